/** Joins the class names that apply, so that conditions can stand in the list. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
