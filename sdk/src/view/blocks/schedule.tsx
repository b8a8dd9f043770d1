import { useState } from 'react';
import { dayInWords, type ScheduleBlock } from '../../app/index.ts';
import type { BlockProps } from './kinds.tsx';
import { ShowAll } from './show-all.tsx';

const AT_ONCE = 8;

/** Dated entries, the next ones at once. */
export function Schedule({ block, words, lang, textLang, heading }: BlockProps<ScheduleBlock>) {
  const [all, setAll] = useState(false);
  const { title, entries } = block;
  return (
    <>
      {title !== heading && <h4 lang={textLang}>{title}</h4>}
      <ol className="schedule">
        {entries.map((entry, index) => (
          <li key={index} className={!all && index >= AT_ONCE ? 'later' : undefined}>
            <time dateTime={entry.date}>{dayInWords(entry.date, lang, 'short')}</time>
            <span lang={textLang}>
              <b>{entry.title}</b>
              {entry.detail && <span className="small">{entry.detail}</span>}
            </span>
          </li>
        ))}
      </ol>
      {entries.length > AT_ONCE && (
        <ShowAll all={all} count={entries.length} words={words} onToggle={() => setAll(!all)} />
      )}
    </>
  );
}
