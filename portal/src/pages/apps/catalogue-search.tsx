import { useEffect, useId, useRef } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './apps-page.module.css';

interface Props {
  question: string;
  setQuestion: (question: string) => void;
  onlyReady: boolean;
  setOnlyReady: (on: boolean) => void;
  /** Number of apps shown, and of all apps. */
  count: number;
  all: number;
}

/** Search field of the catalogue; announces the number of results. */
export function CatalogueSearch({ question, setQuestion, onlyReady, setOnlyReady, count, all }: Props) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  // Typing can begin before hydration.
  useEffect(() => {
    if (box.current?.value) setQuestion(box.current.value);
  }, [setQuestion]);
  const narrowed = question.trim() !== '' || onlyReady;
  return (
    <search className={styles.search}>
      <label htmlFor={id}>What do you need?</label>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          ref={box}
          id={id}
          type="search"
          autoComplete="off"
          placeholder="A funeral, a job, a verse, rent"
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </div>
      <Checkbox checked={onlyReady} onChange={(event) => setOnlyReady(event.currentTarget.checked)}>
        Ready apps only
      </Checkbox>
      <p role="status" className="small muted">
        {narrowed && `${count} of ${all} apps`}
      </p>
    </search>
  );
}
