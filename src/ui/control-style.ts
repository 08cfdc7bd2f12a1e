/** The look of text inputs, apart from `Field` so that a search box need not load it. 17 px text keeps iOS from zooming in on focus. */
export const CONTROL_CLASSES =
  "w-full min-w-0 rounded-control border border-control bg-surface px-3 text-base text-ink focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60";
