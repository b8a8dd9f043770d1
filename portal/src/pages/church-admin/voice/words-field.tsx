import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/field.module.css';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './voice.module.css';

const MOST = 50;
const LONGEST = 60;

interface Props {
  words: readonly string[];
  problem?: string;
  onChange: (words: string[]) => void;
}

const plain = (typed: string) => typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, LONGEST);

/** Words and phrases one by one; Enter or a comma adds, and a pasted list comes apart by itself. */
export function WordsField({ words, problem, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const input = () => box.current?.querySelector('input');
  const add = (text: string) => {
    const fresh = [...new Set(text.split(/[,;\n]/).map(plain))].filter((word) => word !== '' && !words.includes(word));
    const room = MOST - words.length;
    if (fresh.length > 0) onChange([...words, ...fresh.slice(0, room)]);
    setTyped('');
    setSaid(
      fresh.length > room ? `The list holds ${MOST} words.` : fresh.length > 0 ? `Added: ${fresh.join(', ')}` : '',
    );
  };
  const remove = (word: string) => {
    onChange(words.filter((one) => one !== word));
    setSaid(`Taken off: ${word}`);
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
      <Field
        label="Words to avoid"
        optional
        help="One word or phrase at a time, as a whole word: “journey” leaves “journeys” alone. These keep every word: verses, help and cautions, what each tradition holds, the form and the names of the apps, worked-out figures with their sentences, and a word that the visitor has typed."
        problem={problem}
      >
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
            <Button onClick={() => add(typed)}>Add</Button>
          </div>
        )}
      </Field>
      {words.length > 0 && (
        <ul className={styles.chips} aria-label="Words your apps avoid">
          {words.map((word) => (
            <li key={word}>
              <span>{word}</span>
              <button type="button" aria-label={`Take off ${word}`} onClick={() => remove(word)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="hidden" role="status">
        {said}
      </p>
    </div>
  );
}
