import { isField } from "./editor-kind";

const BLOCKS = new Set(["P", "DIV", "LI", "UL", "OL", "PRE", "BLOCKQUOTE"]);
const isBlock = (node: Node): boolean =>
  BLOCKS.has(node.nodeName) || /^H[1-6]$/.test(node.nodeName);

/** The text of a box with its line breaks: a block is a line of its own, an empty one an empty line. */
export function readText(box: Element): string {
  return isField(box) ? box.value : linesOf(box).join("\n");
}

/** Not `innerText`, which reads the space between two paragraphs as an empty line. */
function linesOf(block: Node): string[] {
  const lines: string[] = [];
  let inline: string | null = null;
  const endInline = () => {
    if (inline !== null) lines.push(...withoutLastBreak(inline).split("\n"));
    inline = null;
  };
  for (const child of block.childNodes) {
    if (isBlock(child)) {
      endInline();
      lines.push(...linesOf(child));
    } else {
      inline = (inline ?? "") + inlineText(child);
    }
  }
  endInline();
  return lines.length === 0 ? [""] : lines;
}

function inlineText(node: Node): string {
  if (node.nodeName === "BR") return "\n";
  // Some editors hold an empty place open with a mark that has no width.
  if (node.nodeType === Node.TEXT_NODE)
    return (node.textContent ?? "").replaceAll(/[\uFEFF\u200B]/g, "");
  // A placeholder that is drawn in the box is no text.
  if (node instanceof HTMLElement && node.contentEditable === "false" && node.ariaHidden === "true")
    return "";
  return [...node.childNodes].map(inlineText).join("");
}

/** The last break of a line gives the cursor a place and means nothing. */
const withoutLastBreak = (text: string): string => (text.endsWith("\n") ? text.slice(0, -1) : text);

/** Both ends, spaces at ends of lines, and kinds of spaces and line ends are not compared. */
export function comparable(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll("\u00A0", " ")
    .replaceAll(/[^\S\n]+$/gm, "")
    .trim();
}

/** The parts of a box that CodeMirror has drawn: of a long text only what is near the screen. */
export function drawnParts(box: Element): string[] {
  const parts: string[][] = [[]];
  for (const child of box.children) {
    if (child.matches(".cm-gap")) parts.push([]);
    else parts.at(-1)?.push(linesOf(child).join("\n"));
  }
  return parts.map((lines) => comparable(lines.join("\n")));
}
