// The build puts both in: the addresses of the application's scripts and of its style sheet.
declare const APPLICATION_SCRIPTS: readonly string[];
declare const APPLICATION_SHEET: string;

function appendLink(properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), properties));
}

/** Fetches what the application and the page consist of, all at once, and resolves with the style in place. */
export async function fetchApplicationFiles({ dataset }: HTMLElement): Promise<void> {
  // The development server resolves each module, and adds the style as a module of its own.
  if (import.meta.env.DEV) return;
  const ofPage = dataset["scripts"]?.split(" ") ?? [];
  for (const href of [...APPLICATION_SCRIPTS, ...ofPage])
    appendLink({ rel: "modulepreload", href });
  await new Promise((resolve, reject) => {
    appendLink({ rel: "stylesheet", href: APPLICATION_SHEET, onload: resolve, onerror: reject });
  });
}
