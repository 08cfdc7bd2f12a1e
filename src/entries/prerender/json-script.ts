/** JSON-LD for search engines, or with an id data for our own script. */
export function jsonScript(data: object, id?: string): string {
  const attributes =
    id === undefined ? 'type="application/ld+json"' : `type="application/json" id="${id}"`;
  // Inside a script element, `</script` would end it.
  return `<script ${attributes}>${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}
