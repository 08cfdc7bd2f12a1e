import type { Browser, Page } from "@playwright/test";

const TASK_CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline.frame"];
const TASK_NAME = "ThreadControllerImpl::RunTask";
const WORK_CATEGORIES = [
  "toplevel",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink",
  "cc",
];
const SHOWN = 12;
/** What the Long Tasks specification calls long. */
const LONG_TASK_MS = 50;

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Of it, the time on the processor, where that is known. */
  tdur?: number;
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

async function traceOf<Result>(
  { browser, page }: Traced,
  categories: string[],
  run: () => Promise<Result>,
): Promise<{ result: Result; events: TraceEvent[] }> {
  await browser.startTracing(page, { categories });
  const result = await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  return { result, events: trace.traceEvents };
}

/** What the page's main thread did. Other pages have one of that name too, with less to do. */
function mainThreadOf(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid));
  return threads.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

type LongTasks = { count: number; longestMs: number };

function longTasksOf(durationsMs: readonly number[]): LongTasks {
  return {
    count: durationsMs.filter((duration) => duration > LONG_TASK_MS).length,
    longestMs: Math.round(Math.max(0, ...durationsMs)),
  };
}

export type Smoothness<Result> = {
  result: Result;
  /** Frames of the screen, as the panel 'Performance' of the developer tools counts them. */
  begun: number;
  drawn: number;
  /** By the clock, as the browser reports them. */
  longTasks: LongTasks;
  /** By time on the processor: without what a task waited for other work of the machine. */
  longTasksOnProcessor: LongTasks;
};

/** How smooth the page was while `run` ran. Throws when the browser's trace does not say. */
export async function smoothnessOf<Result>(
  traced: Traced,
  run: () => Promise<Result>,
): Promise<Smoothness<Result>> {
  const { result, events } = await traceOf(traced, TASK_CATEGORIES, run);
  const count = (wanted: string) => events.filter(({ name }) => name === wanted).length;
  const tasks = mainThreadOf(events).filter(({ name }) => name === TASK_NAME);
  // Otherwise a browser that names them differently would count as a smooth one.
  if (!tasks.some(({ tdur }) => tdur !== undefined)) throw new Error("The trace has no tasks.");
  return {
    result,
    begun: count("BeginFrame"),
    drawn: count("DrawFrame"),
    longTasks: longTasksOf(tasks.map(({ dur = 0 }) => dur / 1000)),
    longTasksOnProcessor: longTasksOf(tasks.map(({ tdur = 0 }) => tdur / 1000)),
  };
}

/** What the main thread of the page did while `run` ran: the kinds of work that took longest. */
export async function whereTimeWent(traced: Traced, run: () => Promise<unknown>): Promise<string> {
  const { events } = await traceOf(traced, WORK_CATEGORIES, run);
  return [...ownTimes(mainThreadOf(events))]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([name, milliseconds]) => `${name} ${Math.round(milliseconds)} ms`)
    .join(", ");
}
