import {
  BookOpen,
  FileText,
  Keyboard,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  PenLine,
  Search,
  Sun,
} from "lucide-react";

import { CATEGORIES, type Category } from "@/config/categories";
import { MAX_SEARCH_CHARACTERS } from "@/config/limits";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { categoryPath, promptPath } from "@/domain/prompt-address";
import type { MatchPart } from "@/domain/prompt-search";
import { foldText } from "@/domain/title-match";
import type { Theme } from "@/platform/theme";

import { SITE_PAGES } from "../site-pages";

/** A page of the application, a document of its own, or something to do. */
export type PaletteWay =
  | { kind: "page"; to: string }
  | { kind: "document"; href: string }
  | { kind: "action"; run: () => void };

export type PaletteItem = {
  /** Also remembered as a recent choice. */
  id: string;
  label: string;
  folded: string;
  icon: LucideIcon | Category;
  /** Resolved when the item is shown: a thousand addresses take long to make. */
  way: () => PaletteWay;
  isPremium?: boolean;
  /** What it is, beside its label. */
  note?: string;
  /** The part of a prompt's text that was found. */
  snippet?: readonly MatchPart[];
  /** Not remembered as a recent choice. */
  isPassing?: true;
};

const page = (to: string, label: string, icon: LucideIcon): PaletteItem => ({
  id: to,
  label,
  folded: foldText(label),
  icon,
  way: () => ({ kind: "page", to }),
});

export const PAGE_ITEMS: readonly PaletteItem[] = [
  ...SITE_PAGES,
  { to: ROUTES.support, label: "Support" },
].map(({ to, label }) => page(to, label, FileText));

/** Each list has its data in a document of its own. */
export const CATEGORY_ITEMS: readonly PaletteItem[] = CATEGORIES.map((category) => ({
  id: categoryPath(category),
  label: category,
  folded: foldText(category),
  icon: category,
  way: () => ({ kind: "document", href: categoryPath(category) }),
}));

export const guideItem = ({ path, label }: { path: string; label: string }): PaletteItem =>
  page(path, label, BookOpen);

type PalettePrompt = { title: string; category: Category; isPremium: boolean; slug: () => string };

export function promptItem({ title, category, isPremium, slug }: PalettePrompt): PaletteItem {
  return {
    id: `prompt: ${title}`,
    label: title,
    folded: foldText(title),
    icon: category,
    way: () => ({ kind: "document", href: promptPath(slug()) }),
    isPremium,
    note: category,
  };
}

const action = (label: string, icon: LucideIcon, run: () => void): PaletteItem => ({
  id: `action: ${label}`,
  label,
  folded: foldText(label),
  icon,
  way: () => ({ kind: "action", run }),
  isPassing: true,
});

type ActionOptions = {
  theme: Theme;
  setTheme: (theme: Theme) => void;
  onShortcuts: () => void;
  /** Null for a guest. */
  onSignOut: (() => void) | null;
};

const THEMES = [
  { theme: "light", label: "Use the light theme", icon: Sun },
  { theme: "dark", label: "Use the dark theme", icon: Moon },
  { theme: "system", label: "Use the system theme", icon: Monitor },
] as const;

export function actionItems(options: ActionOptions): PaletteItem[] {
  const { theme: current, setTheme, onShortcuts, onSignOut } = options;
  return [
    ...THEMES.filter(({ theme }) => theme !== current).map(({ theme, label, icon }) =>
      action(label, icon, () => setTheme(theme)),
    ),
    action("Show keyboard shortcuts", Keyboard, onShortcuts),
    ...(onSignOut === null ? [] : [action("Sign Out", LogOut, onSignOut)]),
  ];
}

function addressWith(path: string, name: string, value: string): string {
  return `${path}?${new URLSearchParams({ [name]: value })}`;
}

/** What can be done with any text, also with one that nothing matches. */
export function textItems(text: string, currentPath: string): PaletteItem[] {
  const enhance = addressWith(ROUTES.refine, QUERY_PARAMETERS.text, text);
  const wanted = text.slice(0, MAX_SEARCH_CHARACTERS);
  const search = addressWith(ROUTES.library, QUERY_PARAMETERS.search, wanted);
  return [
    {
      ...page(enhance, `Enhance “${text}”`, PenLine),
      isPassing: true,
      // The enhancer reads its address when it starts.
      ...(currentPath === ROUTES.refine && { way: () => ({ kind: "document", href: enhance }) }),
    },
    { ...page(search, `Search the library for “${text}”`, Search), isPassing: true },
  ];
}
