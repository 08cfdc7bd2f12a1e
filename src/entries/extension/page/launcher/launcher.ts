import { SITE_NAME } from "@/config/site";

import { frameOf, isFreeAt } from "../find-composer";
import { button, element, icon, mark } from "../ui/element";
import { createHost } from "../ui/host";
import { pageTheme } from "../ui/page-theme";
import { type Box, placeBeside } from "../ui/place-beside";
import { LAUNCHER_STYLE } from "./launcher-style";

type LauncherOptions = { shortcut: string; onPress: () => void; onPutBack: () => void };

/** The small button beside the composer, and beside it the way back to the reader's own text. */
export function createLauncher({ shortcut, onPress, onPutBack }: LauncherOptions) {
  const place = createHost(LAUNCHER_STYLE);
  const open = button({
    label: `Enhance with ${SITE_NAME} (${shortcut})`,
    picture: mark(),
    onPress,
  });
  const putBack = button({ label: "Put my text back", picture: icon("back"), onPress: onPutBack });
  const bar = element("div", { class: "bar", role: "group", "aria-label": SITE_NAME });
  const message = element("p", { class: "message", role: "status" });
  const said = element("p", { class: "unseen", role: "status" });
  bar.append(putBack, open);
  place.part.append(bar, message, said);
  putBack.hidden = true;
  message.hidden = true;

  const own = new Set<Element>([place.host]);
  const isFree = ({ left, top, right, bottom }: Box): boolean =>
    [left + 1, (left + right) / 2, right - 1].every((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].every((y) => isFreeAt(x, y, own)),
    );

  return {
    host: place.host,
    keep: place.keep,
    /** Stands beside the composer, or nowhere. */
    moveTo(composer: HTMLElement | null): void {
      bar.style.visibility = "hidden";
      if (composer === null) return;
      place.setTheme(pageTheme(composer));
      const { width, height } = bar.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const spot = placeBeside({
        frame: frameOf(composer),
        size: { width, height },
        viewport: { width: clientWidth, height: Math.min(clientHeight, window.innerHeight) },
        isFree,
      });
      if (spot === null) return;
      bar.style.left = `${spot.left}px`;
      bar.style.top = `${spot.top}px`;
      bar.style.visibility = "visible";
    },
    setHasOriginal(hasOriginal: boolean): void {
      putBack.hidden = !hasOriginal;
    },
    /** Shows a sentence for lack of a panel. */
    say(sentence: string): void {
      message.textContent = sentence;
      message.hidden = false;
    },
    announce(sentence: string): void {
      said.textContent = sentence;
    },
    focus: () => open.focus(),
  };
}
