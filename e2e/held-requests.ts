import type { Page, Route } from "@playwright/test";

export type HeldRequests = {
  /** Ends it for new requests; those on hold stay there. */
  letNewPass: () => void;
  release: () => Promise<void>;
};

/** Lets requests to these addresses hang until told otherwise. */
export async function holdRequests(page: Page, address: string): Promise<HeldRequests> {
  const held: Route[] = [];
  let isOver = false;
  await page.route(address, async (route) => {
    if (isOver) await route.continue();
    else held.push(route);
  });
  const letNewPass = () => {
    isOver = true;
  };
  return {
    letNewPass,
    release: async () => {
      letNewPass();
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
