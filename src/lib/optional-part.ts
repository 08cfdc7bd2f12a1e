import { type ComponentType, lazy } from "react";

/** A part that a page can do without: nothing is shown when its code cannot be fetched. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}

function Nothing() {
  return null;
}
