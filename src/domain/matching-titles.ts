type Titled = { title: string; gets: string };

/** Those whose title or `gets` has every word of what was typed, in any case. */
export function matchingTitles<Row extends Titled>(rows: readonly Row[], typed: string): Row[] {
  const words = typed.toLowerCase().split(/\s+/);
  return rows.filter(({ title, gets }) => {
    const text = `${title} ${gets}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
