import { useQuery } from "@tanstack/react-query";
import { UserRound, X } from "lucide-react";
import { useState } from "react";

import { factQueries, useChangeFacts } from "@/data/about/about-facts";
import {
  type Fact,
  FACT_LABELS,
  factText,
  freePlaces,
  MAX_FACT_CHARACTERS,
  MAX_FACTS,
} from "@/domain/about-facts";
import { tickedFacts, useGuestFacts, useTickedFacts } from "@/platform/about-facts";
import { Button } from "@/ui/button";
import { Collapsible } from "@/ui/collapsible";
import { CONTROL_CLASSES } from "@/ui/control-style";
import { IconButton } from "@/ui/icon-button";

import { WishField } from "./wish-field";

type AboutMeProps = {
  /** Null for a guest, whose facts stay in this browser. */
  userId: string | null;
};

function useFacts(userId: string | null): readonly Fact[] {
  const ofGuest = useGuestFacts();
  const ofAccount = useQuery({ ...factQueries.list(userId ?? ""), enabled: userId !== null });
  return userId === null ? ofGuest : (ofAccount.data ?? []);
}

/** What the reader lets us say about them: sent only where it is ticked. */
export function AboutMe({ userId }: AboutMeProps) {
  const facts = useFacts(userId);
  const ticked = useTickedFacts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-1 pt-3">
      {facts.length > 0 && (
        <fieldset aria-label="Use about me" className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="text-muted text-xs">Send with your text:</span>
          {facts.map((fact) => {
            const text = factText(fact);
            const isTicked = ticked.includes(text);
            return (
              <Button
                key={fact.id}
                size="sm"
                aria-pressed={isTicked}
                className="min-w-0 shrink!"
                onClick={() => tickedFacts.set(text, !isTicked)}
              >
                <span dir="auto" className="truncate">
                  {text}
                </span>
              </Button>
            );
          })}
        </fieldset>
      )}
      <Collapsible
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        contentClassName="pt-1"
        trigger={
          <Button variant="ghost" size="sm" className="text-muted -ms-3">
            <UserRound aria-hidden />
            {facts.length === 0 ? "About me" : "Edit facts about me"}
          </Button>
        }
      >
        <FactsEditor userId={userId} facts={facts} />
      </Collapsible>
    </div>
  );
}

/** The facts of an account, to change on its page. */
export function AccountFacts({ userId }: { userId: string }) {
  return <FactsEditor userId={userId} facts={useFacts(userId)} />;
}

function FactsEditor({ userId, facts }: AboutMeProps & { facts: readonly Fact[] }) {
  const change = useChangeFacts(userId);
  const [label, setLabel] = useState<string>(FACT_LABELS[0]);
  const [position] = freePlaces(facts);
  return (
    <div className="border-line grid gap-3 border-s-2 ps-4 text-sm">
      <p className="text-muted text-xs">
        {`Up to ${MAX_FACTS} facts, kept ${userId === null ? "in this browser" : "in your account"}. Only the ones you select are sent with your text.`}
      </p>
      {facts.length > 0 && (
        <ul className="divide-line divide-y">
          {facts.map((fact) => (
            <li key={fact.id} className="flex items-center gap-2">
              <span dir="auto" className="min-w-0 grow py-1 wrap-anywhere">
                {factText(fact)}
              </span>
              <IconButton
                icon={X}
                size="sm"
                label={`Remove “${factText(fact)}”`}
                isBusy={change.isPending}
                onClick={() => change.mutate({ remove: fact })}
              />
            </li>
          ))}
        </ul>
      )}
      {position !== undefined && (
        <div className="grid gap-2">
          <label className="grid gap-1.5 font-medium">
            Type
            <select
              value={label}
              onChange={(event) => setLabel(event.target.value)}
              className={`${CONTROL_CLASSES} h-11`}
            >
              {FACT_LABELS.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <WishField
            name="Add a fact about me"
            label="About you"
            placeholder="for example: night nurse"
            maxCharacters={MAX_FACT_CHARACTERS}
            missing="Type a fact."
            action="Add"
            isDisabled={change.isPending}
            onSend={(value, clear) => {
              const isKept = facts.some((fact) => factText(fact) === factText({ label, value }));
              if (isKept) clear();
              else change.mutate({ add: { label, value, position } }, { onSuccess: clear });
            }}
          />
        </div>
      )}
    </div>
  );
}
