// @vitest-environment happy-dom
import fc from 'fast-check';
import { render } from 'preact';
import { expect, test } from 'vitest';
import { Contacts, Prose } from './prose.tsx';

function show(text: string): HTMLElement {
  const box = document.createElement('div');
  render(<Prose text={text} />, box);
  return box;
}

const markdownish = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        '**',
        '*',
        '\n',
        '\n\n',
        '- ',
        '1. ',
        '# ',
        '[a](https://x.example)',
        '[b](javascript:alert)',
        '<b>',
        '![i](x)',
        '](',
      ),
    ),
    { maxLength: 30 },
  )
  .map((parts) => parts.join(''));

test('paragraphs, lists, headings and emphasis become elements', () => {
  const box = show('# Title\nOne **strong** and *soft*.\nNext line.\n\n- a\n- b\n\n3. third');

  expect(box.innerHTML).toBe(
    '<div class="prose" lang="en"><p><b>Title</b></p><p>One <strong>strong</strong> and <em>soft</em>.<br>Next line.</p>' +
      '<ul><li>a</li><li>b</li></ul><ol start="3"><li>third</li></ol></div>',
  );
});

test('a web link opens beside the frame, a call goes to the device', () => {
  const box = show('[site](https://grace.example/a) and [988](tel:988)');

  const [web, call] = box.querySelectorAll('a');
  expect(web?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(web?.getAttribute('target')).toBe('_blank');
  expect(call?.getAttribute('href')).toBe('tel:988');
  expect(call?.hasAttribute('target')).toBe(false);
});

test('whatever is written, only known elements and attributes come out', () => {
  const elements = ['DIV', 'P', 'B', 'BR', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'A'];
  const attributes = ['class', 'lang', 'start', 'href', 'rel', 'target'];
  fc.assert(
    fc.property(markdownish, (text) => {
      for (const element of show(text).querySelectorAll('*')) {
        expect(elements).toContain(element.tagName);
        for (const { name } of element.attributes) expect(attributes).toContain(name);
        const href = element.getAttribute('href');
        if (href !== null) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|sms:)/i);
      }
    }),
    { numRuns: 300 },
  );
});

test('whatever is written, no letter outside a link address is lost or moved', () => {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '');
  fc.assert(
    fc.property(markdownish, (text) => {
      const written = text.replace(/\[([^\][]+)\]\(((https?:\/\/|mailto:|tel:|sms:)[^()\s]+)\)/gi, '$1');
      expect(letters(show(text).textContent ?? '')).toBe(letters(written));
    }),
    { numRuns: 300 },
  );
});

test('a contact carries its number or address for print', () => {
  const box = document.createElement('div');
  const contacts = [
    { label: 'Call', href: 'tel:1-800-388-2227' },
    { label: 'Visit', href: 'https://nfcc.org' },
  ];
  render(<Contacts contacts={contacts} />, box);

  expect([...box.querySelectorAll('a')].map((link) => link.dataset.print)).toEqual(['1-800-388-2227', 'nfcc.org']);
});
