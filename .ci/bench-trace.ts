import type { Browser, Page } from "@playwright/test";

const FRAME_CATEGORIES = ["disabled-by-default-devtools.timeline.frame"];
const WORK_CATEGORIES = [
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

type Traced = { browser: Browser; page: Page };

async function traceOf(
  { browser, page }: Traced,
  categories: string[],
  run: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return trace.traceEvents;
}

/** The frames of the screen while `run` ran, as the panel 'Performance' of the developer tools counts them. */
export async function framesOf(
  traced: Traced,
  run: () => Promise<unknown>,
): Promise<{ begun: number; drawn: number }> {
  const events = await traceOf(traced, FRAME_CATEGORIES, run);
  const count = (wanted: string) => events.filter(({ name }) => name === wanted).length;
  return { begun: count("BeginFrame"), drawn: count("DrawFrame") };
}

/** What the main thread of the page did while `run` ran: the kinds of work that took longest. */
export async function whereTimeWent(traced: Traced, run: () => Promise<unknown>): Promise<string> {
  const traceEvents = await traceOf(traced, WORK_CATEGORIES, run);
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
