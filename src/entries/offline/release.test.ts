import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { siteRequest, textsIn, workerSurroundings } from "../../../tests/support/fake-caches";
import { isPage, pageFor } from "./pages";
import { dropOldReleases, fileFor, isFile, keepFiles, renewPages } from "./release";

const SCRIPT = "/assets/main-1.js";

let asked: Request[];
let answer: (request: Request) => Response;
let surroundings: ReturnType<typeof workerSurroundings>;

beforeEach(() => {
  asked = [];
  answer = ({ url }) => new Response(`${new URL(url).pathname} of the network`);
  surroundings = workerSurroundings(async (request) => {
    asked.push(request);
    return answer(request);
  });
  for (const [name, value] of Object.entries(surroundings.globals)) vi.stubGlobal(name, value);
});
afterEach(() => void vi.unstubAllGlobals());

const pathsAsked = () => asked.map(({ url }) => new URL(url).pathname);
const brokenCaches = () => Promise.reject(new DOMException("", "UnknownError"));
const unreachable = (): never => {
  throw new TypeError("Failed to fetch");
};

async function keep(cacheName: string, paths: readonly string[]): Promise<void> {
  const cache = await surroundings.caches.open(cacheName);
  for (const path of paths) cache.answers.set(siteRequest(path).url, new Response(`kept ${path}`));
}

test("a release fetches its new files, the library and ten pages at most", async () => {
  await keep("files-before", [SCRIPT]);
  await keep(
    "seen",
    [...Array(30).keys()].map((count) => `/prompts/p/${count}`),
  );
  await keep("queued", ["/queued?reader=ann"]);
  await keepFiles();
  await renewPages();
  const pages = [...Array(9).keys()].map((count) => `/prompts/p/${count + 21}`);
  expect(pathsAsked()).toEqual(["/prompts", "/favicon.svg", ...pages, "/prompts"]);
  expect(Object.keys(await textsIn(surroundings.caches, "files-release"))).toContain(SCRIPT);
  // A browser refuses to open a page with an answer that was redirected.
  expect(new Set(asked.map(({ redirect }) => redirect))).toEqual(new Set(["error"]));
});

test("the releases that stay are the one in use and the one in use before it", async () => {
  const filesOf = async () =>
    (await surroundings.caches.keys()).filter((name) => name.startsWith("files-"));
  async function release(name: string): Promise<void> {
    vi.stubGlobal("RELEASE", `files-${name}`);
    await keepFiles();
    await dropOldReleases();
  }
  await release("a");
  await release("b");
  // Taken back; then one that could not be installed.
  await release("a");
  await keep("files-unfinished", ["/assets/main-2.js"]);
  await release("c");
  expect((await filesOf()).toSorted()).toEqual(["files-a", "files-c"]);
  // Another worker with the same files.
  await release("c");
  expect((await filesOf()).toSorted()).toEqual(["files-a", "files-c"]);
});

test("a file and a page come from the network where caches fail", async () => {
  surroundings.caches.match = brokenCaches;
  surroundings.caches.open = brokenCaches;
  for (const answered of [fileFor(siteRequest(SCRIPT)), pageFor(siteRequest("/guides"))]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await (await answered).text()).toMatch(/of the network$/);
  }
});

test("a file is there before it is kept, and where the disk is full", async () => {
  const cache = await surroundings.caches.open("files-release");
  const put = vi.spyOn(cache, "put").mockReturnValueOnce(new Promise(() => {}));
  put.mockRejectedValueOnce(new DOMException("", "QuotaExceededError"));
  expect(await (await fileFor(siteRequest(SCRIPT))).text()).toBe(`${SCRIPT} of the network`);
  expect(await (await fileFor(siteRequest(SCRIPT))).text()).toBe(`${SCRIPT} of the network`);
});

test("the icon comes from the network first: its name says nothing of its content", async () => {
  const icon = siteRequest("/favicon.svg");
  expect(isFile(new URL(icon.url))).toBe(false);
  expect(isPage(icon)).toBe(true);
  await keep("files-before", ["/favicon.svg"]);
  expect(await (await pageFor(icon)).text()).toBe("/favicon.svg of the network");
});

test("a page asks the network before the caches", async () => {
  surroundings.caches.open = () => new Promise(() => {});
  void pageFor(siteRequest("/guides"));
  await vi.waitFor(() => expect(pathsAsked()).toEqual(["/guides"]));
});

test("a page that cannot be reached is the kept one, or says so without a reason it cannot know", async () => {
  answer = unreachable;
  await keep("seen", ["/guides"]);
  expect(await (await pageFor(siteRequest("/guides"))).text()).toBe("kept /guides");
  const unseen = await pageFor(siteRequest("/premium"));
  expect(unseen.status).toBe(503);
  expect(await unseen.text()).toContain("This page cannot be reached");
});

test("the library is the one whose files are kept, not the one that was read", async () => {
  answer = unreachable;
  await keep("seen", ["/prompts"]);
  const cache = await surroundings.caches.open("files-release");
  await cache.put("/prompts", new Response("of this release"));
  expect(await (await pageFor(siteRequest("/prompts"))).text()).toBe("of this release");
});
