export type SecretKind = "key" | "card number" | "password" | "private key" | "bank account";

/** A part of a text that should not leave this browser without asking. */
export type Secret = { kind: SecretKind; start: number; end: number };

/**
 * Key formats that vendors document, and a word such as "token" followed by what looks like one. Only the matched
 * group is masked, so that "password:" stays readable. Written so that scanners of the built files do not mistake
 * a pattern for a secret.
 */
const PATTERNS: readonly { kind: SecretKind; pattern: RegExp }[] = [
  {
    kind: "private key",
    pattern: /-{5}BEGIN [A-Z ]*PRIVATE KEY-{5}[^]*?(?:-{5}END [A-Z ]*PRIVATE KEY-{5}|$)/g,
  },
  { kind: "key", pattern: /\bsk-[A-Za-z0-9_-]{16,}/g },
  { kind: "key", pattern: /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/g },
  { kind: "key", pattern: /\bsb_(?:secret)_\w{10,}/g },
  { kind: "key", pattern: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { kind: "key", pattern: /\bAIza[\w-]{35}/g },
  { kind: "key", pattern: /\bgh[pousr]_[A-Za-z0-9]{30,}|\bgithub_pat_\w{30,}/g },
  { kind: "key", pattern: /\bglpat-[\w-]{20,}/g },
  { kind: "key", pattern: /\bxox[abeprs]-[A-Za-z0-9-]{10,}/g },
  { kind: "key", pattern: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}(?:\.[\w-]*)?/g },
  {
    kind: "key",
    pattern:
      /\b(?:api[ _-]?key|secret|token|access[ _-]?key)\s*(?:is\s*)?[:=]?\s*["']?(?<secret>(?=[^\s"']*\d)(?=[^\s"']*[A-Za-z])[\w./+=-]{16,})/gi,
  },
  {
    kind: "password",
    pattern:
      /\b(?:password|passwort|passwd|pwd|contraseña|mot de passe|senha)\s*(?:is|ist|es|est)?\s*[:=]\s*["']?(?<secret>[^\s"'[{<]{4,})/giu,
  },
];

const DIGIT_GROUPS = /(?<![\d.,])\d+(?:[ -]\d+)*(?![.,]\d)/g;
const MIN_CARD_DIGITS = 13;
const MAX_CARD_DIGITS = 19;
const BANK_ACCOUNT = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/g;

/** The check digit of card numbers (Luhn, ISO/IEC 7812-1). */
function isCardNumber(digits: string): boolean {
  const { length } = digits;
  if (length < MIN_CARD_DIGITS || length > MAX_CARD_DIGITS) return false;
  if (/^(\d)\1*$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** The check digits of an international bank account number (ISO 13616: the remainder modulo 97 is 1). */
function isBankAccount(text: string): boolean {
  const compact = text.replaceAll(" ", "");
  if (compact.length < 15 || compact.length > 34) return false;
  const moved = compact.slice(4) + compact.slice(0, 4);
  const digits = [...moved].map((character) => Number.parseInt(character, 36).toString()).join("");
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

type DigitGroup = { digits: string; start: number; end: number };

/** The card number that starts with the group at this index, if there is one. */
function cardNumberAt(groups: readonly DigitGroup[], first: number): DigitGroup | undefined {
  let digits = "";
  for (const group of groups.slice(first, first + MAX_CARD_DIGITS)) {
    digits += group.digits;
    if (isCardNumber(digits)) return { digits, start: groups[first]?.start ?? 0, end: group.end };
    if (digits.length > MAX_CARD_DIGITS) return undefined;
  }
  return undefined;
}

/** Card numbers among groups of digits: "3 4111 1111 1111 1111" has one, after the 3. */
function cardNumbersIn({ 0: text, index }: RegExpExecArray): Secret[] {
  const groups = Array.from(text.matchAll(/\d+/g), (match) => {
    const start = index + match.index;
    return { digits: match[0], start, end: start + match[0].length };
  });
  return groups.flatMap((_, first) => {
    const found = cardNumberAt(groups, first);
    return found === undefined
      ? []
      : [{ kind: "card number", start: found.start, end: found.end } as const];
  });
}

function secretOf(kind: SecretKind, match: RegExpExecArray): Secret {
  const secret = match.groups?.["secret"] ?? match[0];
  const start = match.index + match[0].lastIndexOf(secret);
  return { kind, start, end: start + secret.length };
}

/** Keys, passwords, card and account numbers in a text, in order and without overlaps. */
export function findSecrets(text: string): Secret[] {
  const found = PATTERNS.flatMap(({ kind, pattern }) =>
    Array.from(text.matchAll(pattern), (match) => secretOf(kind, match)),
  );
  for (const run of text.matchAll(DIGIT_GROUPS)) found.push(...cardNumbersIn(run));
  for (const match of text.matchAll(BANK_ACCOUNT)) {
    if (isBankAccount(match[0])) found.push(secretOf("bank account", match));
  }
  let end = 0;
  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((secret) => {
      if (secret.start < end) return false;
      end = secret.end;
      return true;
    });
}

/** The text with each secret replaced by a placeholder that says what it was. */
export function maskSecrets(text: string): string {
  let masked = "";
  let end = 0;
  for (const secret of findSecrets(text)) {
    masked += `${text.slice(end, secret.start)}[${secret.kind.toUpperCase()}]`;
    end = secret.end;
  }
  return masked + text.slice(end);
}

/** "a card number", "a card number and 2 keys" */
export function describeSecrets(secrets: readonly Secret[]): string {
  const counts = new Map<string, number>();
  for (const { kind } of secrets) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .map(([kind, count]) => (count === 1 ? `a ${kind}` : `${count} ${kind}s`))
    .join(" and ");
}
