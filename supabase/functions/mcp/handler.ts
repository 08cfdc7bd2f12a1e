import { createMcpHandler } from "@modelcontextprotocol/server";

import { dropBody } from "../_shared/http/body.ts";
import { errorResponse, HttpError } from "../_shared/http/errors.ts";
import { REQUEST_ID_HEADER, requestIdOf } from "../_shared/http/request-id.ts";
import { admit, type ProgramDeps } from "../_shared/programs/admission.ts";
import { createLibrary } from "../_shared/programs/library.ts";
import type { Enhance } from "./enhance.ts";
import { createServer } from "./server.ts";

export type McpDeps = ProgramDeps & { enhance: Enhance };

const MAX_BODY_BYTES = 48 * 1024;

/**
 * Model Context Protocol over streamable HTTP, without sessions: each request is admitted, answered and forgotten. A
 * refusal at the door has the HTTP status and the shape of every function's errors.
 */
export function createHandler(
  deps: McpDeps,
): (request: Request, peerAddress?: string) => Promise<Response> {
  const library = createLibrary(deps.client);
  return async (request, peerAddress) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    const finish = (outcome: string, cause?: unknown) => {
      const ms = Math.round(performance.now() - startedAt);
      deps.log({ event: "mcp", request_id: requestId, outcome, ms, cause });
    };
    try {
      const reader = await admit({ request, peerAddress }, deps);
      const onFailure = (cause: unknown) => finish("FAILED", cause);
      const server = () => createServer(reader, { library, enhance: deps.enhance, onFailure });
      const mcp = createMcpHandler(server, {
        // Nothing here changes, so there is nothing to listen for.
        maxSubscriptions: 0,
        maxRequestBodySize: MAX_BODY_BYTES,
        onerror: onFailure,
      });
      const response = await mcp.fetch(request);
      response.headers.set(REQUEST_ID_HEADER, requestId);
      finish(String(response.status));
      return response;
    } catch (error) {
      const refusal = refusalOf(error);
      const headers = new Headers({ [REQUEST_ID_HEADER]: requestId });
      if (refusal.code === "UNKNOWN_TOKEN") {
        headers.set("www-authenticate", 'Bearer error="invalid_token"');
      }
      finish(`${refusal.status} ${refusal.code}`, refusal.cause);
      await dropBody(request);
      return errorResponse(refusal, headers);
    }
  };
}

function refusalOf(cause: unknown): HttpError {
  if (cause instanceof HttpError) return cause;
  return new HttpError("UNAVAILABLE", "This does not work right now. Please try again soon.", {
    cause,
  });
}
