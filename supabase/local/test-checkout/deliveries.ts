import { createHmac } from "node:crypto";

import { type DeliveryMode, newEvent, type ProviderEvent, type Records } from "./records";

type DeliveriesOptions = {
  records: Records;
  webhookUrl: string;
  webhookSecret: string;
  fetch: (input: string, init: RequestInit) => Promise<Response>;
  save: () => void;
};

export type Deliveries = ReturnType<typeof createDeliveries>;

export const LATE_MS = 8000;
const RETRY_PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 32_000, 64_000];
const SUCCESS = 200;

/** The header by which a message proves its sender: https://docs.stripe.com/webhooks#verify-manually */
export function signatureOf(body: string, { secret, at }: { secret: string; at: number }): string {
  const digest = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${digest}`;
}

/** Sends events to the webhook, and again while it does not answer with 200. */
export function createDeliveries(options: DeliveriesOptions) {
  const { records, webhookUrl, webhookSecret, fetch, save } = options;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  function later(task: () => void, delayMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      task();
    }, delayMs);
    timer.unref();
    timers.add(timer);
  }

  async function attempt(event: ProviderEvent, attempts: number): Promise<void> {
    const body = JSON.stringify(event);
    const at = Math.floor(Date.now() / 1000);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signatureOf(body, { secret: webhookSecret, at }),
    };
    const status = await fetch(webhookUrl, { method: "POST", headers, body }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === SUCCESS) {
      event.pending_webhooks = 0;
      save();
      return;
    }
    const pause = RETRY_PAUSES_MS[attempts];
    if (pause !== undefined) later(() => start(event, attempts + 1), pause);
  }

  function start(event: ProviderEvent, attempts = 0): void {
    const delivery = attempt(event, attempts).finally(() => running.delete(delivery));
    running.add(delivery);
  }

  return {
    /** Puts an event down and sends it as the mode says. */
    send(type: string, object: object, mode: DeliveryMode): void {
      const event = newEvent(type, object);
      records.events.push({ event, mode });
      if (mode === "now") start(event);
      if (mode === "late") later(() => start(event), LATE_MS);
    },
    /** Sends again what was on its way when the process ended. */
    resume(): void {
      for (const { event, mode } of records.events) {
        if (event.pending_webhooks > 0 && mode !== "lost") start(event);
      }
    },
    /** Resolves when the first attempt of everything sent at once was answered. */
    settled: async (): Promise<void> => void (await Promise.all(running)),
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}
