import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { auditEntries } from '../features/audit/index.ts';
import { createScriptureReader } from '../scripture/create-reader.ts';
import { fixtures, titled } from '../scripture/fixtures.testing.ts';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { runScripture } from './scripture.ts';

const named = ['--id', 'bsb', '--name', 'Berean Standard Bible', '--abbreviation', 'BSB', '--language', 'en'];
const obadiah = Array.from({ length: 21 }, (_, at) => `\\v ${at + 1} Words ${at}.`).join('\n');
const short = `\\id OBA\n\\c 1\n\\p\n${obadiah}`;

async function setUp() {
  const { db, clock, folder, close } = await createTestDatabase();
  const progress: string[] = [];
  const run = (...words: string[]) => runScripture({ db, clock, progress: (line) => progress.push(line) }, words);
  const texts = join(folder, 'texts');
  mkdirSync(texts);
  return { db, run, progress, texts, folder, reader: createScriptureReader(db), close };
}

test('a text is imported from a folder, listed, replaced and removed, and each leaves a trace', async () => {
  const { db, run, progress, texts, reader, close } = await setUp();
  writeFileSync(join(texts, 'oba.usfm'), short);
  const copyright = ['--copyright', 'Words © a publisher.', '--licence', 'By letter of 2026-11-02.'];

  expect(await run('import', texts, ...named, ...copyright, '--verses', '21')).toMatch(/1 book, 1 chapter, 21 verses/);
  expect(await run('import', texts, ...named, ...copyright)).toMatch(/is already imported/);
  expect(progress.join('\n')).toContain('Obadiah: 21 verses');
  expect(await run('list')).toMatch(/bsb +Berean Standard Bible \(BSB, en\): 1 books, 21 verses.*\n.*©.*\n.*By letter/);
  expect(await run('list', 'bsb')).toMatch(/^Obadiah +21 {2}[0-9a-f]{64}$/);
  expect(await reader.passage('Obadiah 3')).toMatchObject({
    text: 'Words 2.',
    translation: { copyright: copyright[1] },
  });

  writeFileSync(join(texts, 'oba.usfm'), short.replace('Words 2', 'Other words'));
  expect(await run('import', texts, ...named)).toMatch(/is imported/);
  await expect(run('remove', 'bsb')).rejects.toThrow('--yes');
  await expect(run('remove', 'esv', '--yes')).rejects.toThrow('Text "esv" not found.');
  expect(await run('remove', 'bsb', '--yes')).toBe('Berean Standard Bible is removed.');
  await expect(run('remove', 'bsb', '--yes')).rejects.toThrow('not found');
  expect(await run('list')).toMatch(/No Bible translation is imported/);

  const actions = (await db.read.select().from(auditEntries)).map(({ action }) => action);
  expect(actions).toEqual(['scripture.import', 'scripture.import', 'scripture.remove']);
  await close();
});

