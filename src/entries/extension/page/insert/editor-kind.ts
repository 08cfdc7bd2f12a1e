/** What kind of editor a box is; each takes text in another way. */
export type EditorKind =
  | "field"
  | "prosemirror"
  | "quill"
  | "lexical"
  | "slate"
  | "codemirror"
  /** Anything else that can be edited. */
  | "editable";

/** The mark that each editor leaves on its box. Tiptap is built on ProseMirror and has its mark. */
const MARKS: readonly (readonly [EditorKind, string])[] = [
  ["prosemirror", ".ProseMirror"],
  ["quill", ".ql-editor"],
  ["lexical", "[data-lexical-editor]"],
  ["slate", "[data-slate-editor]"],
  ["codemirror", ".cm-content"],
];

export function isField(box: Element): box is HTMLTextAreaElement | HTMLInputElement {
  return box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement;
}

export function editorKindOf(box: Element): EditorKind {
  if (isField(box)) return "field";
  return MARKS.find(([, mark]) => box.matches(mark))?.[0] ?? "editable";
}
