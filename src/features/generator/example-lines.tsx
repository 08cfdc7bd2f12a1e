export type ExampleLinesProps = {
  lines: readonly string[];
  onChoose: (line: string) => void;
};

/** Lazy lines to start from, in pencil grey like everything that is not finished yet. */
export function ExampleLines({ lines, onChoose }: ExampleLinesProps) {
  return (
    <div className="border-line mt-5 border-t pt-4">
      <p className="text-sm font-medium">Or start from one of these</p>
      <ul className="divide-line mt-2 divide-y">
        {lines.map((line) => (
          <li key={line}>
            <button
              type="button"
              onClick={() => onChoose(line)}
              className="text-muted text-prompt hover:text-ink min-h-11 w-full py-2 text-start font-mono"
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
