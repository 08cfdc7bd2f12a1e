import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router-dom";

import { LinkedPrompts } from "@/components/linked-prompts";
import { SiteFooter } from "@/components/site-footer";
import { SiteHeader } from "@/components/site-header";
import { QUERY_PARAMETERS, ROUTES } from "@/config/routes";
import { SITE_NAME } from "@/config/site";
import { pendingIntentStore, usePendingIntent } from "@/data/viewer/pending-intent";
import { useViewer, type ViewerState } from "@/data/viewer/use-viewer";
import { canOpenPrompt } from "@/domain/entitlement";
import { categoryPath } from "@/domain/prompt-address";
import { promptDescription } from "@/domain/prompt-description";
import { voteSummary } from "@/domain/votes";
import { LibraryReaderProvider } from "@/features/library/library-reader-provider";
import { PromptBadges } from "@/features/library/prompt-badges";
import { PromptDetailActions } from "@/features/library/prompt-detail-actions";
import { PromptPageText, usePromptPage } from "@/features/library/prompt-page-text";
import { PromptPageTools, usePageFillIn } from "@/features/library/prompt-page-tools";
import { ReaderProblem } from "@/features/library/reader-problem";
import { notify } from "@/messages/notify";
import { usePageRecord } from "@/platform/page-record";
import type { Prompt } from "@/types/entities";
import { ButtonLink } from "@/ui/button-link";
import { PageMain } from "@/ui/page-main";
import { PageMeta } from "@/ui/page-meta";

import { type AccountDialog, AccountDialogs } from "./account-dialogs";
import { PageAccount } from "./page-account";

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

/** A prompt's own page. Prerendered by the build, hydrated at the first sign of intent. */
export function PromptPage() {
  const { path, prompt: printed, related } = usePageRecord("prompt");
  const viewer = useViewer();
  const [dialog, setDialog] = useState<AccountDialog>(null);
  const unlock = useUnlock({ viewer, prompt: printed, onDialog: setDialog });
  const page = usePromptPage(printed, viewer);
  const isWhole = page.text === "whole";
  const fillIn = usePageFillIn(isWhole ? page.prompt.content : "");
  const { title, category } = printed;
  const isLocked = page.text === "locked" || page.text === "unconfirmed";
  const inLibrary = new URLSearchParams({ [QUERY_PARAMETERS.category]: category });

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
      <PageMain className="max-w-content mx-auto grid grid-cols-1 gap-10 px-4 py-6 md:gap-14 md:py-10">
        <article className="grid grid-cols-1 gap-5">
          <PromptBreadcrumb category={category} />
          <h1 className="text-2xl wrap-anywhere md:text-3xl">{title}</h1>
          <div className="grid gap-2">
            <PromptBadges prompt={printed} isLocked={isLocked} />
            <p className="text-muted min-h-5 text-xs tabular-nums">
              {page.areVotesKnown && voteSummary(page.prompt)}
            </p>
          </div>
          <ReaderProblem viewer={viewer} />
          {isWhole && <PromptPageTools fillIn={fillIn} />}
          <PromptPageText page={page} parts={fillIn.parts} onUnlock={unlock} />
          <div className="bg-paper border-line sticky bottom-0 border-t py-3">
            <PromptDetailActions
              prompt={page.prompt}
              filledText={isWhole ? fillIn.filledText : null}
            />
          </div>
        </article>
        <section aria-labelledby="related" className="grid gap-4">
          <h2 id="related" className="text-xl">
            Related prompts
          </h2>
          <LinkedPrompts prompts={related} />
          <p className="text-sm">
            <a href={categoryPath(category)} className="link inline-block py-2.5">
              All {category} prompts
            </a>
          </p>
        </section>
        <p>
          <ButtonLink to={`${ROUTES.library}?${inLibrary}`}>
            Open {category} in the library
          </ButtonLink>
        </p>
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
