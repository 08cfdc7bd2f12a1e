const text = { type: "string" };
const flag = { type: "boolean" };

const SUMMARY = {
  slug: text,
  title: text,
  description: text,
  category: text,
  isPremium: flag,
  isLocked: { ...flag, description: "The content is a teaser: the account has no Premium." },
};
const BLANKS = {
  type: "array",
  items: { type: "object", properties: { name: text, description: text } },
};
const OWN = { id: text, title: text, content: text, createdAt: { ...text, format: "date-time" } };

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const object = (properties: object) => ({ type: "object", properties });
const answers = (schema: object, ...failures: ("400" | "401" | "404" | "429" | "503")[]) => ({
  "200": { description: "Found.", ...json(schema) },
  ...Object.fromEntries(
    failures.map((status) => [status, { $ref: "#/components/responses/Failure" }]),
  ),
});
const parameter = (name: string, where: "path" | "query", schema: object) => ({
  name,
  in: where,
  required: where === "path",
  schema,
});

/** What `GET /functions/v1/api/openapi.json` answers: https://spec.openapis.org/oas/v3.1.0 */
export const OPENAPI = {
  openapi: "3.1.0",
  info: {
    title: "Brilliant Prompts",
    version: "1.0.0",
    description:
      "Reads the prompt library. Free prompts need no token. An access token, made on the account page, reads with its account's rights; 120 requests a minute.",
  },
  servers: [{ url: "/functions/v1" }],
  security: [{}, { accessToken: [] }],
  paths: {
    "/api/prompts": {
      get: {
        summary: "Searches the library, or without `q` lists it by slug.",
        parameters: [
          parameter("q", "query", { ...text, maxLength: 200 }),
          parameter("category", "query", { ...text, description: "With `q`." }),
          parameter("limit", "query", { type: "integer", minimum: 1, maximum: 100, default: 20 }),
          parameter("after", "query", { ...text, description: "A slug, without `q`." }),
        ],
        responses: answers(
          object({ prompts: { type: "array", items: object(SUMMARY) } }),
          ...(["400", "401", "429", "503"] as const),
        ),
      },
    },
    "/api/prompts/{slug}": {
      get: {
        summary: "One prompt with its text and blanks.",
        parameters: [parameter("slug", "path", text)],
        responses: answers(
          object({ ...SUMMARY, content: text, blanks: BLANKS }),
          ...(["401", "404", "429", "503"] as const),
        ),
      },
    },
    "/api/my-prompts": {
      get: {
        summary: "The account's own prompts, newest first, each with its beginning.",
        security: [{ accessToken: [] }],
        responses: answers(
          object({ prompts: { type: "array", items: object(OWN) } }),
          ...(["401", "429", "503"] as const),
        ),
      },
    },
    "/api/my-prompts/{id}": {
      get: {
        summary: "One of the account's own prompts, whole.",
        security: [{ accessToken: [] }],
        parameters: [parameter("id", "path", { ...text, format: "uuid" })],
        responses: answers(
          object({ ...OWN, blanks: BLANKS }),
          ...(["401", "404", "429", "503"] as const),
        ),
      },
    },
    "/generate-prompt": {
      post: {
        summary: "Enhances a prompt. Counts as a use of the account.",
        security: [{ accessToken: [] }],
        requestBody: json(object({ prompt: { ...text, maxLength: 4000 } })),
        responses: answers(object({ enhancedPrompt: text }), "400", "401", "429", "503"),
      },
    },
  },
  components: {
    securitySchemes: { accessToken: { type: "http", scheme: "bearer" } },
    responses: {
      Failure: {
        description: "Code for the program, message for a person; `retry-after` with a 429.",
        ...json(object({ error: object({ code: text, message: text, request_id: text }) })),
      },
    },
  },
};
