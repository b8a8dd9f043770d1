import { expect, test } from 'vitest';
import { verifyText } from '../../scripture/verify-text.ts';
import { scriptureSummary } from './scripture-summary.ts';

const said = (text: string, lang: 'en' | 'es') => scriptureSummary(verifyText(text, { texts: [] }).notices, lang);

test('the summary is in the language of the frame', () => {
  const text = 'Read Hezekiah 3:16 today. The Bible says that God helps those who help themselves.';

  expect(said(text, 'en')).toMatchObject({
    lang: 'en',
    title: 'Checked against the Bible',
    text: /There is no book called Hezekiah/,
  });
  const spanish = said(text, 'es');
  expect(spanish).toMatchObject({ lang: 'es', title: 'Verificado con la Biblia' });
  expect(spanish?.text).toContain('En la Biblia no hay ningún libro llamado Hezekiah. Quitamos esa frase.');
  expect(spanish?.text).toContain('no está en la Biblia. Viene de antiguas colecciones de proverbios');
  expect(spanish?.text).not.toMatch(/\b(the|There|is|See)\b/);
});

test('no notices make no summary', () => {
  expect(said('Grace and peace.', 'es')).toBeUndefined();
});
