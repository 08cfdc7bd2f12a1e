import { buildSite } from "./build-site";

// `npm run build [mode]`.
await buildSite({ mode: process.argv[2] ?? "production" });
