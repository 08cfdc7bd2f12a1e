/** A title and a text that an edit replaced. */
export type OwnPromptVersion = {
  title: string;
  content: string;
  /** ISO timestamp. */
  replaced_at: string;
};

function isVersion(value: unknown): value is OwnPromptVersion {
  const { title, content, replaced_at } = Object(value) as Record<string, unknown>;
  return [title, content, replaced_at].every((part) => typeof part === "string");
}

/** The versions in a row of the database, newest first. */
export const parseVersions = (value: unknown): OwnPromptVersion[] =>
  Array.isArray(value) ? value.filter(isVersion) : [];
