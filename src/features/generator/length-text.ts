const NUMBER = new Intl.NumberFormat("en-US");

/** How a text of this many characters, which is what would be sent, fits: in words for the screen. */
export function lengthText(length: number, max: number) {
  const count = `${NUMBER.format(length)} / ${NUMBER.format(max)} characters`;
  if (length <= max) return { count, excess: null, error: undefined };
  const excess = `too long by ${NUMBER.format(length - max)}`;
  return { count, excess, error: `${count}: ${excess}.` };
}
