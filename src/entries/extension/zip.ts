import { crc32, deflateRawSync } from "node:zlib";

type ZipEntry = { name: string; content: Buffer };

// The format's records and their fields: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, section 4.3.
const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the format's first day: the same files make the same zip. */
const DATE = 0x0021;

function fields(...values: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}

/** A zip archive of these files, in this order. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    const common = fields(
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [DEFLATED, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
      [nameBytes.length, 2],
      [0, 2],
    );
    const local = Buffer.concat([fields([LOCAL_SIGNATURE, 4]), common, nameBytes, packed]);
    // Without a comment, on the first disk, without attributes.
    const place = fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    const start = fields([CENTRAL_SIGNATURE, 4], [VERSION, 2]);
    central.push(Buffer.concat([start, common, place, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const count = entries.length;
  const end = fields(
    [END_SIGNATURE, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...locals, directory, end]);
}
