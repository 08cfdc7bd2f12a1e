type Titled = { title: string; line: string };

/** Those whose title or line has every word of what was typed, in any case. */
export function matchingTitles<Row extends Titled>(rows: readonly Row[], typed: string): Row[] {
  const words = typed.toLowerCase().split(/\s+/);
  return rows.filter(({ title, line }) => {
    const text = `${title} ${line}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
