import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

import { MOBILE_MEDIA_QUERY, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";

import type { Generator } from "./use-generator";

const isField = (element: Element) => element.matches("input, textarea");
const valueOf = (field: Element) => Reflect.get(field, "value") as string;

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom >= 0;
}

/** Where the focus is taken from is still what the reader pressed: nothing else was chosen or typed meanwhile. */
function isWaiting(section: Element | null, isAnswered: boolean): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  if (section?.contains(focused) !== true) return false;
  if (!isField(focused)) return true;
  return focused.tagName === "TEXTAREA" ? isAnswered : valueOf(focused) === "";
}

/**
 * Brings a complete answer to a reader who waits for it: on a phone its start is moved to the top of the screen, and
 * where its heading is off the screen, the focus goes there. `isRead` is true when the focus went there, which a
 * screen reader says by itself.
 */
export function useArrival(generator: Generator, headingRef: RefObject<HTMLElement | null>) {
  const { arrivedId, isAnswered } = generator;
  const [readId, setReadId] = useState<string | null>(null);

  const arrive = useEffectEvent(() => {
    const heading = headingRef.current;
    const section = heading?.closest("section") ?? null;
    if (heading === null || !isWaiting(section, isAnswered)) return;
    const pressed = document.activeElement ?? document.body;
    const isPhone = window.matchMedia(MOBILE_MEDIA_QUERY).matches;
    const isAbove = heading.getBoundingClientRect().bottom < 0;
    // Who has scrolled past the heading, away from what was pressed, is reading.
    const isReading = isAbove && (pressed === document.body || !isOnScreen(pressed));
    const isSeen = isOnScreen(heading);
    // A folded form takes the focus with it.
    const isFocusLost = pressed !== document.body && pressed.getClientRects().length === 0;
    if (!isSeen || (isPhone && isFocusLost)) {
      heading.focus({ preventScroll: true });
      setReadId(arrivedId);
    }
    if ((isPhone || !isSeen) && !isReading) {
      const isStill = window.matchMedia(REDUCED_MOTION_MEDIA_QUERY).matches;
      heading.scrollIntoView({ block: "start", behavior: isStill ? "instant" : "smooth" });
    }
  });

  // Before the browser takes the focus from what is hidden, and before the answer is announced.
  useLayoutEffect(() => {
    if (arrivedId !== null) arrive();
  }, [arrivedId]);

  return { isRead: arrivedId !== null && readId === arrivedId };
}
