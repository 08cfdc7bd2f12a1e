import { AsyncLocalStorage } from "node:async_hooks";

import { refusal, type RequestGuard } from "./auth-rules";

const PATH = "/auth/v1/admin/generate_link";
const VERIFY_LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/**
 * The admin call that makes a sign-in link without sending it, which the embedded auth service lacks: the mail that it
 * would send for a sign-in by link is kept back, and its token answered. Only magic links, as `link-extension` asks for.
 * https://supabase.com/docs/reference/javascript/auth-admin-generatelink
 */
export function createGeneratedLinks(secretKey: string) {
  const mails = new AsyncLocalStorage<{ text: string | null }>();

  const guard: RequestGuard = async (request, next) => {
    const url = new URL(request.url);
    if (request.method !== "POST" || url.pathname !== PATH) return next(request);
    const isAdmin =
      request.headers.get("apikey") === secretKey ||
      request.headers.get("authorization") === `Bearer ${secretKey}`;
    if (!isAdmin) return refusal(401, "no_authorization", "This endpoint requires the secret key");
    const { email } = Object(await request.json()) as { email?: unknown };
    const mail = { text: null as string | null };
    const answer = await mails.run(mail, () =>
      next(
        new Request(new URL("/auth/v1/otp", url), {
          method: "POST",
          headers: { apikey: secretKey, "content-type": "application/json" },
          body: JSON.stringify({ email, create_user: false }),
        }),
      ),
    );
    if (!answer.ok) return answer;
    const link = VERIFY_LINK.exec(mail.text ?? "")?.[0];
    const token = link === undefined ? null : new URL(link).searchParams.get("token");
    if (token === null) return refusal(500, "unexpected_failure", "No link was made");
    return Response.json({ email, action_link: link, hashed_token: token, redirect_to: "" });
  };

  return {
    guard,
    /** Whether a mail was only made for its link. */
    takes({ text }: { text: string }): boolean {
      const mail = mails.getStore();
      if (mail === undefined) return false;
      mail.text = text;
      return true;
    },
  };
}
