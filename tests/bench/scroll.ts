import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type CDPSession, chromium, type Page } from "@playwright/test";

import { chromiumForTests } from "../../.ci/test-browser";
import { startSite } from "../../e2e/started-site";
import { startEmbeddedBackend } from "../../supabase/local/embedded-backend";
import { createKeys } from "../../supabase/local/keys";
import { loadPrompts } from "../support/generated-prompts";
import { machine } from "./library-cases";
import { medianOf, paintTimesOfKeys, waitsForResults } from "./search-typing";
import { type Smoothness, smoothnessOf, whereTimeWent } from "./trace";

// Scrolls through 1,050 cards on a processor slowed four times, types into the search box above them, and
// prints what the browser itself reports: npm run bench:scroll.
// With the wheel, as readers scroll, the browser moves the page by itself and the main thread has to bring the
// cards in time. A script that moves the page makes the main thread answer for every frame, which is harder.

const CARDS = 1050;
const SLOWDOWN = 4;
/** Three screens a second, and nine. */
const WHEEL_PIXELS_PER_SECOND = [2400, 7200];
/** At 60 frames a second as fast as the faster wheel. */
const PIXELS_PER_FRAME = 120;
const PATIENCE_MS = 120_000;
const SETTLE_MS = 1000;

async function fillLibrary(dataFolder: string): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  const backend = await startEmbeddedBackend({
    keys: createKeys(),
    siteUrl: "http://localhost",
    // Where `npm start` has it (supabase/local/local-site.ts).
    dataFolder: join(dataFolder, "database"),
  });
  await loadPrompts(backend.sql, CARDS);
  await backend.close();
}

/**
 * Finds elements by their place: to find them by role, Playwright asks for the style of every card, work that
 * scrolling would be spared.
 */
async function showAllCards(page: Page): Promise<void> {
  await page.goto("/prompts");
  await page.getByText(/^1,050 prompts$/).waitFor();
  const more = page.locator("main button", { hasText: "Show more" });
  for (;;) {
    const count = await page.locator("main [role=listitem]").count();
    if (count === CARDS) return;
    await more.first().evaluate((button: HTMLElement) => button.click());
    await page.waitForFunction(
      (shown) => document.querySelectorAll("main [role=listitem]").length > shown,
      count,
    );
  }
}

function longTasksText({ longTasks, longTasksOnProcessor }: Smoothness<unknown>): string {
  return (
    `tasks over 50 ms: ${longTasks.count}, the longest ${longTasks.longestMs} ms ` +
    `(on the processor ${longTasksOnProcessor.count}, ${longTasksOnProcessor.longestMs} ms)`
  );
}

/** From top to bottom, with the wheel. */
async function wheelThrough(page: Page, session: CDPSession, speed: number): Promise<void> {
  const height = await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    return document.documentElement.scrollHeight - window.innerHeight;
  });
  await page.waitForTimeout(SETTLE_MS);
  await session.send("Input.synthesizeScrollGesture", {
    x: 640,
    y: 400,
    yDistance: -height,
    speed,
    gestureSourceType: "mouse",
    preventFling: true,
  });
}

type ScrollReport = { frames: number; slowFrames: number; worstFrameMs: number };

/** From top to bottom, a step a frame. A frame is slow when it took longer than two at 60 a second. */
function scrollThrough(page: Page): Promise<ScrollReport> {
  return page.evaluate(async (step) => {
    const frames: number[] = [];
    await new Promise<void>((resolve) => {
      let last = performance.now();
      const next = (now: number) => {
        frames.push(now - last);
        last = now;
        const before = window.scrollY;
        window.scrollBy({ top: step, behavior: "instant" });
        if (window.scrollY === before) resolve();
        else requestAnimationFrame(next);
      };
      window.scrollTo({ top: 0, behavior: "instant" });
      requestAnimationFrame(next);
    });
    const measured = frames.slice(1);
    return {
      frames: measured.length,
      slowFrames: measured.filter((duration) => duration > 2000 / 60).length,
      worstFrameMs: Math.round(Math.max(...measured)),
    };
  }, PIXELS_PER_FRAME);
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

const mainThreadMs = async (session: CDPSession) => (await metric(session, "TaskDuration")) * 1000;

async function heapMegabytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  return Math.round((await metric(session, "JSHeapUsedSize")) / 100_000) / 10;
}

async function measurePage(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await chromiumForTests(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width: 1280, height: 800 },
      // It would fetch what it keeps while frames are counted.
      serviceWorkers: "block",
    });
    page.setDefaultTimeout(PATIENCE_MS);
    // tsx wraps named functions in this helper, which a page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await showAllCards(page);
    const session = await page.context().newCDPSession(page);
    // Time on the processor, so that other work on the machine does not count.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const heap = [await heapMegabytes(session)];
    for (const speed of WHEEL_PIXELS_PER_SECOND) {
      const smoothness = await smoothnessOf({ browser, page }, () =>
        wheelThrough(page, session, speed),
      );
      console.warn(
        `Wheel, ${speed} px a second: ${smoothness.drawn} of ${smoothness.begun} frames drawn; ` +
          longTasksText(smoothness),
      );
    }
    for (const pass of [1, 2]) {
      const before = await mainThreadMs(session);
      const smoothness = await smoothnessOf({ browser, page }, () => scrollThrough(page));
      const busyMs = (await mainThreadMs(session)) - before;
      heap.push(await heapMegabytes(session));
      const { frames, slowFrames, worstFrameMs } = smoothness.result;
      console.warn(
        `Script, ${PIXELS_PER_FRAME} px a frame, pass ${pass}: ${frames} frames, ${slowFrames} of them slow, ` +
          `worst ${worstFrameMs} ms; ${(busyMs / frames).toFixed(1)} ms of processor time a frame on the ` +
          `main thread; ${longTasksText(smoothness)}`,
      );
    }
    console.warn(
      `Where the main thread's time goes: ${await whereTimeWent({ browser, page }, () => scrollThrough(page))}`,
    );
    console.warn(`JavaScript heap before, after one and two passes: ${heap.join(", ")} MB`);
    const keys = await paintTimesOfKeys(page);
    console.warn(
      `13 keys: ${keys.length} took 16 ms or more to paint, the median of these ` +
        `${medianOf(keys)} ms, the slowest ${Math.max(0, ...keys)} ms`,
    );
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const waits = await waitsForResults(page);
    console.warn(
      `From the last key to the first results, not slowed, ${waits.length} searches: median ` +
        `${medianOf(waits)} ms, the slowest ${Math.max(...waits)} ms`,
    );
  } finally {
    await browser.close();
  }
}

const dataFolder = mkdtempSync(join(tmpdir(), "prompts-scroll-"));
try {
  await fillLibrary(dataFolder);
  const site = await startSite({ dataFolder });
  try {
    console.warn(`${CARDS} cards, processor slowed ${SLOWDOWN} times, on ${machine()}`);
    await measurePage(site.url);
  } finally {
    await site.stop();
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
