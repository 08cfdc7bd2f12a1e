import { crc32, inflateRawSync } from "node:zlib";

import { expect, test } from "vitest";

import { zipOf } from "../../src/entries/extension/zip";

test("a zip holds its files, with their lengths and checksums", () => {
  const content = Buffer.from("a text ".repeat(100));
  const zip = zipOf([
    { name: "folder/ä.txt", content },
    { name: "empty", content: Buffer.alloc(0) },
  ]);
  // Local header: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, section 4.3.7.
  expect(zip.readUInt32LE(0)).toBe(0x04034b50);
  expect(zip.readUInt32LE(14)).toBe(crc32(content));
  const packed = zip.readUInt32LE(18);
  const start = 30 + zip.readUInt16LE(26);
  expect(zip.subarray(30, start).toString()).toBe("folder/ä.txt");
  expect(inflateRawSync(zip.subarray(start, start + packed))).toEqual(content);
  // End record: two files, and the directory that leads to the second one.
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  expect(zip.readUInt16LE(end + 10)).toBe(2);
  expect(zip.readUInt32LE(zip.readUInt32LE(end + 16))).toBe(0x02014b50);
});
