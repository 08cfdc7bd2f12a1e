import { expect, type Page } from "@playwright/test";

/**
 * What is wider than the window, than its own button, or scrolls sideways inside itself, as only a row of choices may;
 * empty when nothing does.
 */
function findWide(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const describe = (element: Element) =>
      `${element.tagName.toLowerCase()} ${element.className}: ${element.scrollWidth} in ${element.clientWidth}`;
    const scrolls = (element: Element) =>
      ["auto", "scroll"].includes(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth;
    const isCutButton = (element: Element) =>
      element.tagName === "BUTTON" && element.scrollWidth > element.clientWidth + 1;
    const wide = [...document.querySelectorAll("body :not([role=toolbar])")]
      .filter((element) => scrolls(element) || isCutButton(element))
      .map(describe);
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width ? [`the page: ${scrollWidth} in ${width}`, ...wide] : wide;
  }, page.viewportSize()?.width ?? 0);
}

/** Nothing on the screen as it is now has to be scrolled sideways. */
export async function expectNothingSideways(page: Page): Promise<void> {
  await expect.poll(() => findWide(page)).toEqual([]);
}
