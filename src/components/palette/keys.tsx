import { classNames } from "@/lib/class-names";

type KeysProps = { keys: readonly string[]; className?: string };

/** Keys as they are labeled: "Mod" is ⌘ on an Apple keyboard, and Ctrl on others. */
export function Keys({ keys, className }: KeysProps) {
  return (
    <span className={classNames("inline-flex gap-1", className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className="border-line bg-paper text-muted min-w-6 rounded-[4px] border px-1.5 py-0.5 text-center font-sans text-xs"
        >
          {key === "Mod" ? (
            <>
              <span className="apple:hidden">Ctrl</span>
              <span className="apple:inline hidden">⌘</span>
            </>
          ) : (
            key
          )}
        </kbd>
      ))}
    </span>
  );
}
