import { pluralOf } from '@lampstand/sdk/app';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './help.module.css';
import { HelpResults } from './help-results.tsx';
import type { HelpSection } from './help-sections.ts';
import { useHelpSearch } from './use-help-search.ts';

interface Props {
  sections: readonly HelpSection[];
  onSearching: (searching: boolean) => void;
}

/** Search of the help page. Enter opens the first answer, arrows move through results, Escape clears. */
export function HelpSearch({ sections, onSearching }: Props) {
  const [query, setQuery] = useState('');
  const { prepare, found } = useHelpSearch(sections, query);
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const searching = query.trim() !== '';
  useEffect(() => {
    onSearching(searching);
  }, [searching, onSearching]);
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => announce(countWords(found.length)), 400);
    return () => clearTimeout(timer);
  }, [found]);

  const links = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    links()[0]?.click();
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && searching) {
      event.preventDefault();
      setQuery('');
      input.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !searching) return;
    const all = links();
    const place = all.findIndex((link) => link.matches(':focus')) + step;
    const next = place === -1 ? input.current : all[place];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows the search element
    <form ref={box} role="search" className={styles.search} onSubmit={submit} onKeyDown={steer}>
      <label htmlFor="help-search">Search the answers</label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          id="help-search"
          type="search"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder="WordPress removed the code"
          value={query}
          onFocus={prepare}
          onChange={(event) => {
            prepare();
            setQuery(event.currentTarget.value);
          }}
        />
      </div>
      {searching && <HelpResults query={query} found={found} />}
    </form>
  );
}

const countWords = (count: number) =>
  count === 0 ? 'No answers' : pluralOf(count, { one: 'One answer', other: `${count} answers` });
