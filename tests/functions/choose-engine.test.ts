import { execFileSync } from "node:child_process";

import { beforeAll, describe, expect, test } from "vitest";

import { chooseEngine } from "../../supabase/functions/generate-prompt/deps";

const FOLDER = "supabase/functions/generate-prompt/";

/** One import of a module as Deno resolves it. Without `code` only its types are taken. */
type Import = { code?: { specifier: string }; isDynamic?: boolean };
type Graph = Map<string, readonly Import[]>;

/** The modules of the function as Deno sees them, by their place in the function's folder. */
function readGraph(): Graph {
  const words = ["deno", "info", "--json", "--node-modules-dir=manual", "--no-remote"];
  const output = execFileSync("npx", ["--no-install", ...words, `${FOLDER}index.ts`], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const { modules } = JSON.parse(output) as {
    modules: { specifier: string; dependencies?: Import[] }[];
  };
  return new Map(
    modules.map(({ specifier, dependencies = [] }) => [placeOf(specifier), dependencies]),
  );
}

function placeOf(specifier: string): string {
  return specifier.split(FOLDER)[1] ?? specifier;
}

/** All that is loaded with a module, and what its code may load later. */
function loadedWith(graph: Graph, roots: readonly string[]) {
  const loaded = new Set<string>();
  const later = new Set<string>();
  const waiting = [...roots];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (loaded.has(place)) continue;
    loaded.add(place);
    for (const { code, isDynamic = false } of graph.get(place) ?? []) {
      if (code === undefined) continue;
      if (isDynamic) later.add(placeOf(code.specifier));
      else waiting.push(placeOf(code.specifier));
    }
  }
  const within = (folder: string) => [...loaded].filter((place) => place.startsWith(folder));
  return { within, later: [...later].toSorted() };
}

const MODEL = ["llm/engine.ts", "llm/provider.ts"];
const OFFLINE = ["offline/engine.ts"];

describe("the modules that a deployment loads", () => {
  let graph: Graph;
  beforeAll(() => {
    graph = readGraph();
  });

  test("hold neither engine until one is chosen", () => {
    const { within, later } = loadedWith(graph, ["index.ts"]);
    expect(within("handler.ts")).toEqual(["handler.ts"]);
    expect([...within("llm/"), ...within("offline/")]).toEqual([]);
    expect(later).toEqual([...MODEL, ...OFFLINE].toSorted());
  });

  test("hold nothing of the offline engine when a model is configured, then or later", () => {
    const { within, later } = loadedWith(graph, MODEL);
    expect(within("llm/").length).toBeGreaterThan(8);
    expect(within("offline/")).toEqual([]);
    expect(later).toEqual([]);
  });

  test("hold nothing of the model's engine without one", () => {
    const { within, later } = loadedWith(graph, OFFLINE);
    expect(within("offline/")).toContain("offline/model/weights.json");
    expect(within("llm/")).toEqual([]);
    expect(later).toEqual([]);
  });

  test("would show an import that crosses over", () => {
    const crossing = new Map(graph).set("llm/wire.ts", [
      { code: { specifier: `file:///${FOLDER}offline/enhance.ts` } },
    ]);
    expect(loadedWith(crossing, MODEL).within("offline/")).toContain("offline/write/compose.ts");
  });
});

test.each([
  [[], "offline"],
  [[{ format: "openai", baseUrl: "https://llm.test", apiKey: "k", model: "m" }], "llm"],
] as const)("with %j the engine is %s", async (endpoints, name) => {
  expect((await chooseEngine({ endpoints, firstTokenMs: 20_000 })).name).toBe(name);
});
