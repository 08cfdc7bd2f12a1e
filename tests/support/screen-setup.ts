import "@testing-library/jest-dom/vitest";
import "./fail-on-console";
import { configure } from "@testing-library/react";

import { installBrowserStandIns } from "./browser-stand-ins";

// The embedded backend shares this process, so an answer may take longer than the default second.
const ASYNC_TIMEOUT_MS = 8000;

configure({
  asyncUtilTimeout: ASYNC_TIMEOUT_MS,
  // The default prints the whole page into each error, also into those that a `find` query throws away while it waits:
  // a quarter of the time of these tests.
  getElementError: (message) => {
    const error = new Error(message ?? "");
    error.name = "TestingLibraryElementError";
    return error;
  },
});
installBrowserStandIns();
