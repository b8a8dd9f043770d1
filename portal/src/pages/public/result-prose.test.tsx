import { expect, test } from 'vitest';
import { emptyPage, render } from '../../testing/render.tsx';
import { ResultProse } from './result-prose.tsx';

test('a result shows lists and emphasis, never their Markdown', () => {
  emptyPage();
  render(<ResultProse text={'**Cashier** Food Town\n2012 - 2015\n\n- Ran the register\n- *Trained* four'} />);

  expect(document.querySelector('p')?.innerHTML).toBe('<strong>Cashier</strong> Food Town<br>2012 - 2015');
  expect(document.querySelector('ul')?.innerHTML).toBe('<li>Ran the register</li><li><em>Trained</em> four</li>');
});
