import { describe, expect, test } from "vitest";

import { placeBeside, placePanel } from "./place-beside";

const size = { width: 36, height: 36 };
const wide = { width: 1280, height: 800 };
const narrow = { width: 375, height: 700 };
const frame = { left: 280, top: 670, right: 1000, bottom: 784 };
const fullWidth = { left: 12, top: 600, right: 363, bottom: 690 };
const free = () => true;

describe("the launcher", () => {
  test("is right of the composer where there is room", () => {
    expect(placeBeside({ frame, size, viewport: wide, isFree: free })).toMatchObject({
      left: 1008,
      top: 748,
    });
  });

  test("is above it on a narrow screen", () => {
    expect(placeBeside({ frame: fullWidth, size, viewport: narrow, isFree: free })).toMatchObject({
      left: 327,
      top: 556,
    });
  });

  test("gives way to what can be pressed", () => {
    const isFree = ({ left, top }: { left: number; top: number }) => left < 900 && top < 670;
    expect(placeBeside({ frame, size, viewport: wide, isFree })).toMatchObject({
      left: 280,
      top: 626,
    });
  });

  test("is nowhere where all places are taken", () => {
    expect(placeBeside({ frame, size, viewport: wide, isFree: () => false })).toBeNull();
  });
});

describe("the panel", () => {
  test("is above a composer at the lower edge", () => {
    expect(placePanel(frame, wide)).toEqual({ left: 280, width: 640, bottom: 138, maxHeight: 560 });
  });

  test("is below one in the upper half", () => {
    const upper = { ...frame, top: 100, bottom: 200 };
    expect(placePanel(upper, wide)).toEqual({ left: 280, width: 640, top: 208, maxHeight: 560 });
  });

  test("is as wide as a narrow screen", () => {
    expect(placePanel(fullWidth, narrow)).toMatchObject({ left: 12, width: 351 });
  });

  test("lies over a page that has room nowhere", () => {
    const low = { width: 375, height: 300 };
    expect(placePanel({ left: 12, top: 150, right: 363, bottom: 290 }, low)).toMatchObject({
      top: 8,
      maxHeight: 284,
    });
  });

  test("has a place without a composer", () => {
    expect(placePanel(null, wide)).toEqual({ left: 952, width: 320, bottom: 8, maxHeight: 560 });
  });
});
