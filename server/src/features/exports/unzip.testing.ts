import { inflateRawSync } from 'node:zlib';

/** Test support: the text of one entry of a zip archive, or undefined. Reads the central directory, as a reader of the file would. */
export function unzipText(archive: Buffer, name: string): string | undefined {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = archive.readUInt32LE(end + 16);
  for (let entries = archive.readUInt16LE(end + 10); entries > 0; entries -= 1) {
    const [packed, nameSize] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)];
    if (archive.toString('utf8', at + 46, at + 46 + nameSize) === name) {
      const local = archive.readUInt32LE(at + 42);
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const content = archive.subarray(start, start + packed);
      return (archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content).toString('utf8');
    }
    at += 46 + nameSize + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return undefined;
}
