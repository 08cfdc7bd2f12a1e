export type TextRun = { text: string; isBold: boolean };

const MARKER = "**";

/** As in Markdown, a marker opens only before a non-space character and closes only after one. */
const canOpenBefore = (next: string) => /^\S/.test(next);
const canCloseAfter = (previous = "") => /\S$/.test(previous);

/**
 * Turns `**bold**` into bold runs; a marker without a partner stays in the text.
 * Linear in the length of the line: it looks at every marker once.
 */
export function boldRunsOf(line: string): TextRun[] {
  const segments = line.split(MARKER);
  const runs: TextRun[] = [];
  // The segments since the last bold run, and the index from which they are bold (0: none yet).
  let pending: string[] = [];
  let boldFrom = 0;
  for (const [index, segment] of segments.entries()) {
    if (boldFrom > 0 && canCloseAfter(segments[index - 1])) {
      runs.push({ text: pending.slice(0, boldFrom).join(MARKER), isBold: false });
      runs.push({ text: pending.slice(boldFrom).join(MARKER), isBold: true });
      pending = [];
      boldFrom = 0;
    } else if (boldFrom === 0 && index > 0 && canOpenBefore(segment)) {
      boldFrom = pending.length;
    }
    pending.push(segment);
  }
  runs.push({ text: pending.join(MARKER), isBold: false });
  return runs.filter((run) => run.text !== "");
}

/** As the result shows it: bold markers are no words. */
export function withoutBoldMarkers(text: string): string {
  return text
    .split("\n")
    .map((line) =>
      boldRunsOf(line)
        .map((run) => run.text)
        .join(""),
    )
    .join("\n");
}
