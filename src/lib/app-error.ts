export type AppErrorKind =
  | "network"
  | "auth"
  | "not-found"
  | "forbidden"
  | "payment-required"
  /** The payment belongs to another account. */
  | "other-account"
  /** More than there is room for. */
  | "too-much"
  | "conflict"
  | "rate-limited"
  | "invalid"
  | "server";

type AppErrorOptions = { message?: string; cause?: unknown; reference?: string | null };

/**
 * The one error type of the product. `message` is the server's own text where there is one; it is
 * shown only for sign-in and sign-up (specification, section 5).
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly kind: AppErrorKind;
  /** Of an edge function's failure: what to look for in its log. */
  readonly reference: string | null;

  constructor(
    kind: AppErrorKind,
    { message = kind, cause, reference = null }: AppErrorOptions = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.reference = reference;
  }
}

/** True for an `AppError`, and of the given kind if one is named. */
export function isAppError(error: unknown, kind?: AppErrorKind): error is AppError {
  return error instanceof AppError && (kind === undefined || error.kind === kind);
}
