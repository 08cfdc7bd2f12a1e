import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, dirname } from "node:path";

import type { Plugin } from "vite";

/** Draws what lucide-react draws, without its options for sizes and colors, which style sheets decide here. */
const ICON_RUNTIME = `
import { createElement } from "react";
const LOOK = { xmlns: "http://www.w3.org/2000/svg", width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round", "aria-hidden": true };
export default function createIcon({ name, node, aliases = [] }) {
  const names = "lucide lucide-" + [name, ...aliases].join(" lucide-");
  const shapes = node.map((shape) => createElement(...shape));
  return ({ className, ...props }) =>
    createElement("svg", { ...LOOK, className: className ? names + " " + className : names, ...props }, ...shapes);
}`;

/** Fetches the chunks that a chunk imports side by side with it. Vite's own also waits for style sheets. */
const PRELOAD_HELPER = `
const known = new Set();
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: "/" + file }));
  }
  return load();
};`;

/** The address of each icon's own module, by the names it is exported with. */
function iconModules(): ReadonlyMap<string, string> {
  const entry = createRequire(import.meta.url).resolve("lucide-react");
  const index = readFileSync(join(dirname(entry), "../esm/lucide-react.mjs"), "utf8");
  const exported = index.matchAll(/^export \{ (.*) \} from '\.\/icons\/(.*)\.mjs';$/gm);
  return new Map(
    [...exported].flatMap(([, names = "", file = ""]) =>
      names.split(", ").map((name) => [name.replace("default as ", ""), file] as const),
    ),
  );
}

function withIconsOwnModules(code: string, modules: ReadonlyMap<string, string>): string {
  return code.replace(/^import \{([^}]*)\} from "lucide-react";$/gm, (_all, names: string) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "))
      .map((name) => {
        const file = modules.get(name);
        if (file === undefined) throw new Error(`lucide-react has no icon ${name}.`);
        return `import ${name} from "lucide-react/icons/${file}";`;
      })
      .join(" "),
  );
}

/**
 * React Router without its warnings to developers and without what only its framework mode uses: a link's prefetching,
 * which leads to all the rest of it, and three classes and a memo that look as if they did something when they are
 * loaded.
 */
function withoutFrameworkMode(code: string): string {
  const trimmed = code
    .replace(/^\w+\.displayName = .*;$/gm, "")
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, "= /* @__PURE__ */ $1")
    .replace(
      /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/,
      "let prefetchRef = null, prefetchHandlers = {};",
    )
    .replace(/return shouldPrefetch && !isAbsolute \? .*;$/m, "return link;")
    .replace(/^( *)warning\(\n[\s\S]*?^\1\);$/gm, "")
    .replace(/class extends React\d*\.Component/g, "class extends ReactComponent");
  return `import { Component as ReactComponent } from "react";\n${trimmed}`;
}

/**
 * Helmet without its way for older versions of React, which collects tags for the server's answer; and without its deep
 * comparison, which takes longer than to draw our few tags once more, and checks of what types check already.
 */
function forReact19(code: string): string {
  return code
    .replaceAll("if (isReact19)", "if (true)")
    .replace("if (helmetData && !(helmetData instanceof HelmetData))", "if (false)")
    .replace(/return !fastCompare\(.*\);/, "return true;")
    .replaceAll(/^ {4}invariant\([\s\S]*?^ {4}\);$/gm, "")
    .replaceAll(/^import .* from "(?:shallowequal|react-fast-compare|invariant)";$/gm, "");
}

/**
 * React Query without what nothing here uses: an infinite list's way back, queries that suspend or throw for a boundary,
 * and a check of what types check already.
 */
function withoutUnusedQueries(code: string): string {
  return code
    .replaceAll(/^\t(?:fetchOptimistic|fetchPreviousPage)\(options\) \{[\s\S]*?^\t\}$/gm, "")
    .replaceAll(/^\t+(?:this\.fetchPreviousPage =|(?:fetch|has)PreviousPage:) .*$/gm, "")
    .replaceAll(
      /^\t+(?:const )?is(?:FetchPreviousPageError|FetchingPreviousPage)(?: = .*|,?)$/gm,
      "",
    )
    .replaceAll(/ && !is(?:FetchPreviousPageError|FetchingPreviousPage)/g, "")
    .replace("previous ? addToStart : addToEnd", "addToEnd")
    .replace("previous ? getPreviousPageParam : getNextPageParam", "getNextPageParam")
    .replace(/^\tensureSuspenseTimers\(.*$/m, "")
    .replace(/^\tif \(shouldSuspend\(.*$/m, "")
    .replace(/^\tconst errorResetBoundary = .*$/m, "")
    .replaceAll(/^\t(?:ensurePreventErrorBoundaryRetry|useClearResetErrorBoundary)\(.*$/gm, "")
    .replace(/^\tif \(getHasError\([\s\S]*?throw result\.error;$/m, "")
    .replace(/^\t+if \(this\.options\.enabled !== void 0 && .*$/m, "");
}

/**
 * Lets the build leave out 11 kB (gzip) of packages. The toast library injects its style sheet from script, which a
 * strict content security policy forbids; src/styles/index.css imports the same sheet instead. Helmet chooses at run
 * time between its ways for React 19 and for older versions, and React Router names components that nothing imports.
 * Where a newer version reads differently, a part stays in, and the budgets' test says so.
 */
export const trimmedPackages: Plugin = {
  name: "trimmed-packages",
  enforce: "pre",
  transform: (code, id) => {
    if (id.includes("/sonner/dist/index.mjs")) {
      return { code: code.replace(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m, ""), map: null };
    }
    if (id.includes("/react-helmet-async/")) {
      return { code: forReact19(code), map: null };
    }
    if (id.includes("/@tanstack/")) return { code: withoutUnusedQueries(code), map: null };
    if (!id.includes("/react-router/dist/")) return null;
    return { code: withoutFrameworkMode(code), map: null };
  },
};

/**
 * Imports each icon from its own module: the package's index imports them all, which chunks would follow, and which
 * takes a second in each file of tests.
 */
export function iconsByThemselves(): Plugin {
  const modules = iconModules();
  return {
    name: "icons-by-themselves",
    enforce: "pre",
    apply: (_config, { command, mode }) => command === "build" || mode === "test",
    transform: (code) => {
      if (!code.includes('from "lucide-react"')) return null;
      return { code: withIconsOwnModules(code, modules), map: null };
    },
  };
}

/** Icons, and Vite's helper for imports on demand, as small as this site needs them: 3 kB (gzip). */
export function trimmedHelpers(): Plugin {
  return {
    name: "trimmed-helpers",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    // React Router's entry is the build for development, whatever is built.
    async resolveId(source, importer) {
      if (!source.startsWith("react-router")) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
    transform: (code, id) => {
      if (id.endsWith("vite/preload-helper.js")) return { code: PRELOAD_HELPER, map: null };
      if (id.endsWith("/lucide-react/dist/esm/createLucideIcon.mjs")) {
        return { code: ICON_RUNTIME, map: null };
      }
      if (id.includes("/lucide-react/dist/esm/icons/")) {
        const shapes = code.replace(/, key: "\w+"/g, "").replace(/^__iconData\.node;$/m, "");
        return { code: shapes, map: null };
      }
      return null;
    },
    generateBundle(_options, bundle) {
      const sheets = Object.keys(bundle).filter((name) => name.endsWith(".css"));
      if (sheets.length > 1) this.error("The preload helper fetches scripts only.");
    },
  };
}
