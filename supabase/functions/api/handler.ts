import { HttpError } from "../_shared/http/errors.ts";
import { type Answer, jsonHandler } from "../_shared/http/json-handler.ts";
import {
  admit,
  type ProgramDeps,
  type Reader,
  requireAccount,
} from "../_shared/programs/admission.ts";
import { blanksOf } from "../_shared/programs/blanks.ts";
import { createLibrary, type Library, summaryOf } from "../_shared/programs/library.ts";
import { OPENAPI } from "./openapi.ts";

const MAX_SEARCH_CHARACTERS = 200;
const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 20;

/** The JSON API, as `openapi.ts` describes it. */
export function createHandler(
  deps: ProgramDeps,
): (request: Request, peerAddress?: string) => Promise<Response> {
  const library = createLibrary(deps.client);
  const refusalOf = (cause: unknown) =>
    new HttpError("UNAVAILABLE", "This does not work right now. Please try again soon.", { cause });
  const options = { name: "api", allow: "GET, HEAD", log: deps.log, refusalOf } as const;
  return (request, peerAddress) =>
    jsonHandler(options, async () => {
      const { path, query } = placeOf(request);
      if (path === "/openapi.json") return { status: 200, body: OPENAPI };
      const reader = await admit({ request, peerAddress }, deps);
      return answerAt({ path, query }, { reader, library });
    })(request);
}

/** Behind the function's name, before which a host may have a path of its own. */
function placeOf({ url }: Request): { path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(url);
  return { path: pathname.replace(/^.*?\/api(?=\/|$)/u, ""), query: searchParams };
}

type Place = ReturnType<typeof placeOf>;
type Asked = { reader: Reader; library: Library };

async function answerAt({ path, query }: Place, asked: Asked): Promise<Answer> {
  const { reader, library } = asked;
  const [, collection, id, ...rest] = path.split("/");
  if (rest.length === 0 && collection === "prompts") {
    return id === undefined ? listPrompts(query, asked) : onePrompt(id, asked);
  }
  if (rest.length === 0 && collection === "my-prompts") {
    const { userId } = requireAccount(reader);
    if (id === undefined) return ok({ prompts: await library.ownPrompts(userId) });
    const own = (await library.ownPrompt(userId, id)) ?? notFound();
    return ok({ ...own, blanks: blanksOf(own.content) });
  }
  return notFound();
}

async function listPrompts(query: URLSearchParams, { reader, library }: Asked): Promise<Answer> {
  const search = query.get("q")?.trim() ?? "";
  const limit = Number(query.get("limit") ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw new HttpError("BAD_REQUEST", `"limit" must be a whole number from 1 to ${MAX_LIMIT}.`);
  }
  if (search.length > MAX_SEARCH_CHARACTERS) {
    throw new HttpError("BAD_REQUEST", `"q" may have ${MAX_SEARCH_CHARACTERS} characters.`);
  }
  const found =
    search === ""
      ? await library.page(reader.userId, { after: query.get("after"), limit })
      : await library.search(reader.userId, { search, category: query.get("category"), limit });
  return ok({ prompts: found.map(summaryOf) });
}

async function onePrompt(slug: string, { reader, library }: Asked): Promise<Answer> {
  const prompt = (await library.read(reader.userId, slug)) ?? notFound();
  return ok({ ...prompt, blanks: blanksOf(prompt.content) });
}

const ok = (body: object): Answer => ({ status: 200, body });

function notFound(): never {
  throw new HttpError("NOT_FOUND", "There is nothing at this address.");
}
