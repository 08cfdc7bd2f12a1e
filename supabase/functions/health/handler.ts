import { type Environment, type RpcClient, rowOf } from "../_shared/backend.ts";
import { HttpError } from "../_shared/http/errors.ts";
import { userTokenOf } from "../_shared/http/identity.ts";
import { jsonHandler } from "../_shared/http/json-handler.ts";
import { isRecord } from "../_shared/http/json.ts";
import type { CallLog } from "../_shared/http/log.ts";
import { hasKey } from "../_shared/keyed-hash.ts";
import type { CountRefusal } from "../_shared/refusals.ts";

export type HealthDeps = {
  environment: Environment;
  publicKeys: readonly string[];
  client: RpcClient;
  countRefusal: CountRefusal;
  now: () => number;
  log: CallLog;
};

const CACHE_MS = 10_000;
const MODEL = ["LLM_BASE_URL", "LLM_API_KEY", "LLM_MODEL"];
const PAYMENT = ["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID", "STRIPE_WEBHOOK_SECRET", "RECONCILE_KEY"];

/**
 * For a monitor: 200, or 503 when the database does not answer. Anybody may see whether each part works, which they
 * would notice anyway. Counts and times say how the business goes and how close an attack is to its aim, so they are
 * for HEALTH_KEY alone, which opens nothing else. Asks the database once in ten seconds, however many ask.
 */
export function createHandler(deps: HealthDeps): (request: Request) => Promise<Response> {
  const readReport = cachedReport(deps);
  const { log } = deps;
  const refusalOf = (cause: unknown) =>
    new HttpError("FAILED", "The state could not be told.", { cause });
  const options = { name: "health", allow: "GET, HEAD", log, refusalOf } as const;
  return jsonHandler(options, async (request) => {
    const maySeeDetails = await presentsKey(request, deps);
    const { details, cause } = await readReport();
    const body = { ...partsOf(details, deps.environment), ...(maySeeDetails && { details }) };
    return { status: details === null ? 503 : 200, body, cause };
  });
}

/** False for a caller without a key, or with the page's public one. Throws WRONG_KEY for any other. */
async function presentsKey(request: Request, deps: HealthDeps): Promise<boolean> {
  if (userTokenOf(request, deps.publicKeys) === null) return false;
  const key = deps.environment["HEALTH_KEY"];
  if (key && (await hasKey(request, key))) return true;
  await deps.countRefusal();
  throw new HttpError("WRONG_KEY", "The key is wrong.");
}

type Report = { details: Record<string, unknown> | null; cause?: unknown };

function cachedReport({ client, now }: HealthDeps): () => Promise<Report> {
  let report: Promise<Report> | undefined;
  let readAt = 0;
  return () => {
    if (report === undefined || now() - readAt >= CACHE_MS) {
      readAt = now();
      report = rowOf(client, { name: "health_report" }).then(
        (details) => ({ details }),
        (cause: unknown) => ({ details: null, cause }),
      );
    }
    return report;
  };
}

function partsOf(details: Report["details"], environment: Environment) {
  const configured = (names: readonly string[]) =>
    names.every((name) => environment[name]) ? "configured" : "not_configured";
  return {
    database: details === null ? "unreachable" : "ok",
    model: configured(MODEL),
    payment: configured(PAYMENT),
    breakers: details === null ? "unknown" : breakersOf(details),
  };
}

function breakersOf({ breakers }: Record<string, unknown>): "ok" | "tripped" {
  const all: unknown[] = Array.isArray(breakers) ? breakers : [];
  return all.some((breaker) => isRecord(breaker) && breaker["is_tripped"] === true)
    ? "tripped"
    : "ok";
}
