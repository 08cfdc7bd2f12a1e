import { App } from "@supabase/lite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";

import {
  type Fetch,
  guardPasswordChange,
  limitPasswordGuesses,
  type Query,
  refuseEscapedPaths,
  type RequestGuard,
} from "./auth-rules";
import { createEmailLinks } from "./email-links";
import { createGeneratedLinks } from "./generated-links";
import { applyMigrations, applySeed } from "./migrations";

export type BackendKeys = { publishableKey: string; secretKey: string; jwtSecret: string };

export type EmbeddedBackendOptions = {
  keys: BackendKeys;
  /** Where the browser reaches the site: links in mails and sign-in redirects lead there. */
  siteUrl: string;
  /** Absent: the database lives in memory. */
  dataFolder?: string;
  /** A database dumped before (PGlite's dumpDataDir), to start from in memory. */
  snapshot?: Blob;
  /** Hosted projects ask for a confirmed e-mail address; a laptop has no mail server. */
  mustConfirmEmail?: boolean;
  onEmail?: (email: { to: string; text: string }) => void;
};

export type EmbeddedBackend = {
  /** Answers /rest/v1 and /auth/v1 as a Supabase project would. */
  fetch: Fetch;
  /** Runs SQL as the database owner: migrations, seeds and tests. Several statements are allowed. */
  sql: <Row>(statement: string) => Promise<Row[]>;
  keys: BackendKeys;
  /** The whole database, for `snapshot`. */
  dump: () => Promise<Blob>;
  close: () => Promise<void>;
};

const MINIMUM_PASSWORD_CHARACTERS = 10;

/** A whole Supabase project in this process: PostgreSQL (PGlite), its REST interface and its auth service. */
export async function startEmbeddedBackend(
  options: EmbeddedBackendOptions,
): Promise<EmbeddedBackend> {
  const connection = await createPgliteConnection({
    ...(options.dataFolder !== undefined && { url: options.dataFolder }),
    ...(options.snapshot !== undefined && { pgliteOptions: { loadDataDir: options.snapshot } }),
  });
  // Otherwise its first use fails, without the reason.
  await connection.driver.waitReady;
  const query: Query = (statement, values) => connection.driver.query<object>(statement, values);
  const links = createEmailLinks({ fetch: async (request) => app.fetch(request), query });
  const generated = createGeneratedLinks(options.keys.secretKey);
  /** Every request passes them in this order. */
  const guards: readonly RequestGuard[] = [
    refuseEscapedPaths,
    limitPasswordGuesses(),
    guardPasswordChange(query),
    generated.guard,
  ];
  const app = createApp(connection, {
    ...options,
    onEmail(email) {
      if (generated.takes(email)) return;
      options.onEmail?.({ to: email.to, text: links.complete(email.text) });
    },
  });
  await app.init();
  await app.ensureSystemSchema();
  await createRequestRoles(connection);
  await applyMigrations(connection);
  await applySeed(connection);
  return {
    fetch: guards.reduceRight<Fetch>(
      (next, guard) => (request) => guard(request, next),
      links.fetch,
    ),
    sql: async <Row>(statement: string) =>
      (await connection.driver.exec(statement)).at(-1)?.rows as Row[],
    keys: options.keys,
    dump: () => connection.driver.dumpDataDir("none"),
    close: () => connection.close(),
  };
}

function createApp(connection: PgliteConnection, options: EmbeddedBackendOptions): App {
  const { keys, siteUrl } = options;
  return new App({
    connection,
    api: { schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/prompts`, `${siteUrl}/reset-password`],
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      minimum_password_length: MINIMUM_PASSWORD_CHARACTERS,
      email: { enable_signup: true, enable_confirmations: options.mustConfirmEmail ?? false },
    },
    options: {
      // Admin mode would answer keyless requests as the service role.
      server: { admin: false },
      drivers: {
        email: { send: async ({ to, text }) => options.onEmail?.({ to, text: text ?? "" }) },
      },
    },
  });
}

const CREATE_ROLES = `
do $$
declare role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin', role_name);
    end if;
  end loop;
end $$;
alter role service_role bypassrls;
grant usage on schema auth to anon, authenticated, service_role;
`;

/**
 * Creates the three roles that requests run as, as every hosted project has them.
 *
 * Left to itself the embedded server would create them at the first request and then grant them everything
 * in each schema with row-level security, which undoes the migrations' grants. Marking that step as done
 * keeps the grants exactly as hosted.
 */
async function createRequestRoles(connection: PgliteConnection): Promise<void> {
  await connection.driver.exec(CREATE_ROLES);
  if (!Reflect.set(connection, "rlsState", "active")) {
    throw new Error("The embedded server no longer lets its own grants be switched off.");
  }
}
