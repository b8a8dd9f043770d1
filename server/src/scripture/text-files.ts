import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { invalidInput } from '../platform/http/app-error.ts';
import { parseUsfm, type UsfmBook } from './usfm.ts';

const usfmName = /\.(?:usfm|sfm)$/i;
/** Far more than any Bible with notes. */
const MOST_BYTES = 150 * 1024 * 1024;
const decoder = new TextDecoder('utf-8', { fatal: true });

interface SourceFile {
  name: string;
  content: Uint8Array;
}

/**
 * Every book in a folder or zip of USFM files, in the order of the Bible.
 * @throws AppError `invalid_input` that names the file and what is wrong with it
 */
export function readTextFiles(path: string): UsfmBook[] {
  const files = filesAt(path);
  if (files.length === 0) {
    throw invalidInput(`There is no USFM file (.usfm or .sfm) in ${path}. Give the folder or zip that holds them.`);
  }
  const found = new Map<number, { name: string; parsed: UsfmBook }>();
  for (const { name, content } of files) {
    const parsed = parsed66(name, content);
    if (!parsed) continue;
    const twin = found.get(parsed.book.number);
    if (twin) throw invalidInput(`${twin.name} and ${name} both hold ${parsed.book.name}. Keep one of them.`);
    found.set(parsed.book.number, { name, parsed });
  }
  if (found.size === 0) throw invalidInput(`None of the files in ${path} holds one of the 66 books.`);
  return [...found.values()].map(({ parsed }) => parsed).sort((a, b) => a.book.number - b.book.number);
}

function parsed66(name: string, content: Uint8Array): UsfmBook | undefined {
  try {
    return parseUsfm(decoder.decode(content));
  } catch (error) {
    const why = error instanceof TypeError ? 'it isn’t written in UTF-8' : error instanceof Error ? error.message : '';
    throw invalidInput(`${name} can’t be read: ${why}. Nothing was imported.`);
  }
}

function filesAt(path: string): SourceFile[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw invalidInput(`There is nothing at ${path}. Give a folder or a zip of USFM files.`);
  if (found.size > MOST_BYTES) throw tooLarge(path);
  if (found.isDirectory()) {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map(({ name }) => ({ name, content: readFileSync(join(path, name)) }));
  }
  return unzipped(path);
}

function unzipped(path: string): SourceFile[] {
  let total = 0;
  try {
    const entries = unzipSync(readFileSync(path), {
      filter({ name, originalSize }) {
        if (!isText(name)) return false;
        total += originalSize;
        if (total > MOST_BYTES) throw tooLarge(path);
        return true;
      },
    });
    return Object.entries(entries).map(([name, content]) => ({ name: basename(name), content }));
  } catch (error) {
    if (total > MOST_BYTES) throw error;
    throw invalidInput(`${path} is no folder and no zip that can be opened. Give a folder or a zip of USFM files.`);
  }
}

const isText = (name: string) => usfmName.test(name) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(name);
const tooLarge = (path: string) => invalidInput(`${path} holds more than 150 MB of text, which no Bible does.`);
