import { dayInWords } from '../../app/index.ts';
import { Line, Prose } from '../prose.tsx';
import { Chart } from './chart.tsx';
import type { BlockKinds } from './kinds.tsx';
import { Table } from './table.tsx';

/** The blocks that some results have; in the frame they come with the second chunk. */
export const heavyBlocks: BlockKinds = {
  table: Table,
  chart: Chart,
  checklist: ({ block }) => (
    <ul className="checklist">
      {block.items.map((item, index) => (
        <li key={index}>
          <label className="check">
            <input type="checkbox" />
            <span>
              <Line text={item} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  ),
  schedule: ({ block, lang, heading }) => (
    <>
      {block.title !== heading && <h4>{block.title}</h4>}
      <ol className="schedule">
        {block.entries.map((entry, index) => (
          <li key={index}>
            <time dateTime={entry.date}>{dayInWords(entry.date, lang, 'short')}</time>
            <span>
              <b>{entry.title}</b>
              {entry.detail && <span className="small">{entry.detail}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  ),
  cards: ({ block }) => (
    <ul className="cards">
      {block.items.map((item, index) => (
        <li key={index}>
          <h4>{item.title}</h4>
          <Prose text={item.text} />
        </li>
      ))}
    </ul>
  ),
};
