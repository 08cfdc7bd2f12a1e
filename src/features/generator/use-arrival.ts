import { type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";

import { MOBILE_MEDIA_QUERY, REDUCED_MOTION_MEDIA_QUERY } from "@/config/limits";

import type { Generator } from "./use-generator";

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom >= 0;
}

/** False for who has chosen or typed something else since the request. */
function isWaiting(section: Element | null, isAnswered: boolean): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  if (section?.contains(focused) !== true) return false;
  if (focused instanceof HTMLTextAreaElement) return isAnswered;
  return !(focused instanceof HTMLInputElement) || focused.value === "";
}

/** Who has scrolled past the heading, away from what was pressed, is reading already. */
function isReading(heading: Element, pressed: Element): boolean {
  const isAway = pressed === document.body || !isOnScreen(pressed);
  return heading.getBoundingClientRect().bottom < 0 && isAway;
}

/** A folded form would take the focus with it. */
function isHidden(pressed: Element): boolean {
  return pressed !== document.body && pressed.getClientRects().length === 0;
}

/** Shows the result from its start, on a phone always. Answers whether the focus went to its heading. */
function bringIntoView(heading: HTMLElement): boolean {
  const pressed = document.activeElement ?? document.body;
  const isPhone = window.matchMedia(MOBILE_MEDIA_QUERY).matches;
  const isSeen = isOnScreen(heading);
  const canStay = isReading(heading, pressed) || (isSeen && !isPhone);
  const takesFocus = !isSeen || (isPhone && isHidden(pressed));
  if (takesFocus) heading.focus({ preventScroll: true });
  if (!canStay) {
    const isStill = window.matchMedia(REDUCED_MOTION_MEDIA_QUERY).matches;
    heading.scrollIntoView({ block: "start", behavior: isStill ? "instant" : "smooth" });
  }
  return takesFocus;
}

/**
 * Brings a complete answer to a reader who waits for it. `isRead` is true when the focus went to its heading, which a
 * screen reader says by itself.
 */
export function useArrival(generator: Generator, headingRef: RefObject<HTMLElement | null>) {
  const { arrivedId, isAnswered } = generator;
  const [readId, setReadId] = useState<string | null>(null);

  const handleArrival = useEffectEvent((id: string) => {
    const heading = headingRef.current;
    if (heading === null || !isWaiting(heading.closest("section"), isAnswered)) return;
    if (bringIntoView(heading)) setReadId(id);
  });

  // Before the browser takes the focus from what is hidden, and before the answer is announced.
  useLayoutEffect(() => {
    if (arrivedId !== null) handleArrival(arrivedId);
  }, [arrivedId]);

  return { isRead: arrivedId !== null && readId === arrivedId };
}
