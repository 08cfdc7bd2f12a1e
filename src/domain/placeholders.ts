/** A stretch of a prompt's text: an input to fill in, such as `[YOUR OFFER]`, or what stands between. */
export type PromptRun = { text: string; isPlaceholder: boolean };

const PLACEHOLDER = /(\[[A-Z0-9][^\]\n[]*\])/;

/** Cuts a prompt's text at its placeholders; joined, the runs are the text again. */
export function promptRunsOf(text: string): PromptRun[] {
  return text
    .split(PLACEHOLDER)
    .map((run, index) => ({ text: run, isPlaceholder: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}
