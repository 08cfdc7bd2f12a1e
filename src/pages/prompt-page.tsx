import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link } from "react-router-dom";

import { LinkedPrompts } from "@/components/linked-prompts";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { useFillIn } from "@/components/use-fill-in";
import { CATEGORIES } from "@/config/categories";
import { RELATED_SHOWN } from "@/config/limits";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { pendingIntentStore, usePendingIntent } from "@/data/session/pending-intent";
import { useViewer, type ViewerState } from "@/data/viewer/use-viewer";
import { canOpenPrompt } from "@/domain/entitlement";
import { categoryPath } from "@/domain/prompt-address";
import { promptDescription } from "@/domain/prompt-description";
import { LibraryReaderProvider } from "@/features/library/library-reader-provider";
import { PromptDetailActions } from "@/features/library/prompt-detail-actions";
import { PromptDetailLead } from "@/features/library/prompt-detail-lead";
import { PromptPageText, usePromptPage } from "@/features/library/prompt-page-text";
import { ReaderProblem } from "@/features/library/reader-problem";
import { notify } from "@/messages/notify";
import { usePageRecord } from "@/platform/page-record";
import type { Prompt } from "@/types/entities";
import type { LinkedPrompt } from "@/types/page-record";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { type AccountDialog, AccountDialogs } from "./account-dialogs";
import { LinkedAnswersPart } from "./linked-answers-part";
import { PageAccount } from "./page-account";
import { PromptMore } from "./prompt-more";

/** From the library through the category to this prompt's page. */
function PromptBreadcrumb({ category }: { category: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="text-muted flex flex-wrap items-center gap-x-2 text-sm">
        <li>
          <Link to={ROUTES.library} className="link inline-block py-2.5">
            Prompt library
          </Link>
        </li>
        <li aria-hidden>/</li>
        <li>
          <a href={categoryPath(category)} className="link inline-block py-2.5">
            {category}
          </a>
        </li>
      </ol>
    </nav>
  );
}

type RelatedPromptsProps = { category: string; prompts: readonly LinkedPrompt[] };

function RelatedPrompts({ category: name, prompts }: RelatedPromptsProps) {
  const category = CATEGORIES.find((one) => one === name);
  const inLibrary = new URLSearchParams({ [QUERY_PARAMETERS.category]: name });
  return (
    <section aria-labelledby="related" className="max-w-content grid gap-4">
      <h2 id="related" className="text-xl">
        Related prompts
      </h2>
      <LinkedPrompts
        prompts={prompts.slice(0, RELATED_SHOWN)}
        {...(category !== undefined && { category })}
      />
      <p>
        <ButtonLink to={`${ROUTES.library}?${inLibrary}`}>Open {name} in the library</ButtonLink>
      </p>
    </section>
  );
}

type UnlockOptions = {
  viewer: ViewerState;
  prompt: Prompt;
  onDialog: (dialog: AccountDialog) => void;
};

/**
 * Unlocks a premium prompt on its own page: a guest signs in first, and readers without Premium are then shown the
 * upgrade (specification, section 4).
 */
function useUnlock({ viewer, prompt, onDialog }: UnlockOptions): () => void {
  const intent = usePendingIntent();
  const isAskedFor = intent?.kind === "prompt" && intent.promptId === prompt.id;
  const isDue = isAskedFor && viewer.user !== null && viewer.status === "ready";

  const finishUnlock = useEffectEvent(() => {
    pendingIntentStore.write(null);
    if (!canOpenPrompt(viewer.entitlement, prompt)) onDialog("upgrade");
  });

  // Storage kept the intent over the sign-in, which may have led through another page.
  useEffect(() => {
    if (isDue) finishUnlock();
  }, [isDue]);

  return () => {
    if (viewer.user !== null) return onDialog("upgrade");
    pendingIntentStore.write({ kind: "prompt", promptId: prompt.id });
    notify("signInForPremium");
    onDialog("auth");
  };
}

/** Printed only: in the browser its content would be text. */
function WithoutScript({ isLocked }: { isLocked: boolean }) {
  const text = isLocked
    ? "Unlocking, liking and saving need JavaScript."
    : "Copying, liking and saving need JavaScript. You can select the text instead.";
  return <noscript>{import.meta.env.SSR && <p className="text-muted text-sm">{text}</p>}</noscript>;
}

/** A prompt's own page. Prerendered by the build, hydrated at the first sign of intent. */
export function PromptPage() {
  const { path, prompt: printed, related, example } = usePageRecord("prompt");
  const viewer = useViewer();
  const [dialog, setDialog] = useState<AccountDialog>(null);
  const unlock = useUnlock({ viewer, prompt: printed, onDialog: setDialog });
  const page = usePromptPage(printed, viewer);
  const isWhole = page.text === "whole";
  const fillIn = useFillIn(isWhole ? page.prompt.content : "", printed.id, example?.blanks);
  const copyRef = useRef<HTMLButtonElement>(null);
  const { title, category } = printed;
  const isLocked = page.text === "locked" || page.text === "unconfirmed";

  return (
    <LibraryReaderProvider viewer={viewer} onSignInNeeded={() => setDialog("auth")}>
      <PageMeta
        title={`${title} | ${SITE_NAME}`}
        description={promptDescription(printed)}
        path={path}
        socialTitle={title}
        type="article"
      />
      <SiteHeader
        section="Library"
        account={<PageAccount viewer={viewer} onSignIn={() => setDialog("auth")} />}
      />
      <PageMain className="max-w-page mx-auto grid grid-cols-1 gap-10 px-4 py-4 md:gap-14 md:px-6 md:py-6">
        <article className="flex flex-col gap-4">
          <div className="grid gap-2">
            <PromptBreadcrumb category={category} />
            <h1 className="max-w-content text-xl wrap-anywhere md:text-2xl">{title}</h1>
            {isWhole && (
              <p className="max-w-text text-muted text-sm wrap-anywhere">{page.prompt.gets}</p>
            )}
            <PromptDetailLead
              prompt={page.prompt}
              place="page"
              isLocked={isLocked}
              areVotesKnown={page.areVotesKnown}
            />
          </div>
          <ReaderProblem viewer={viewer} />
          <WithoutScript isLocked={isLocked} />
          <PromptDetailActions
            prompt={page.prompt}
            fillIn={isWhole ? fillIn : null}
            more={
              <PromptMore
                prompt={page.prompt}
                fillIn={isWhole ? fillIn : null}
                userId={viewer.user?.id ?? null}
                onSignIn={() => setDialog("auth")}
              />
            }
            place="page"
            copyRef={copyRef}
          />
          {isWhole && <LinkedAnswersPart fillIn={fillIn} />}
          <PromptPageText
            page={page}
            fillIn={fillIn}
            example={example}
            copyRef={copyRef}
            onUnlock={unlock}
          />
        </article>
        <RelatedPrompts category={category} prompts={related} />
      </PageMain>
      <SiteFooter />
      <AccountDialogs
        user={viewer.user}
        open={dialog}
        onChange={setDialog}
        upgradeSubject={{ kind: "prompt", prompt: printed }}
      />
    </LibraryReaderProvider>
  );
}
