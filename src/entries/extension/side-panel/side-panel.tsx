import * as Tabs from "@radix-ui/react-tabs";
import { useState } from "react";

import { SITE_NAME } from "@/config/site";
import { useViewer } from "@/data/viewer/use-viewer";
import { AccountButton } from "@/features/account/account-button";
import { PremiumBadge } from "@/features/premium/premium-badge";
import { AccountDialogs, useAccountDialog } from "@/pages/account-dialogs";
import { PageMain } from "@/ui/page-main";

import { PromptDetail } from "./prompt-detail";
import { TextList } from "./text-list";
import { type PanelText, type Shelf, SHELVES } from "./texts";

const shelfOf = (value: string): Shelf => SHELVES.find((shelf) => shelf === value) ?? "Library";

/** The library beside a page: choose a text, fill in its blanks, and put it into the page's box. */
export function SidePanel() {
  const viewer = useViewer();
  const { dialog, setDialog } = useAccountDialog(viewer);
  const [shelf, setShelf] = useState<Shelf>("Library");
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<PanelText | null>(null);
  return (
    <>
      <title>{`Prompt library | ${SITE_NAME}`}</title>
      <header className="border-line flex min-h-14 items-center justify-between gap-2 border-b px-4 py-1.5">
        <p className="mr-auto font-serif text-base font-medium">{SITE_NAME}</p>
        {viewer.entitlement.tier === "premium" && <PremiumBadge />}
        <AccountButton user={viewer.user} onSignIn={() => setDialog("auth")} size="sm" />
      </header>
      <PageMain className="grid grid-cols-1 gap-4 px-4 py-4">
        {chosen === null ? (
          <Tabs.Root
            value={shelf}
            onValueChange={(value) => setShelf(shelfOf(value))}
            className="grid grid-cols-1 gap-4"
          >
            <h1 className="sr-only">Your prompts</h1>
            <Tabs.List aria-label="Prompts" className="border-line flex gap-5 border-b">
              {SHELVES.map((name) => (
                <Tabs.Trigger
                  key={name}
                  value={name}
                  className="text-muted hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink -mb-px min-h-11 border-b-2 border-transparent text-sm font-medium"
                >
                  {name}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {SHELVES.map((name) => (
              <Tabs.Content key={name} value={name}>
                <TextList
                  shelf={name}
                  search={search}
                  onSearch={setSearch}
                  viewer={viewer}
                  onChoose={setChosen}
                  onSignIn={() => setDialog("auth")}
                />
              </Tabs.Content>
            ))}
          </Tabs.Root>
        ) : (
          <PromptDetail
            text={chosen}
            onBack={() => setChosen(null)}
            onUnlock={() => setDialog("upgrade")}
          />
        )}
      </PageMain>
      <AccountDialogs user={viewer.user} open={dialog} onChange={setDialog} hideGoogle />
    </>
  );
}
