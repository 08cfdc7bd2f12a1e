import type { Version } from "@/data/enhancement/enhancement-session";
import { RESULT_NOTES } from "@/data/enhancement/problem-sentences";
import type { ViewerState } from "@/data/viewer/use-viewer";

/** Says plainly what wrote the text. */
const ENGINE_NOTES = {
  offline: "Written by our rules, without an AI model.",
  llm: "Written by an AI model: check it before you use it.",
} as const satisfies Record<Version["engine"], string>;

/** What the server said about the cost of a refinement or of a text that needed none; nothing where nothing is counted. */
function costOf({ refine, outcome, isComplete, isCounted }: Version, { entitlement }: ViewerState) {
  if (!isComplete || isCounted === null || entitlement.limit === null) return null;
  if (outcome === "ready") return "Not counted: your text is good as it is.";
  if (refine === null) return null;
  return isCounted ? "This used another enhancement." : "This doesn't use another enhancement.";
}

/** What to know about a result, beside its text. */
export function ResultNotes({ version, viewer }: { version: Version; viewer: ViewerState }) {
  const notes = [
    version.isComplete ? null : "This prompt is not complete.",
    version.note === null ? null : RESULT_NOTES[version.note],
    version.outcome === "ready" ? null : ENGINE_NOTES[version.engine],
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
