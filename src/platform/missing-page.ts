/**
 * Logs an address that leads nowhere (specification, section 2), once: for a page of the server the
 * boot script does it, for one inside the application the page. They share the document, not a module.
 */
export function logMissingPage(pathname: string): void {
  const { dataset } = document.documentElement;
  if (dataset["missingPage"] === pathname) return;
  dataset["missingPage"] = pathname;
  console.error(`404: no page at ${pathname}`);
}
