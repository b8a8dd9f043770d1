import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../testing/create-test-app.ts';
import { defaultEmbedSettings } from '../embeds/contract.ts';
import { mintEmbedToken, tokenKey } from '../frames/index.ts';
import { sampleDocument } from './sample-document.testing.ts';
import { unzipText } from './unzip.testing.ts';

let at: Awaited<ReturnType<typeof createTestApp>>;
beforeEach(async () => {
  at = await createTestApp({ env: { LIMITS: '{"exportPerIp":1000}' } });
  await at.given.church({ slug: 'grace-chapel', name: 'Grace Chapel' });
});
afterEach(() => at.close());

const tokenFor = (church: string) =>
  mintEmbedToken(tokenKey(at.deps), { church, app: 'debt-coach', aud: 'embed', ori: 'unknown' }, at.clock.now());
const send = async (body: unknown, token = tokenFor('grace-chapel')) =>
  at.app.request('/embed-api/exports', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a document comes back as a named file that any origin can read and no cache stores', async () => {
  const res = await send({ format: 'docx', document: sampleDocument, largePrint: true });
  const file = Buffer.from(await res.arrayBuffer());

  expect(res.status).toBe(200);
  expect(res.headers.get('content-disposition')).toBe('attachment; filename="your-way-out-of-debt-marz.docx"');
  expect(res.headers.get('access-control-allow-origin')).toBe('*');
  expect(res.headers.get('access-control-expose-headers')).toContain('content-disposition');
  expect(res.headers.get('cache-control')).toBe('no-store');
  expect(unzipText(file, 'word/footer1.xml')).toContain('Grace Chapel. Made with Lampstand');
});

test('the church in the file is the one of the token', async () => {
  await at.given.church({ slug: 'hope', name: 'Hope Church' });

  const res = await send({ format: 'docx', document: sampleDocument }, tokenFor('hope'));

  expect(unzipText(Buffer.from(await res.arrayBuffer()), 'word/footer1.xml')).toContain('Hope Church. Made');
});

test('a Word file has the paper that the church chose', async () => {
  const church = await at.given.church({ slug: 'hill', name: 'Hill Church' });
  const office = await at.as(await at.given.administrator({ church }));
  await office.send('PUT', '/api/church/embed-settings', { ...defaultEmbedSettings, paper: 'a4' });

  const chosen = await send({ format: 'docx', document: sampleDocument }, tokenFor('hill'));
  const other = await send({ format: 'docx', document: sampleDocument });

  expect(unzipText(Buffer.from(await chosen.arrayBuffer()), 'word/document.xml')).toContain('w:w="11906"');
  expect(unzipText(Buffer.from(await other.arrayBuffer()), 'word/document.xml')).toContain('w:w="12240"');
});

test('without a good token nothing is made, whatever the body', async () => {
  const res = await send({ format: 'docx', document: 'nonsense' }, 'forged.token');

  expect(res.status).toBe(401);
  expect(await res.json()).toMatchObject({ code: 'unauthenticated' });
});

test('a document over one megabyte is refused', async () => {
  const blocks = Array.from({ length: 30 }, () => ({ type: 'prose', text: 'n'.repeat(50_000) }));
  const res = await send({
    format: 'docx',
    document: { ...sampleDocument, sections: [{ id: 'a', title: 'A', blocks }] },
  });

  expect(res.status).toBe(413);
  expect(await res.json()).toMatchObject({ code: 'too_large' });
});

test('whatever is sent as a document, the answer is a file or a plain refusal', async () => {
  const block = fc.oneof(
    fc.record({ type: fc.constantFrom('prose', 'heading'), text: fc.string({ unit: 'binary' }) }),
    fc.record({ type: fc.constantFrom('table', 'verse', 'chart', 'html'), rows: fc.jsonValue(), text: fc.string() }),
    fc.jsonValue(),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('docx', 'csv', 'ics', 'exe'), fc.array(block), async (format, blocks) => {
      const document = { ...sampleDocument, sections: [{ id: 'a', title: 'A', blocks }] };
      const res = await send({ format, document });
      expect([200, 400]).toContain(res.status);
    }),
    { numRuns: 80 },
  );
});
