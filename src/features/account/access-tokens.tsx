import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { type FormEvent, type RefObject, useRef, useState } from "react";

import { supabaseUrl } from "@/config/env";
import { ACCESS_TOKEN_NAME_MAX } from "@/config/limits";
import {
  accessTokenQueries,
  useCreateAccessToken,
  useRevokeAccessToken,
} from "@/data/access-tokens/access-tokens";
import { useFocusAfterRemoval } from "@/lib/use-focus-after-removal";
import { copyWithToast } from "@/platform/clipboard";
import type { AccessToken } from "@/types/entities";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";

const DATE = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** The account's keys for programs: made, named, shown once, revoked. */
export function AccessTokens({ userId }: { userId: string }) {
  const { data: tokens, isError, refetch } = useQuery(accessTokenQueries.list(userId));
  const create = useCreateAccessToken(userId);
  const revoke = useRevokeAccessToken(userId);
  const fieldRef = useRef<HTMLInputElement>(null);
  useFocusAfterRemoval(fieldRef, tokens?.length ?? 0);

  function handleRevoke({ id }: AccessToken) {
    // The server does not say which one it made: the newest of that name.
    const isShown = tokens?.find(({ name }) => name === create.variables)?.id === id;
    revoke.mutate(id, { onSuccess: () => isShown && create.reset() });
  }

  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">
        A program with a token can read what you can read and uses your enhancements. It can't
        change anything. Tokens stay valid when you sign out, until you revoke them.
      </p>
      <dl className="grid gap-1 text-sm wrap-anywhere">
        <dt className="text-muted">Model Context Protocol server</dt>
        <dd>{`${supabaseUrl()}/functions/v1/mcp`}</dd>
        <dt className="text-muted">JSON API, described by OpenAPI</dt>
        <dd>{`${supabaseUrl()}/functions/v1/api/openapi.json`}</dd>
      </dl>
      <TokenForm create={create} fieldRef={fieldRef} />
      {tokens === undefined && !isError && <Skeleton className="h-11" />}
      {tokens === undefined && isError && (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p className="text-muted">Your tokens could not be loaded.</p>
          <Button size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {tokens !== undefined && tokens.length > 0 && (
        <ul aria-label="Access tokens" className="divide-line border-line divide-y border-y">
          {tokens.map((token) => (
            <li key={token.id} className="flex items-center gap-3 py-2 text-sm">
              <div className="min-w-0 grow">
                <p dir="auto" className="wrap-anywhere">
                  {token.name}
                </p>
                <p className="text-muted text-xs">{historyOf(token)}</p>
              </div>
              <Button
                size="sm"
                aria-label={`Revoke “${token.name}”`}
                isBusy={revoke.isPending && revoke.variables === token.id}
                onClick={() => handleRevoke(token)}
              >
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function historyOf({ created_at, last_used_on }: AccessToken): string {
  const created = `Created ${DATE.format(new Date(created_at))}`;
  // A date alone is midnight in UTC, which is the day before in America.
  const used = last_used_on === null ? null : new Date(`${last_used_on.slice(0, 10)}T12:00:00`);
  return `${created}, ${used === null ? "never used" : `last used ${DATE.format(used)}`}`;
}

type TokenFormProps = {
  create: ReturnType<typeof useCreateAccessToken>;
  fieldRef: RefObject<HTMLInputElement | null>;
};

function TokenForm({ create, fieldRef }: TokenFormProps) {
  const [name, setName] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === "") fieldRef.current?.focus();
    else create.mutate(name.trim(), { onSuccess: () => setName("") });
  }

  return (
    <form
      aria-label="Create an access token"
      noValidate
      onSubmit={handleSubmit}
      className="grid gap-3"
    >
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={fieldRef}
          label="Token name"
          placeholder="for example: laptop"
          autoComplete="off"
          maxLength={ACCESS_TOKEN_NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          className="min-w-40 grow"
        />
        <Button type="submit" isBusy={create.isPending}>
          Create token
        </Button>
      </div>
      {create.data !== undefined && <NewToken token={create.data} onDone={create.reset} />}
    </form>
  );
}

function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <div className="border-accent rounded-card grid gap-3 border p-4 text-sm">
      <output>Copy it now. You won't see it again.</output>
      <code className="wrap-anywhere select-all">{token}</code>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={() => void copyWithToast(token, "tokenCopied")}>
          <Copy aria-hidden />
          Copy token
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
