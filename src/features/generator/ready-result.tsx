import { OpenInMenu } from "@/components/open-in-menu";
import type { Version } from "@/data/enhancement/enhancement-session";

/** For a text that is good as it is: what could still be said, and where to take it. */
export function ReadyResult({ version }: { version: Version }) {
  const { suggestions, content } = version;
  return (
    <div className="grid gap-4">
      {suggestions.length > 0 && (
        <div className="grid gap-2 text-sm">
          <p className="font-medium">If you want to say more</p>
          <ul className="text-muted marker:text-control grid list-disc gap-1 ps-5">
            {suggestions.map((suggestion) => (
              <li key={suggestion} dir="auto">
                {suggestion}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <OpenInMenu text={content} />
      </div>
    </div>
  );
}
