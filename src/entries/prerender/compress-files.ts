import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { isPromptPath } from "../../domain/prompt-address";

const TEXT_FILE = /\.(?:html|js|css|svg|txt|xml|json)$/;
/** Below this, a packet is a packet. */
const SMALLEST_BYTES = 1024;
const QUICK_QUALITY = 5;

/** Puts a .gz and a .br beside every larger text file, for servers that do not compress by themselves. */
export async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names
      .filter((name) => TEXT_FILE.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length < SMALLEST_BYTES) return;
        writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          await promisify(brotliCompress)(text, {
            params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality(name) },
          }),
        );
      }),
  );
}

/** A thousand pages at the best quality take half a minute to save half a kilobyte each. */
function brotliQuality(name: string): number {
  return isPromptPath(`/${name}`) ? QUICK_QUALITY : constants.BROTLI_MAX_QUALITY;
}
