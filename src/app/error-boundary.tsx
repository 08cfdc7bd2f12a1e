import { Component, type ReactNode } from "react";

import { RouteError } from "./route-error";

type ErrorBoundaryProps = { children: ReactNode };
type ErrorBoundaryState = { error: unknown };

/** Shows a sentence and a way on instead of a page that threw. React has no hook for this. */
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
