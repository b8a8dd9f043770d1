import { Line, Prose } from '../prose.tsx';
import type { BlockKinds } from './kinds.tsx';
import { Schedule } from './schedule.tsx';
import { Table } from './table.tsx';

/** The blocks that some results have; in the frame they come with the second chunk, charts by themselves. */
export const heavyBlocks: BlockKinds = {
  table: Table,
  checklist: ({ block }) => (
    <ul className="checklist" lang="en">
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
  schedule: Schedule,
  cards: ({ block }) => (
    <ul className="cards" lang="en">
      {block.items.map((item, index) => (
        <li key={index}>
          <h4>{item.title}</h4>
          <Prose text={item.text} />
        </li>
      ))}
    </ul>
  ),
};
