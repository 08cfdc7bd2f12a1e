import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { PreviewServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { SOCIAL_IMAGE_PX } from "@/config/site";
import { writeLocalBuild } from "@/entries/prerender/local-build";
import { cachedImage } from "@/entries/prerender/social-images";

import { staticSite } from "../../src/entries/local/static-site";

type Handle = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const CARD = { title: "A card that only this test draws", sample: "One line.", host: "a.example" };

let folder: string;
let server: Server;
const get = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);

/** The plugin's two handlers, one behind the other, as Vite's preview server mounts them. */
function handlersOf(built: string): Handle[] {
  const handlers: Handle[] = [];
  const middlewares = { use: (handle: Handle) => handlers.push(handle) };
  const { configurePreviewServer } = staticSite(built);
  if (typeof configurePreviewServer !== "function") throw new Error("It has no handlers.");
  const mountLast = configurePreviewServer.call(
    {} as never,
    { middlewares } as unknown as PreviewServer,
  );
  if (typeof mountLast === "function") mountLast();
  return handlers;
}

/** Vite's own server comes between the two, and sends every file of dist. */
const viteServer: Handle = ({ url }, response, next) =>
  existsSync(join(folder, decodeURIComponent(url ?? "").slice(1)))
    ? void response.end("sent")
    : next();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-site-"));
  writeFileSync(join(folder, "_headers"), "/*\n  X-Frame-Options: DENY\n");
  writeFileSync(join(folder, "_redirects"), "/shared/* /shared 200\n");
  writeFileSync(join(folder, "shared.html"), "one page for all");
  writeFileSync(join(folder, "404.html"), "missing");
  writeLocalBuild(folder, { sources: "", cards: { "/social/prompts.png": CARD } });
  const [first, last] = handlersOf(folder);
  server = createServer((incoming, response) =>
    first?.(incoming, response, () =>
      viteServer(incoming, response, () => last?.(incoming, response, () => undefined)),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
  rmSync(cachedImage(CARD), { force: true });
});

test("one page answers for every address that is rewritten to it", async () => {
  const answer = await get("/shared/00000000-0000-4000-8000-000000000000?x=1");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("one page for all");
  expect((await get("/other/x")).status).toBe(404);
});

test("a preview picture that the build left out is drawn when asked for, and kept", async () => {
  const file = cachedImage(CARD);
  rmSync(file, { force: true });
  const answer = await get("/social/prompts.png");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  const picture = Buffer.from(await answer.arrayBuffer());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.readUInt32BE(16)).toBe(SOCIAL_IMAGE_PX.width);
  expect(picture.readUInt32BE(20)).toBe(SOCIAL_IMAGE_PX.height);
  expect(readFileSync(file).equals(picture)).toBe(true);

  writeFileSync(file, "kept");
  expect(await (await get("/social/prompts.png")).text()).toBe("kept");
});

test("a picture of no page, and the record of the build, are not found", async () => {
  expect((await get("/social/no-such-page.png")).status).toBe(404);
  expect(existsSync(join(folder, ".local-build.json"))).toBe(true);
  expect((await get("/.local-build.json")).status).toBe(404);
});

/** As written: `fetch` would tidy the path first. */
const getExactly = (path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, path, host: "localhost" }, resolve).once("error", reject).end();
  });

test.each([
  "//",
  "//evil.example/",
  "/.//evil.example/",
  "/x/..//evil.example/",
  "/\\evil.example/",
  "/.\\\\evil.example/x.html",
  "/%2F%2Fevil.example/",
  "http://evil.example/x/",
  "/%",
  "/_headers",
  "/_redirects",
  "/%5Fheaders",
  "/_headers/",
  "/_headers.html",
  "/%2elocal-build.json",
])("%s is not found, and leads nowhere else", async (path) => {
  const { statusCode, headers } = await getExactly(path);
  expect(statusCode).toBe(404);
  expect(headers.location).toBeUndefined();
  expect(headers["x-frame-options"]).toBe("DENY");
});

test("a page has one address, without a slash at the end", async () => {
  const { statusCode, headers } = await getExactly("/prompts/?q=a");
  expect({ statusCode, location: headers.location }).toEqual({
    statusCode: 308,
    location: "/prompts?q=a",
  });
});
