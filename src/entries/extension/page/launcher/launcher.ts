import { SITE_NAME } from "@/config/site";

import { frameOf, isFreeAt } from "../find-composer";
import { button, element, icon, mark } from "../ui/element";
import { createHost } from "../ui/host";
import { pageTheme } from "../ui/page-theme";
import { type Box, placeBeside } from "../ui/place-beside";
import { LAUNCHER_STYLE } from "./launcher-style";

const MESSAGE_MS = 10_000;

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
  bar.style.visibility = "hidden";

  const own = new Set<Element>([place.host]);
  const isFree = ({ left, top, right, bottom }: Box): boolean =>
    [left + 1, (left + right) / 2, right - 1].every((x) =>
      [top + 1, (top + bottom) / 2, bottom - 1].every((y) => isFreeAt(x, y, own)),
    );

  function spotBeside(composer: HTMLElement): Box | null {
    const { width, height } = bar.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return placeBeside({
      frame: frameOf(composer),
      size: { width, height },
      viewport: { width: clientWidth, height: Math.min(clientHeight, window.innerHeight) },
      isFree,
    });
  }

  return {
    host: place.host,
    keep: place.keep,
    /** Stands beside the composer, or nowhere. */
    moveTo(composer: HTMLElement | null): void {
      const spot = composer === null ? null : spotBeside(composer);
      bar.style.visibility = spot === null ? "hidden" : "visible";
      if (spot === null) return;
      place.setTheme(pageTheme(composer));
      bar.style.left = `${spot.left}px`;
      bar.style.top = `${spot.top}px`;
    },
    setHasOriginal(hasOriginal: boolean): void {
      putBack.hidden = !hasOriginal;
    },
    /** Shows a sentence for lack of a panel. */
    say(sentence: string): void {
      message.textContent = sentence;
      message.hidden = false;
      setTimeout(() => (message.hidden = true), MESSAGE_MS);
    },
    announce(sentence: string): void {
      said.textContent = sentence;
    },
    focus: () => open.focus(),
  };
}
