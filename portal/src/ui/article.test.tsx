import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { find, named, render } from '../testing/render.tsx';
import { ArticleBody } from './article.tsx';

test('an article renders as its elements', () => {
  render(
    <ArticleBody
      article={{
        nodes: [
          { tag: 'h2', props: { id: 'how' }, children: ['How'] },
          { tag: 'p', children: ['Paste ', { tag: 'code', children: ['one line'] }, '.', { tag: 'br' }, 'Done.'] },
          { tag: 'ol', props: { start: '3' }, children: [{ tag: 'li', children: ['Third'] }] },
        ],
      }}
    />,
  );

  expect(find('h2').id).toBe('how');
  expect(find('p').innerHTML).toBe('Paste <code>one line</code>.<br>Done.');
  expect(find('ol').getAttribute('start')).toBe('3');
});

test('links to our pages do not reload, and external links keep their URL and rel', () => {
  render(
    <ArticleBody
      article={{
        nodes: [
          { tag: 'a', props: { href: '/help' }, children: ['Help'] },
          { tag: 'a', props: { href: 'https://example.org/', rel: 'noopener' }, children: ['Elsewhere'] },
        ],
      }}
    />,
  );

  expect(named('Help').getAttribute('href')).toBe('/help');
  expect(named('Elsewhere').getAttribute('rel')).toBe('noopener');
});

test('an element that is not allowed renders as its text', () => {
  render(<ArticleBody article={{ nodes: [{ tag: 'script', props: { src: '/x.js' }, children: ['words'] }] }} />);

  expect(document.querySelector('script')).toBeNull();
  expect(find('#main').textContent).toBe('words');
});

test('a verse shows its reference and translation, and quotes nothing without a text', () => {
  const verse = (props: Record<string, string>) => ({ nodes: [{ tag: 'verse', props }] });
  const { again } = render(
    <ArticleBody article={verse({ reference: 'Psalm 119:105', text: 'Words.', translation: 'WEB' })} />,
  );
  expect(find('figure blockquote').textContent).toBe('“Words.”');
  expect(find('figcaption').textContent).toContain('Psalm 119:105, WEB');

  again(<ArticleBody article={verse({ reference: 'Psalm 119:105' })} />);
  expect(document.querySelector('blockquote')).toBeNull();
  expect(find('#main').textContent).toBe('Read Psalm 119:105 in your own Bible.');
});

test.each([
  ['Words.', '“Words.”'],
  ['“Speech to the end.”', '“‘Speech to the end.’”'],
  ['“Speech that goes on elsewhere.', '“‘Speech that goes on elsewhere.’”'],
  ['“Come,” he said.', '“‘Come,’ he said.”'],
])('the verse %s has double quotation marks outside and single ones inside', (text, shown) => {
  render(<ArticleBody article={{ nodes: [{ tag: 'verse', props: { reference: 'John 3:16', text } }] }} />);

  expect(find('blockquote').textContent).toBe(shown);
});

test('a wide table can be focused and scrolled by keyboard, also when rendered on the server', () => {
  const article = {
    nodes: [
      {
        tag: 'table',
        children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [{ tag: 'td', children: ['one'] }] }] }],
      },
    ],
  };
  render(<ArticleBody article={article} />);

  expect(find('section').tabIndex).toBe(0);
  expect(find('#main').innerHTML).toBe(renderToString(<ArticleBody article={article} />));
});
