import "@testing-library/jest-dom/vitest";
import "./fail-on-console";
import { configure } from "@testing-library/react";

import { installBrowserStandIns } from "./browser-stand-ins";

// The embedded backend shares this process, so an answer may take longer than the default second.
const ASYNC_TIMEOUT_MS = 8000;

configure({ asyncUtilTimeout: ASYNC_TIMEOUT_MS });
installBrowserStandIns();
