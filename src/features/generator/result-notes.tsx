import type { ViewerState } from "@/data/viewer/use-viewer";
import type { Version } from "@/domain/enhancement-session";

/** Says plainly what wrote the text. */
const ENGINE_NOTES = {
  offline: "Structured offline by rules, without an AI model.",
  llm: "Written by an AI model: check it before you use it.",
} as const satisfies Record<Version["engine"], string>;

const RESULT_NOTES = {
  instruction_added: "Without an AI model your wish was added word for word.",
  unchanged: "There was nothing left to change in this way.",
} as const satisfies Record<NonNullable<Version["note"]>, string>;

/** What the server said about a refinement's cost; nothing where nothing is counted. */
function costOf({ refine, isComplete, isCounted }: Version, { entitlement }: ViewerState) {
  if (refine === null || !isComplete || isCounted === null || entitlement.limit === null) {
    return null;
  }
  return isCounted ? "Counted as a new use." : "Part of the same use: not counted.";
}

/** What to know about a result, beside its text. */
export function ResultNotes({ version, viewer }: { version: Version; viewer: ViewerState }) {
  const notes = [
    version.isComplete ? null : "This is only what came before it ended.",
    version.note === null ? null : RESULT_NOTES[version.note],
    ENGINE_NOTES[version.engine],
    costOf(version, viewer),
  ].filter((note) => note !== null);
  return (
    <div className="text-muted grid gap-1 text-xs">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
