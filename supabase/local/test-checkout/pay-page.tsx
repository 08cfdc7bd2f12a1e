import { pageResponse } from "./page";
import type { DeliveryMode } from "./records";

const DELIVERY_LABELS: Record<DeliveryMode, string> = {
  now: "comes at once",
  late: "comes 8 seconds late",
  lost: "is lost",
};

/** How the message to the site shall travel. */
export function DeliveryChoice() {
  return (
    <fieldset>
      <legend>The provider's message to this site</legend>
      {Object.entries(DELIVERY_LABELS).map(([mode, label]) => (
        <label key={mode}>
          <input type="radio" name="webhook" value={mode} defaultChecked={mode === "now"} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

type PayPage = {
  reference: string | null;
  email: string;
  /** The link says that the payer may not change it. */
  isEmailLocked: boolean;
  problem?: string;
};

/** The hosted checkout of the one plan there is. */
export function payPage({ reference, email, isEmailLocked, problem }: PayPage): Response {
  const body = (
    <>
      <h1>Subscribe to Premium</h1>
      {problem !== undefined && (
        <p role="alert">
          <strong>{problem}</strong>
        </p>
      )}
      <dl>
        <dt>Plan</dt>
        <dd>Brilliant Prompts Premium</dd>
        <dt>Price</dt>
        <dd>$4.99 per month</dd>
      </dl>
      <form method="post" action="/test-checkout/pay">
        <input type="hidden" name="client_reference_id" value={reference ?? ""} />
        <label>
          E-mail
          <input
            type="email"
            name="email"
            defaultValue={email}
            required
            autoComplete="email"
            readOnly={isEmailLocked}
          />
        </label>
        <DeliveryChoice />
        <p className="actions">
          <button type="submit">Pay $4.99</button>
          <a href="/prompts">Go back without paying</a>
        </p>
      </form>
    </>
  );
  return pageResponse("Test checkout", body, problem === undefined ? 200 : 400);
}
