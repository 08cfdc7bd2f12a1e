// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

import { useMediaQuery } from "./use-media-query";

afterEach(() => vi.unstubAllGlobals());

/** jsdom has no layout, so it has no matchMedia. */
function stubScreen(isMatch: boolean) {
  const list = Object.assign(new EventTarget(), { matches: isMatch });
  vi.stubGlobal("matchMedia", () => list);
  return (isNowMatch: boolean) => {
    list.matches = isNowMatch;
    list.dispatchEvent(new Event("change"));
  };
}

function Probe() {
  return String(useMediaQuery("(max-width: 767.98px)"));
}

test("follows the screen and stops when it is gone", () => {
  const changeScreen = stubScreen(true);
  const { result, unmount } = renderHook(() => useMediaQuery("(max-width: 767.98px)"));
  expect(result.current).toBe(true);
  act(() => changeScreen(false));
  expect(result.current).toBe(false);
  unmount();
  changeScreen(true);
  expect(result.current).toBe(false);
});

test("is false in prerendered HTML", () => {
  stubScreen(true);
  expect(renderToString(<Probe />)).toBe("false");
});
