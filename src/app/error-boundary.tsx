import { Component, type ReactNode } from "react";

import { ROUTES } from "@/config/routes";
import { isAppError } from "@/lib/app-error";
import { reloadPage } from "@/platform/browser";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { error: unknown };

/** Replaces a page that threw with an explanation and a way to continue. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : <RouteError error={error} />;
  }
}

/** A new release removes the old chunks; the browser then fails to fetch what an old page names. */
const STALE_CHUNK = /dynamically imported module|Importing a module script failed/i;

function sentenceFor(error: unknown): string {
  const isUnreachable =
    isAppError(error, "network") || (error instanceof Error && STALE_CHUNK.test(error.message));
  return isUnreachable
    ? "This page could not be loaded. Check your connection, then reload it."
    : "This page stopped working. Reload it, or go back to the home page.";
}

function RouteError({ error }: { error: unknown }) {
  return (
    <main id="main" tabIndex={-1} className="max-w-content mx-auto grid gap-5 px-4 py-24">
      <h1 className="text-2xl">Something went wrong</h1>
      <p role="alert">{sentenceFor(error)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={reloadPage}>
          Reload
        </Button>
        <ButtonLink to={ROUTES.landing}>Go to the home page</ButtonLink>
      </div>
    </main>
  );
}
