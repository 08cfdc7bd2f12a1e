import type { ComponentType } from "react";
import type * as Titles from "virtual:prompt-titles";

import { Palette } from "@/components/palette/palette";
import { guideItem, type PaletteItem, promptItem } from "@/components/palette/palette-items";
import type { PaletteView } from "@/components/palette/palette-opener";
import { ShortcutSheet } from "@/components/palette/shortcut-sheet";
import type { FindInTexts } from "@/components/palette/use-text-matches";
import { GUIDES } from "@/content/registry";
import { slugify } from "@/domain/prompt-address";
import { weeklyPick } from "@/domain/weekly-pick";
import { useStoredAccount } from "@/platform/stored-session";

const GUIDE_ITEMS = GUIDES.map(guideItem);

/** The data layer is fetched when texts are searched: titles need none. */
const findInTexts: FindInTexts = async (search, signal) =>
  (await import("@/data/prompts/find-in-texts")).findInTexts(search, signal);

async function signOut(): Promise<void> {
  const { signOutAnywhere } = await import("@/data/session/sign-out-anywhere");
  await signOutAnywhere();
}

function promptItems({ TITLE_GROUPS, SLUGS_BY_TITLE }: typeof Titles): PaletteItem[] {
  return TITLE_GROUPS.flatMap(({ category, isPremium, titles }) =>
    titles.map((title) => {
      const slug = () => SLUGS_BY_TITLE[title] ?? slugify(title);
      return promptItem({ title, category, isPremium, slug });
    }),
  );
}

/** The palette with all there is to find on this site. */
export function sitePaletteOf(titles: typeof Titles): ComponentType<PaletteView> {
  const prompts = promptItems(titles);
  const picks = weeklyPick(titles.FEATURED_TITLES, new Date());
  const picked = prompts.filter(({ label }) => picks.includes(label));
  return function SitePalette(view) {
    const isSignedIn = Boolean(useStoredAccount());
    return (
      <>
        <Palette
          {...view}
          prompts={prompts}
          picked={picked}
          guides={GUIDE_ITEMS}
          findInTexts={findInTexts}
          onSignOut={isSignedIn ? () => void signOut() : null}
        />
        <ShortcutSheet isOpen={view.view === "shortcuts"} onClose={() => view.onViewChange(null)} />
      </>
    );
  };
}
