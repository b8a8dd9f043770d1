import { useWebsiteTexts } from '../../../lib/use-embed-codes.ts';
import { useAdmin } from '../admin-context.ts';
import { Fetched } from '../fetched.tsx';
import { CodeBox } from './code-box.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './wizard.module.css';

const kinds = ['csp', 'privacy', 'accessibility'] as const;

/** Ready-made texts for the website: Content-Security-Policy, privacy, accessibility. */
export function WebsiteTexts() {
  const { words, lang, church } = useAdmin();
  const { texts, error, retry } = useWebsiteTexts(lang, church);
  const { textsPart, texts: said } = words.codes;
  return (
    <section className={`${styles.part} ${styles.screenOnly}`} aria-labelledby="ready-to-paste">
      <h3 id="ready-to-paste">{textsPart}</h3>
      <Fetched name={said.name} data={texts} error={error} failed={said.failed} retry={retry}>
        {(ready) => (
          <div>
            {kinds.map((kind) => {
              const [title = '', about] = said[kind];
              return (
                <Disclosure key={kind} title={title}>
                  <p className="small muted">{about}</p>
                  <CodeBox title={title} code={ready[kind]} prose={kind !== 'csp'} />
                </Disclosure>
              );
            })}
          </div>
        )}
      </Fetched>
    </section>
  );
}
