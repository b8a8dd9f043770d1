import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { find, named, render } from '../testing/render.tsx';
import { ArticleBody } from './article.tsx';

test('an article is shown as the elements it is made of', () => {
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

test('our own pages open without loading anew, and the web keeps its address and rel', () => {
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

test('an element that no article may hold is only its words', () => {
  render(<ArticleBody article={{ nodes: [{ tag: 'script', props: { src: '/x.js' }, children: ['words'] }] }} />);

  expect(document.querySelector('script')).toBeNull();
  expect(find('#main').textContent).toBe('words');
});

test('a verse shows its place and translation, and without the text it quotes nothing', () => {
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
  ['“Speech to the end.”', '“Speech to the end.”'],
  ['“Speech that goes on elsewhere.', '“Speech that goes on elsewhere.”'],
  ['“Come,” he said.', '““Come,” he said.”'],
])('the verse %s stands in one pair of marks', (text, shown) => {
  render(<ArticleBody article={{ nodes: [{ tag: 'verse', props: { reference: 'John 3:16', text } }] }} />);

  expect(find('blockquote').textContent).toBe(shown);
});

test('a wide table can be reached and scrolled by keyboard, and a server without a browser shows the same', () => {
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
