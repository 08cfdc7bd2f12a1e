import type { Page } from "@playwright/test";

// What a reader waits for who types into the library's search box.

const QUIET_MS = 1000;
const SEARCHES = [
  "resume",
  "meal plan",
  "cover letter",
  "wedding speech",
  "python code",
  "lose weight",
  "instagram captions",
  "meeting notes",
  "budget",
] as const;

/** The middle one, whole milliseconds; 0 of none. */
export function medianOf(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
}

/** Of each key pressed, the time until its letter was painted, as Event Timing reports it. */
export async function paintTimesOfKeys(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, "keyDurations", durations);
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === "keydown") durations.push(duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    window.scrollTo({ top: 0, behavior: "instant" });
  });
  await page.getByRole("searchbox").click();
  await page.keyboard.type("meeting notes", { delay: 120 });
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => Reflect.get(window, "keyDurations") as number[]);
}

/** Of each search, the milliseconds from its last key to the number of its results standing above the cards. */
export async function waitsForResults(page: Page): Promise<number[]> {
  const waits: number[] = [];
  const box = page.getByRole("searchbox");
  for (const search of SEARCHES) {
    await box.fill(search.slice(0, -1));
    await page.waitForTimeout(QUIET_MS);
    const waited = page.evaluate(waitForSentence, `“${search}”`);
    await box.press(search.slice(-1));
    waits.push(await waited);
  }
  return waits.map(Math.round);
}

/** In the page: from the next key until the sentence above the results names what was searched for. */
function waitForSentence(named: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sentence = document.querySelector("#results output");
    if (sentence === null) {
      reject(new Error("There are no results on this page."));
      return;
    }
    let pressed = Number.NaN;
    document.addEventListener("keydown", (event) => (pressed = event.timeStamp), {
      capture: true,
      once: true,
    });
    new MutationObserver((_changes, observer) => {
      if (!sentence.textContent.includes(named)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - pressed));
    }).observe(sentence, { childList: true, subtree: true, characterData: true });
  });
}
