import { ChevronDown } from "lucide-react";

import { ASSISTANTS, WRITTEN_FOR } from "@/config/assistants";
import { rememberAssistant, useAssistant } from "@/platform/assistant";

/** The assistant that the first answer is written for; 'Open in' remembers the same one. */
export function AssistantChoice() {
  const assistant = useAssistant();
  return (
    <label className="text-muted relative inline-flex items-center gap-1.5 text-sm">
      For:
      <select
        aria-label="Write it for"
        value={assistant ?? ""}
        onChange={(event) => rememberAssistant(event.target.value)}
        className="text-ink decoration-control rounded-control field-sizing-content min-h-11 appearance-none bg-transparent pe-5 underline decoration-dotted underline-offset-4"
      >
        <option value="">any assistant</option>
        {WRITTEN_FOR.map((id) => (
          <option key={id} value={id}>
            {ASSISTANTS.find((known) => known.id === id)?.name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-0 size-4" />
    </label>
  );
}
