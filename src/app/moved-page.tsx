import { type ReactNode, useEffect } from "react";

import { replaceDocument } from "@/platform/browser";

export type MovedPageProps = {
  to: string;
  /** What the host showed, having no redirect of its own. */
  here: ReactNode;
};

/** Goes to a page that has its data in a document of its own. */
export function MovedPage({ to, here }: MovedPageProps) {
  // Outside React: the document.
  useEffect(() => replaceDocument(to), [to]);
  return here;
}
