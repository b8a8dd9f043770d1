import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './voice.module.css';

const MOST = 50;
const LONGEST = 60;

interface Props {
  words: readonly string[];
  problem?: string;
  onChange: (words: string[]) => void;
}

const plain = (typed: string) => typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, LONGEST);

/** A list of words and phrases. Enter or a comma adds one; a pasted list is split. */
export function WordsField({ words, problem, onChange }: Props) {
  const { words: said, optional } = useAdmin().words.voice;
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector('input');
  const add = (text: string) => {
    const fresh = [...new Set(text.split(/[,;\n]/).map(plain))].filter((word) => word !== '' && !words.includes(word));
    const room = MOST - words.length;
    if (fresh.length > 0) onChange([...words, ...fresh.slice(0, room)]);
    setTyped('');
    setStatus(fresh.length > room ? said.full(MOST) : fresh.length > 0 ? said.added(fresh.join(', ')) : '');
  };
  const remove = (word: string) => {
    onChange(words.filter((one) => one !== word));
    setStatus(said.takenOff(word));
    input()?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ',') return;
    event.preventDefault();
    add(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(text)) return;
    event.preventDefault();
    add(text);
  };
  return (
    <div className={styles.words} ref={box}>
      <Field label={said.avoid} optional={optional} help={said.avoidHelp} problem={problem}>
        {(wiring) => (
          <div className={styles.adding}>
            <input
              {...wiring}
              className={field.input}
              autoComplete="off"
              maxLength={LONGEST}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => typed.trim() !== '' && add(typed)}
            />
            <Button onClick={() => add(typed)}>{said.add}</Button>
          </div>
        )}
      </Field>
      {words.length > 0 && (
        <ul className={styles.chips} aria-label={said.avoided}>
          {words.map((word) => (
            <li key={word}>
              <span>{word}</span>
              <button type="button" aria-label={said.takeOff(word)} onClick={() => remove(word)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="hidden" role="status">
        {status}
      </p>
    </div>
  );
}
