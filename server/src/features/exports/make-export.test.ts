import type { Section } from '@lampstand/sdk/app';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MakeExport } from './contract.ts';
import { fileName } from './file-name.ts';
import { makeExport } from './make-export.ts';
import { paperOf } from './paper.ts';
import { sampleDocument } from './sample-document.testing.ts';
import { unzipText } from './unzip.testing.ts';

const docx = async (largePrint: boolean) => {
  const file = await makeExport({ format: 'docx', document: sampleDocument, largePrint }, 'Grace Chapel');
  const part = (name: string) => unzipText(file.content, name) ?? '';
  return { file, text: part('word/document.xml'), styles: part('word/styles.xml'), footer: part('word/footer1.xml') };
};
const lettersOf = (xml: string) => xml.replace(/<[^>]+>/g, '');

test('a Word file holds the whole document: headings, verse, table, contacts and the last line', async () => {
  const { file, text, footer } = await docx(false);

  expect(file.name).toBe('your-way-out-of-debt-marz.docx');
  expect(text).toMatch(/<w:pStyle w:val="Title"\/>/);
  expect(text.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(2);
  expect(text).toContain('“A text that the test made.”');
  expect(text).toContain('Psalm 1:1, World English Bible');
  expect(text.match(/<w:tr>|<w:tr /g)).toHaveLength(4);
  expect(text).toContain('<w:tblHeader/>');
  expect(lettersOf(text)).toContain('Pay the small one &amp; breathe.');
  expect(lettersOf(text)).toContain('Call 988: 988');
  expect(lettersOf(text)).toContain('December 31, 2026: Pay, then rest; done');
  expect(lettersOf(text)).not.toContain('**');
  expect(lettersOf(footer)).toContain(
    'Grace Chapel. Made with Lampstand on November 20, 2026. Please review before you use it.',
  );
});

test('a Word file of a document with a sheet is the sheet alone, and no line of it is ours', async () => {
  const [first, ...others] = sampleDocument.sections as [Section, ...Section[]];
  const document = { ...sampleDocument, sections: [{ ...first, sheet: true as const }, ...others] };
  const { content } = await makeExport({ format: 'docx', document }, 'Grace Chapel');
  const text = lettersOf(unzipText(content, 'word/document.xml') ?? '');

  expect(text).toContain(document.title);
  expect(text).not.toMatch(/Draft|Calculated|November 20/);
  for (const { title } of others) expect(text).not.toContain(title);
  expect(unzipText(content, 'word/footer1.xml')).toBeUndefined();
  expect(unzipText(content, 'docProps/core.xml')).not.toContain('Lampstand');
});

test('in Spanish the lines that are ours and the dates are Spanish, and what the app wrote stays', async () => {
  const request = { format: 'docx', document: sampleDocument, lang: 'es' } as const;
  const { content } = await makeExport(MakeExport.parse(request), 'Grace Chapel');
  const part = (name: string) => lettersOf(unzipText(content, name) ?? '');

  expect(part('word/document.xml')).toContain('31 de diciembre de 2026: Pay, then rest; done');
  expect(part('word/document.xml')).toContain('20 de noviembre de 2026.');
  expect(part('word/footer1.xml')).toContain(
    'Hecho con Lampstand el 20 de noviembre de 2026. Revíselo antes de usarlo.',
  );
});

test('a Word file of two writers names both, and over each part its own', async () => {
  const part = (id: string, writer?: Section['writer']): Section => ({ id, title: id, blocks: [], writer });
  const sections = [
    part('One', { kind: 'model', model: 'small-8b' }),
    part('Two', { kind: 'built-in' }),
    part('Three'),
  ];
  const document = MakeExport.parse({ format: 'docx', document: { ...sampleDocument, about: undefined, sections } });
  const { content } = await makeExport(document, 'Grace');

  expect(lettersOf(unzipText(content, 'word/document.xml') ?? '')).toContain(
    'Draft written partly with AI (small-8b), November 20, 2026. Each part says which.' +
      'OneWritten with AI (small-8b).TwoWritten without AI.Three',
  );
});

test('a caption that only repeats the heading above it is left out', async () => {
  const table = { type: 'table' as const, caption: 'Order', columns: [{ label: 'Debt' }], rows: [['Card']] };
  const document = { ...sampleDocument, sections: [{ id: 'a', title: 'Order', blocks: [table] }] };
  const { content } = await makeExport({ format: 'docx', document }, 'Grace');

  expect(lettersOf(unzipText(content, 'word/document.xml') ?? '').match(/Order/g)).toHaveLength(1);
});

test('large print sets the text in 18 point', async () => {
  expect((await docx(true)).styles).toContain('<w:sz w:val="36"/>');
  expect((await docx(false)).styles).not.toContain('<w:sz w:val="36"/>');
});

test('characters that XML cannot hold are gone before a file is made', async () => {
  const hostile = { ...sampleDocument, title: 'A\u0000\u0008\u202e\ufffe \ud800<b>&', sections: [] };
  const checked = MakeExport.parse({ format: 'docx', document: hostile });
  const file = await makeExport(checked, 'Grace');

  expect(lettersOf(unzipText(file.content, 'word/document.xml') ?? '')).toContain('A \ufffd&lt;b&gt;&amp;');
});

test('a spreadsheet has numbers as numbers and headings first, and a formula stays a text', async () => {
  const file = await makeExport({ format: 'csv', document: sampleDocument }, 'Grace');

  expect(file.content.toString('utf8')).toBe(
    [
      '\ufeffDebt,Balance,Note',
      '"Card ""A""",1200,',
      `"'=HYPERLINK(""https://evil.example"")",-5,closed`,
      'Total,1195,',
      '',
    ].join('\r\n'),
  );
});

test('each table is a file of its own, named by its caption, and an empty sum is an empty cell', async () => {
  const table = (caption: string, cell: string) => ({
    type: 'table' as const,
    caption,
    columns: [{ label: 'Month' }, { label: 'Paid', figures: true as const }],
    rows: [['November 2026', cell]],
  });
  const blocks = [table('Month by month', '$14,515.40'), table('Payments', '–')];
  const document = { ...sampleDocument, title: 'Plan', sections: [{ id: 'a', title: 'A', blocks }] };
  const csv = (at?: number) => makeExport({ format: 'csv', document, table: at }, 'Grace');

  expect((await csv()).content.toString()).toBe('\ufeffMonth,Paid\r\nNovember 2026,14515.4\r\n');
  expect((await csv(1)).content.toString()).toBe('\ufeffMonth,Paid\r\nNovember 2026,\r\n');
  expect((await csv(1)).name).toBe('plan-payments.csv');
  await expect(csv(2)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('a Word file is on Letter, or on A4 where the visitor’s language comes from, and names its language', async () => {
  const part = async (paper?: 'a4', lang?: 'es') => {
    const { content } = await makeExport({ format: 'docx', document: { ...sampleDocument, lang } }, 'Grace', paper);
    return `${unzipText(content, 'word/document.xml')}${unzipText(content, 'word/styles.xml')}`;
  };

  expect(await part()).toContain('<w:pgSz w:w="12240" w:h="15840"');
  expect(await part('a4')).toContain('<w:pgSz w:w="11906" w:h="16838"');
  expect(await part()).toContain('<w:lang w:val="en-US"/>');
  expect(await part(undefined, 'es')).toContain('<w:lang w:val="es-US"/>');
  expect(['es-AR,es;q=0.9', 'en-GB', 'es-MX', 'es', '', 'zh-Hant-TW'].map((lang) => paperOf('auto', lang))).toEqual([
    'a4',
    'a4',
    'letter',
    'letter',
    'letter',
    'a4',
  ]);
  expect([paperOf('a4', 'en-US'), paperOf('letter', 'es-AR')]).toEqual(['a4', 'letter']);
});

test('a Word file has the chart as a drawing with words, a heading over each callout, and live numbers', async () => {
  const { file, text } = await docx(false);
  const links = unzipText(file.content, 'word/_rels/document.xml.rels') ?? '';

  expect(text).toContain('descr="It falls to zero in December."');
  expect(links).toMatch(/media\/[^"]+\.svg/);
  expect(links).toContain('Target="tel:988"');
  expect(text).toMatch(/<w:pStyle w:val="Heading3"\/>(?:(?!<\/w:p>).)*Before you sign/);
  expect(text).toContain('w:firstColumn="true"');
});

test('no cell of any table begins like a formula', async () => {
  const starts = fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', '＝', '＠');
  await fc.assert(
    fc.asyncProperty(starts, fc.string(), async (start, rest) => {
      const table = { type: 'table' as const, caption: 'T', columns: [{ label: 'A' }], rows: [[start + rest]] };
      const document = { ...sampleDocument, sections: [{ id: 'a', title: 'A', blocks: [table] }] };
      const { content } = await makeExport(MakeExport.parse({ format: 'csv', document }), 'Grace');
      expect(content.toString('utf8').split('\r\n')[1]).toMatch(/^"?[^=+\-@\t\r＝＋－＠]/);
    }),
  );
});

test('a calendar has one all-day entry a date, with escaped text and folded lines', async () => {
  const file = await makeExport({ format: 'ics', document: sampleDocument }, 'Grace');
  const raw = file.content.toString('utf8');
  const lines = raw.replace(/\r\n[ \t]/g, '').split('\r\n');

  expect(raw).not.toMatch(/[^\r]\n/);
  for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines.filter((line) => line === 'TRIGGER:-PT15H')).toHaveLength(2);
  expect(lines).toContain('SUMMARY:Pay\\, then rest\\; done');
  expect(lines.some((line) => line.startsWith('DESCRIPTION:') && line.includes('\\nSecond line'))).toBe(true);
});

test('the same entry keeps its identity, so that a second import does not double it', async () => {
  const uids = async () =>
    (await makeExport({ format: 'ics', document: sampleDocument }, 'Grace')).content.toString('utf8').match(/UID:.*/g);

  expect(await uids()).toEqual(await uids());
});

test('a document without a table or a date is refused instead of making an empty file', async () => {
  const empty = { ...sampleDocument, sections: [] };

  await expect(makeExport({ format: 'csv', document: empty }, 'Grace')).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await expect(makeExport({ format: 'ics', document: empty }, 'Grace')).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

test('a file name is plain whatever the title holds', () => {
  expect(fileName('../../etc/passwd\r\n"x"', 'csv')).toBe('etc-passwd-x.csv');
  expect(fileName('祈り', 'docx')).toBe('document.docx');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(fileName(title, 'ics')).toMatch(/^[a-z0-9][a-z0-9-]{0,59}\.ics$/);
    }),
  );
});
