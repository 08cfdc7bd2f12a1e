import { type Html, html, pageResponse } from "./html";
import type { DeliveryMode } from "./records";

export const DELIVERY_LABELS: Record<DeliveryMode, string> = {
  now: "comes at once",
  late: "comes 8 seconds late",
  lost: "is lost",
};

/** How the message to the site shall travel. */
export const deliveryChoice = (): Html => html`
  <fieldset>
    <legend>The provider's message to this site</legend>
    ${(Object.keys(DELIVERY_LABELS) as DeliveryMode[]).map(
      (mode) => html`
        <label>
          <input type="radio" name="webhook" value="${mode}" ${CHECKED[mode]} />
          ${DELIVERY_LABELS[mode]}
        </label>
      `,
    )}
  </fieldset>
`;

const CHECKED: Record<DeliveryMode, Html> = {
  now: html`checked`,
  late: html``,
  lost: html``,
};

type PayPage = {
  reference: string | null;
  email: string;
  /** The link says that the payer may not change it. */
  isEmailLocked: boolean;
  problem?: string;
};

/** The hosted checkout of the one plan there is. */
export function payPage({ reference, email, isEmailLocked, problem }: PayPage): Response {
  const body = html`
    <h1>Subscribe to Premium</h1>
    ${problem === undefined ? html`` : html`<p role="alert"><strong>${problem}</strong></p>`}
    <dl>
      <dt>Plan</dt>
      <dd>Brilliant Prompts Premium</dd>
      <dt>Price</dt>
      <dd>$4.99 per month</dd>
    </dl>
    <form method="post" action="/test-checkout/pay">
      <input type="hidden" name="client_reference_id" value="${reference ?? ""}" />
      <label>
        E-mail
        <input
          type="email"
          name="email"
          value="${email}"
          required
          autocomplete="email"
          ${isEmailLocked ? html`readonly` : html``}
        />
      </label>
      ${deliveryChoice()}
      <p class="actions">
        <button class="main" type="submit">Pay $4.99</button>
        <a href="/prompts">Go back without paying</a>
      </p>
    </form>
  `;
  return pageResponse({ title: "Test checkout", body }, problem === undefined ? 200 : 400);
}
