import { buildSite } from "./build-site";

// `npm run build [mode]` writes everything that a host needs. `npm start` forks this with "serve" as well.
const [mode = "production", purpose] = process.argv.slice(2);

// Ends with `npm start`, even if that is killed: two builds at once would spoil each other's files.
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
await buildSite({ mode, purpose: purpose === "serve" ? "serve" : "publish" });
