import {
  type CallToolResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import { z } from "zod";

import { HttpError } from "../_shared/http/errors.ts";
import { type Reader, requireAccount } from "../_shared/programs/admission.ts";
import { blanksOf, filled } from "../_shared/programs/blanks.ts";
import { type Library, summaryOf } from "../_shared/programs/library.ts";
import type { Enhance } from "./enhance.ts";

export type ServerDeps = {
  library: Library;
  enhance: Enhance;
  /** Where a failure of ours is told; the program gets a sentence. */
  onFailure: (cause: unknown) => void;
};

const INFO = { name: "brilliant-prompts", title: "Brilliant Prompts", version: "1.0.0" };
const INSTRUCTIONS =
  "A library of ready-made AI prompts. Search it, fill the blanks of a prompt with get_prompt, and use the text. An access token opens the account's own prompts, the enhancer, and with Premium the premium prompts.";

const PAGE_SIZE = 100;
/** The enhancer's own limit: `generate-prompt/contract.ts`. */
const MAX_PROMPT_CHARACTERS = 4000;
const MAX_SEARCH_CHARACTERS = 200;
const name = z.string().min(1).max(300);
const values = z.record(z.string().max(200), z.string().max(8000));

const SEARCH = z.object({
  query: z.string().trim().min(1).max(MAX_SEARCH_CHARACTERS).describe("A few words of the task."),
  category: z.string().max(40).optional().describe('Such as "Writing" or "Marketing".'),
  limit: z.number().int().min(1).max(50).default(10),
});
const GET = z.object({
  prompt: name.describe(
    "The slug that a search names, or the id of one of the account's own prompts.",
  ),
  arguments: values.default({}).describe("Texts for the prompt's blanks, by name."),
});
const ENHANCE = z.object({
  prompt: z.string().min(1).max(MAX_PROMPT_CHARACTERS).describe("A short, lazy prompt."),
});

/** What one program may do, with the rights of its reader. Made anew for each request: nothing is kept between them. */
export function createServer(reader: Reader, deps: ServerDeps): McpServer {
  const mcp = new McpServer(INFO, { capabilities: { prompts: {} }, instructions: INSTRUCTIONS });
  addLibraryTools(mcp, reader, deps);
  addAccountTools(mcp, reader, deps);
  addPrompts(mcp, reader, deps);
  return mcp;
}

function addLibraryTools(mcp: McpServer, reader: Reader, deps: ServerDeps): void {
  const { library } = deps;
  const readOnly = { readOnlyHint: true, openWorldHint: false };
  mcp.registerTool(
    "search_prompts",
    {
      description:
        "Finds prompts of the library by task. Answers with slugs, titles and what each one gets you.",
      inputSchema: SEARCH,
      annotations: readOnly,
    },
    ({ query, category = null, limit }) =>
      answer(deps, async () => {
        const found = await library.search(reader.userId, { search: query, category, limit });
        return JSON.stringify(found.map(summaryOf));
      }),
  );
  mcp.registerTool(
    "get_prompt",
    {
      description:
        "The whole text of one prompt, its blanks filled with the arguments given. Says which are left.",
      inputSchema: GET,
      annotations: readOnly,
    },
    ({ prompt, arguments: given }) =>
      answer(deps, async () => {
        const text = filled(await textOf(prompt, reader, library), given);
        const left = blanksOf(text);
        return left.length === 0 ? text : [text, `Blanks left: ${JSON.stringify(left)}`];
      }),
  );
}

function addAccountTools(mcp: McpServer, reader: Reader, deps: ServerDeps): void {
  mcp.registerTool(
    "enhance_prompt",
    {
      description:
        "Turns a short prompt into a detailed one. Needs an access token; counts as a use of its account.",
      inputSchema: ENHANCE,
    },
    ({ prompt }, { mcpReq }) =>
      answer(deps, async () => {
        const { token } = requireAccount(reader);
        const { isRefused, text } = await deps.enhance({ prompt, token, signal: mcpReq.signal });
        if (isRefused) throw new HttpError("CONFLICT", text);
        return text;
      }),
  );
  mcp.registerTool(
    "list_my_prompts",
    {
      description:
        "The account's own prompts, newest first, each with its beginning. Needs an access token.",
      inputSchema: z.object({}),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () =>
      answer(deps, async () =>
        JSON.stringify(await deps.library.ownPrompts(requireAccount(reader).userId)),
      ),
  );
}

/** The library's prompts that this reader may read whole, as the program's own commands. */
function addPrompts({ server }: McpServer, reader: Reader, { library }: ServerDeps): void {
  server.setRequestHandler("prompts/list", async ({ params }) => {
    const after = params?.cursor ?? null;
    const page = await library.page(reader.userId, { after, limit: PAGE_SIZE });
    const prompts = page
      .filter(({ isLocked }) => !isLocked)
      .map(({ slug, title, description, content }) => ({
        name: slug,
        title,
        description,
        arguments: blanksOf(content),
      }));
    const last = page.length === PAGE_SIZE ? page.at(-1) : undefined;
    return { prompts, ...(last !== undefined && { nextCursor: last.slug }) };
  });
  server.setRequestHandler("prompts/get", async ({ params }) => {
    const given = GET.safeParse({ prompt: params.name, arguments: params.arguments ?? {} });
    if (!given.success) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, "The arguments are not texts.");
    }
    const text = await textOf(given.data.prompt, reader, library).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
    });
    const content = { type: "text" as const, text: filled(text, given.data.arguments) };
    return { messages: [{ role: "user" as const, content }] };
  });
}

/** The whole text by slug, or by id of the account's own. Throws NOT_FOUND, and SIGN_IN_REQUIRED for a locked one. */
async function textOf(slug: string, { userId }: Reader, library: Library): Promise<string> {
  const own = userId === null ? null : await library.ownPrompt(userId, slug);
  if (own !== null) return own.content;
  const prompt = await library.read(userId, slug);
  if (prompt === null) throw new HttpError("NOT_FOUND", `There is no prompt "${slug}".`);
  if (!prompt.isLocked) return prompt.content;
  throw new HttpError(
    "SIGN_IN_REQUIRED",
    `This is a Premium prompt. It needs the access token of an account with Premium. It begins: ${prompt.content}`,
  );
}

/** A refusal is an answer that the model can read; anything else is told to the log. */
async function answer(
  { onFailure }: ServerDeps,
  work: () => Promise<string | string[]>,
): Promise<CallToolResult> {
  try {
    const texts = [await work()].flat();
    return { content: texts.map((text) => ({ type: "text", text })) };
  } catch (error) {
    const isRefusal = error instanceof HttpError;
    if (!isRefusal) onFailure(error);
    const text = isRefusal ? error.message : "This does not work right now. Please try again soon.";
    return { content: [{ type: "text", text }], isError: true };
  }
}
