const NUMBER = new Intl.NumberFormat("en-US");

type Measure = {
  /** Characters that would be sent. */
  length: number;
  max: number;
};

/** "3,700 / 4,000 characters" */
export function countText({ length, max }: Measure): string {
  return `${NUMBER.format(length)} / ${NUMBER.format(max)} characters`;
}

/** "too long by 12", or null while it fits. */
export function excessText({ length, max }: Measure): string | null {
  return length > max ? `too long by ${NUMBER.format(length - max)}` : null;
}