test('a licensed text has a limit, which is listed, and changed by importing the same text again', async () => {
  const { db, run, texts, reader, close } = await setUp();
  writeFileSync(join(texts, 'oba.usfm'), short);
  const asked = (...limit: string[]) => run('import', texts, ...named, '--copyright', '© a publisher.', ...limit);

  expect(await asked('--max-verses', '3')).toMatch(
    /imported.*\nShown at once: at most 3 verses, and never a whole book\.$/,
  );
  expect(await run('list')).toContain('Shown at once: at most 3 verses, and never a whole book');
  expect((await reader.translations())[0]).toMatchObject({ maxVerses: 3 });
  expect(await asked('--max-verses', '3')).toMatch(/Nothing changed\.\nShown at once: at most 3 verses/);
  expect(await asked('--max-verses', '1')).toMatch(
    /already imported.*Its details were updated\.\n.*at most 1 verse, and.*\(before: at most 3 verses, and/,
  );
  expect((await reader.translations())[0]).toMatchObject({ maxVerses: 1 });
  expect((await reader.passage('Obadiah 3'))?.text).toBe('Words 2.');
  expect(await asked()).toMatch(/\nIts limit \(at most 1 verse, .*\) is gone: any number of its verses is shown now\./);
  expect((await reader.translations())[0]).not.toHaveProperty('maxVerses');
  expect(await run('list')).not.toContain('Shown at once');

  const entries = await db.read.select().from(auditEntries);
  expect(entries.map(({ details }) => details)).toMatchObject([{ maxVerses: 3 }, { maxVerses: 1 }, { verses: 21 }]);
  await close();
});

test.each(['0', '-1', '3.5', '31103', 'many', ''])('a limit of “%s” verses is refused', async (most) => {
  const { run, texts, close } = await setUp();
  writeFileSync(join(texts, 'oba.usfm'), short);

  await expect(run('import', texts, ...named, '--copyright', '©', `--max-verses=${most}`)).rejects.toThrow(
    /whole number from 1 to 31102/,
  );
  await expect(run('import', texts, ...named, '--max-verses', '3')).rejects.toThrow(/needs --copyright/);
  expect(await run('list')).toMatch(/No Bible translation is imported/);
  await close();
});

test('a zip does as well, and what is no zip is named', async () => {
  const { run, texts, folder, close } = await setUp();
  const zip = join(folder, 'text.zip');
  writeFileSync(zip, zipSync({ 'deep/31-OBA.usfm': Buffer.from(short), '__MACOSX/31-OBA.usfm': Buffer.from('x') }));

  expect(await run('import', zip, ...named)).toMatch(/1 book, 1 chapter, 21 verses/);
  writeFileSync(join(folder, 'no.zip'), 'no zip at all');
  await expect(run('import', join(folder, 'no.zip'), ...named)).rejects.toThrow(/no zip that can be opened/);
  await expect(run('import', texts, ...named)).rejects.toThrow(/no USFM file/);
  await close();
});

test('bad input is refused with a sentence, and nothing is half imported', async () => {
  const { run, texts, reader, close } = await setUp();
  writeFileSync(join(texts, 'oba.usfm'), short);
  await expect(run('import', texts, ...named, '--verses', '22')).rejects.toThrow(/21 verses were counted/);
  writeFileSync(join(texts, 'oba.usfm'), short.slice(0, 200));
  await expect(run('import', texts, ...named)).rejects.toThrow(/seems to be cut short/);
  writeFileSync(join(texts, 'oba.usfm'), Buffer.from([0x5c, 0x69, 0x64, 0x20, 0xff, 0xfe]));
  await expect(run('import', texts, ...named)).rejects.toThrow(/oba\.usfm can’t be read: it isn’t written in UTF-8/);
  writeFileSync(join(texts, 'oba.usfm'), short);
  writeFileSync(join(texts, 'twin.sfm'), short);
  await expect(run('import', texts, ...named)).rejects.toThrow(/both hold Obadiah/);
  rmSync(join(texts, 'twin.sfm'));

  for (const [flag, value] of [
    ['--id', 'Two words'],
    ['--id', 'web'],
    ['--language', 'English!'],
    ['--name', ''],
    ['--verses', 'many'],
    ['--nonsense', 'x'],
  ] as const) {
    await expect(run('import', texts, ...named, flag, value)).rejects.toThrow();
  }
  await expect(run('import', join(texts, 'nowhere'), ...named)).rejects.toThrow(/There is nothing at/);
  await expect(run('print')).rejects.toThrow(/npm run scripture -- import/);
  expect(await run('list')).toMatch(/No Bible translation is imported/);
  expect(await reader.passage('Obadiah 3')).toBeUndefined();
  await close();
});

test('a file is printed with its quotations set right and what was found', async () => {
  const { run, texts, close } = await setUp();
  await run('restore');
  const file = join(texts, 'letter.md');
  writeFileSync(file, '“Jesus cried.” (John 11:35). See John 3:99.');

  const printed = await run('check', file, '--translation', 'web');

  expect(printed).toMatch(/^“Jesus wept\.” \(John 11:35\)\.\n/);
  expect(printed).toContain('- John 3 has 36 verses, so there’s no verse 99.');
  await expect(run('check', join(texts, 'gone.md'))).rejects.toThrow(/No file at/);
  await close();
}, 30_000);

test('without any text references are still checked, and the packaged text can be restored', async () => {
  const { run, reader, close } = await setUp();
  await run('restore');
  expect((await reader.passage('John 11:35'))?.text).toBe('Jesus wept.');
  await run('remove', 'web', '--yes');

  expect(await reader.passage('John 11:35')).toBeUndefined();
  expect(await reader.search('shepherd')).toEqual([]);
  expect(await reader.count('shepherd')).toEqual({ occurrences: 0, verses: 0, books: [] });
  expect(await reader.references('See John 3:16, John 3:37, 3 John 15, Rev 22:20-25 and Hezekiah 1:1.')).toMatchObject([
    { status: 'ok', reference: 'John 3:16' },
    { status: 'no-such-passage' },
    { status: 'ok', reference: '3 John 1:15' },
    { status: 'clamped', reference: 'Revelation 22:20-21' },
    { status: 'no-such-book' },
  ]);
  expect(await run('restore')).toMatch(/is back/);
  expect(await run('restore')).toMatch(/already/);
  expect((await reader.passage('John 11:35'))?.text).toBe('Jesus wept.');
  await close();
}, 30_000);

test.skipIf(!fixtures)(
  titled('one damaged book stops the import of a whole text'),
  async () => {
    const { run, texts, close } = await setUp();
    cpSync(join(fixtures ?? '', 'bsb'), texts, { recursive: true });
    const [, exodus = ''] = readdirSync(texts).sort();
    const whole = readFileSync(join(texts, exodus), 'utf8');
    rmSync(join(texts, exodus), { force: true });
    writeFileSync(join(texts, exodus), whole.slice(0, whole.length / 2));

    await expect(run('import', texts, ...named)).rejects.toThrow(/seems to be cut short/);
    expect(await run('list')).toMatch(/No Bible translation is imported/);
    await close();
  },
  30_000,
);
