import { Line, Prose } from '../prose.tsx';
import { fill } from '../words.ts';
import type { BlockKinds } from './kinds.tsx';
import { Schedule } from './schedule.tsx';
import { Table } from './table.tsx';

/** The blocks that some results have; in the frame they come with the second chunk, charts by themselves. */
export const heavyBlocks: BlockKinds = {
  table: Table,
  checklist: ({ block, textLang }) => (
    <ul className="checklist" lang={textLang}>
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
  score: ({ block, words, lang, textLang }) => (
    <ul className="scores">
      {block.items.map(({ label, points, of, note }, index) => (
        <li key={index}>
          <span lang={textLang}>{label}</span>
          <b className="fig" lang={lang}>
            {fill(words.score, { points, of })}
          </b>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <path className="track" d="M0 2h100" />
            <path d={`M0 2h${of > 0 ? Math.round((100 * Math.min(points, of)) / of) : 0}`} />
          </svg>
          {note && (
            <span className="small" lang={textLang}>
              {note}
            </span>
          )}
        </li>
      ))}
    </ul>
  ),
  cards: ({ block, textLang }) => (
    <ul className="cards" lang={textLang}>
      {block.items.map((item, index) => (
        <li key={index}>
          <h4>{item.title}</h4>
          <Prose text={item.text} lang={textLang} />
        </li>
      ))}
    </ul>
  ),
};
