import type { InstallationCheck } from '@lampstand/server/contracts';
import { useEffect, useRef } from 'react';
import { useWebsiteTexts } from '../../../lib/use-embed-codes.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { useAdmin } from '../admin-context.ts';
import { CodeBox } from './code-box.tsx';
import styles from './verify-step.module.css';

const tones = { found: 'success', rewritten: 'info' } as const;

interface Props {
  check: InstallationCheck;
  onAllow: (origin: string) => void;
  onAgain: () => void;
}

/** Result of a check: what was found and what to do. */
export function CheckResult({ check, onAllow, onAgain }: Props) {
  const { words, lang } = useAdmin();
  const { verify } = words;
  const { finding, says, fix, url, checkedAt, details, allow } = check;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const time = new Intl.DateTimeFormat(lang, { timeStyle: 'short' }).format(checkedAt);
  return (
    <section className={styles.result} aria-labelledby="check-result" data-finding={finding}>
      <h3 id="check-result" ref={heading} tabIndex={-1}>
        {verify.findings[finding]}
      </h3>
      <p className="small muted">{verify.read(url, time)}</p>
      <Callout tone={finding in tones ? tones[finding as keyof typeof tones] : 'caution'}>
        <p>{says}</p>
        {fix && (
          <p>
            <b>{verify.fix}:</b> {fix}
          </p>
        )}
      </Callout>
      {finding === 'blocked-by-csp' && <PolicyLines />}
      {details.length > 0 && (
        <dl className={styles.details} aria-label={verify.seen}>
          {details.map(({ name, value }) => (
            <div key={name}>
              <dt>{verify.details[name] ?? name}</dt>
              <dd>{name === 'form' ? (verify.forms[value] ?? value) : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {finding !== 'found' && (
        <p className={styles.acts}>
          {allow && (
            <Button look="main" onClick={() => onAllow(allow)}>
              {verify.allow(allow)}
            </Button>
          )}
          <Button onClick={onAgain}>{verify.again}</Button>
        </p>
      )}
    </section>
  );
}

function PolicyLines() {
  const { words, lang, church } = useAdmin();
  const { texts } = useWebsiteTexts(lang, church);
  const [title = ''] = words.codes.texts.csp;
  return texts ? (
    <CodeBox title={title} code={texts.csp} />
  ) : (
    <p role="status">{words.loading(words.codes.texts.name)}</p>
  );
}
