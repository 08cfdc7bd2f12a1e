import type { Browser, Page } from "@playwright/test";

const CATEGORIES = [
  "toplevel",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink",
  "cc",
];
const SHOWN = 12;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { name?: string };
};

const isComplete = (event: TraceEvent): event is TraceEvent & { dur: number } =>
  event.ph === "X" && event.dur !== undefined;

/** How long each kind of work took itself, without what it called, in milliseconds. */
function ownTimes(events: readonly TraceEvent[]): Map<string, number> {
  const times = new Map<string, number>();
  const open: { name: string; end: number }[] = [];
  const add = (name: string, duration: number) =>
    times.set(name, (times.get(name) ?? 0) + duration / 1000);
  for (const event of events.filter(isComplete).toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    while ((open.at(-1)?.end ?? Infinity) <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent !== undefined) add(parent.name, -event.dur);
    add(event.name, event.dur);
    open.push({ name: event.name, end: event.ts + event.dur });
  }
  return times;
}

/** What the main thread of the page did while `run` ran: the kinds of work that took longest. */
export async function whereTimeWent(
  { browser, page }: { browser: Browser; page: Page },
  run: () => Promise<unknown>,
): Promise<string> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threads = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain",
  );
  const busiest = threads
    .map(({ pid, tid }) =>
      ownTimes(traceEvents.filter((one) => one.pid === pid && one.tid === tid)),
    )
    .toSorted((a, b) => totalOf(b) - totalOf(a))[0];
  return [...(busiest ?? [])]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, milliseconds]) => `${name} ${Math.round(milliseconds)} ms`)
    .join(", ");
}

const totalOf = (times: Map<string, number>) => [...times.values()].reduce((a, b) => a + b, 0);
