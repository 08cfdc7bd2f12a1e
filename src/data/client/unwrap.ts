import { AppError, type AppErrorKind } from "@/lib/app-error";

type PostgrestFailure = { code: string; message: string };
type Answer = { data: unknown; error: PostgrestFailure | null; status: number };
type DataOf<A extends Answer> = Extract<A, { error: null }>["data"];

/** PostgREST's code for "exactly one row was asked for, and there is none". */
const NO_ROW = "PGRST116";

/** Hosted Supabase caps every read at this many rows unless the project says otherwise. */
const MAX_ROWS = 1000;

const KIND_BY_STATUS: Readonly<Record<number, AppErrorKind>> = {
  0: "network",
  400: "invalid",
  401: "auth",
  402: "payment-required",
  403: "forbidden",
  404: "not-found",
  409: "conflict",
  413: "too-much",
  429: "rate-limited",
};

/** The kind of error for an HTTP status; 0 means that no answer came. */
export function kindOfStatus(status: number): AppErrorKind {
  return KIND_BY_STATUS[status] ?? "server";
}

/**
 * The short form of the id that an edge function's log has for this answer. Its end, because hosted Supabase's ids
 * begin with the time, which many share.
 */
export function referenceOf({ headers }: Response): string | null {
  return headers.get("x-request-id")?.slice(-8) ?? null;
}

/** The data of a PostgREST answer. Throws `AppError`. */
export function unwrap<A extends Answer>({ data, error, status }: A): DataOf<A> {
  if (error === null) return data;
  const kind = error.code === NO_ROW ? "not-found" : kindOfStatus(status);
  throw new AppError(kind, { message: error.message, cause: error });
}

type Rows<Row> =
  | { data: Row[]; error: null; status: number }
  | { data: null; error: PostgrestFailure; status: number };
type RangeQuery<Row> = { range: (from: number, to: number) => PromiseLike<Rows<Row>> };

/** Reads all of a user's own rows: usually one request, more when there are over 1,000. */
export async function readAll<Row>(select: () => RangeQuery<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = unwrap(await select().range(rows.length, rows.length + MAX_ROWS - 1));
    rows.push(...page);
    if (page.length < MAX_ROWS) return rows;
  }
}
