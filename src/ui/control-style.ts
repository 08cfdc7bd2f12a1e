/** The look of everything one types into. 17 px text also keeps iOS from zooming in on focus. */
export const CONTROL_CLASSES =
  "w-full min-w-0 rounded-control border border-control bg-surface px-3 text-base text-ink focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60";
