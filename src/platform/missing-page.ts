/**
 * Logs an address without a page (specification, section 2) once. The boot script does it for a page from the
 * server, the not-found page for a navigation inside the application; they share only the document.
 */
export function logMissingPage(pathname: string): void {
  const { dataset } = document.documentElement;
  if (dataset["missingPage"] === pathname) return;
  dataset["missingPage"] = pathname;
  console.error(`404: no page at ${pathname}`);
}
