import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT_FILE = /\.(?:html|js|css|svg|txt|xml|json)$/;
/** Below this, a packet is a packet. */
const SMALLEST_BYTES = 1024;

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
        writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params: BROTLI }));
      }),
  );
}

const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
