import { useEffect, useRef, useState } from 'react';
import type { TableBlock } from '../../app/index.ts';
import { fill } from '../words.ts';
import type { BlockProps } from './kinds.tsx';
import { ShowAll } from './show-all.tsx';

/** Characters of figures that fit side by side. */
const FIGURES_ON_A_PHONE = 24;

/** A table. The first cell of each row is its heading; the chosen row is highlighted. */
export function Table({ block, words, textLang, heading }: BlockProps<TableBlock>) {
  const [all, setAll] = useState(false);
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => setScrolls(current.scrollWidth > current.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const { caption, columns, rows, notes, chosen, foot } = block;
  const visible = all ? rows.length : (block.visibleRows ?? rows.length);
  const figures = (index: number) => (columns[index]?.figures ? 'num' : undefined);
  return (
    <>
      {/* A wide table scrolls sideways, by keyboard too. */}
      <section
        className="table-wrap"
        ref={box}
        {...(scrolls ? { tabIndex: 0, 'aria-label': fill(words.table, { caption }) } : {})}
      >
        <table lang={textLang} className={isWide(block) ? 'table compare' : 'table'}>
          <caption className={caption === heading ? 'visually-hidden' : undefined}>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" className={figures(index)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at} className={rowClass(at === chosen, at >= visible)}>
                <th scope="row">
                  {row[0]}
                  {notes?.[at] && <span className="small">{notes[at]}</span>}
                </th>
                {row.slice(1).map((cell, index) => (
                  <td key={index} className={figures(index + 1)} data-l={columns[index + 1]?.label}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {foot && (
            <tfoot>
              <tr>
                <th scope="row">{foot[0]}</th>
                {foot.slice(1).map((cell, index) => (
                  <td key={index} className={figures(index + 1)} data-l={columns[index + 1]?.label}>
                    {cell}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
      {rows.length > (block.visibleRows ?? rows.length) && (
        <ShowAll all={all} count={rows.length} words={words} onToggle={() => setAll(!all)} />
      )}
    </>
  );
}

/** Whether a phone shows each row as a card: more than four columns, or figures too long to be side by side. */
function isWide({ columns, rows, foot = [] }: TableBlock): boolean {
  const longest = (at: number) => Math.max(...[...rows, foot].map((cells) => cells[at]?.length ?? 0));
  const figures = columns.map((column, at) => (column.figures ? longest(at) : 0));
  return columns.length > 4 || figures.reduce((sum, length) => sum + length, 0) > FIGURES_ON_A_PHONE;
}

function rowClass(chosen: boolean, later: boolean): string | undefined {
  return [chosen && 'chosen', later && 'later'].filter(Boolean).join(' ') || undefined;
}
