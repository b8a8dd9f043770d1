import type { PlatformGuide } from '@lampstand/server/contracts';
import { PlacementIllustration } from '../../../illustrations/platform-illustration.tsx';
import { useAdmin } from '../admin-context.ts';
import styles from './app-code.module.css';
import { Disclosure } from './disclosure.tsx';
import wizard from './wizard.module.css';

/** Steps to add the code on the church's platform, with an illustration. */
export function PasteGuide({ platform }: { platform: PlatformGuide }) {
  const { words, lang } = useAdmin();
  const { codes } = words;
  const { id, name, steps, look, caveats, gone, asOf } = platform;
  const date = new Intl.DateTimeFormat(lang === 'es' ? 'es-US' : 'en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={wizard.part} aria-labelledby="put-it-in">
      <h3 id="put-it-in">{codes.placePart}</h3>
      <div className={styles.guide}>
        <ol className={wizard.todo}>
          {[...steps, look].map((step) => (
            <li key={step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        <PlacementIllustration platform={id} label={words.labels[id]} title={codes.picture(name, words.labels[id])} />
      </div>
      <Disclosure title={codes.trouble}>
        <div className={styles.caveats}>
          <h4>{codes.gone}</h4>
          <p>{gone}</p>
          <h4>{codes.caveats}</h4>
          <ul>
            {caveats.map((caveat) => (
              <li key={caveat}>{caveat}</li>
            ))}
          </ul>
          <p className="fig small muted">{codes.asOf(date.format(Date.parse(asOf)))}</p>
        </div>
      </Disclosure>
    </section>
  );
}
