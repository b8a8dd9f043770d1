import { Link } from 'wouter';
import { embedForms } from '../../content/embed-forms.ts';
import { platformNotes, platformsAsOf } from '../../content/embed-platforms.ts';
import { writtenDate } from '../../lib/dates.ts';
import styles from './embed-instructions.module.css';

const formTitles = Object.fromEntries(embedForms.map(({ id, title }) => [id, title]));

/** Where the code goes on each platform, with the day on which that was true. */
export function EmbedPlatforms() {
  return (
    <section className={styles.part} id="platforms" aria-labelledby="platforms-title">
      <h2 id="platforms-title">By platform</h2>
      <p className="muted">
        As of {writtenDate(platformsAsOf)}. We tested WordPress ourselves. The others follow each platform’s
        documentation. Menus and plans change: if yours looks different, <Link href="/contact">please tell us</Link>.
      </p>
      <dl className={styles.platforms}>
        {platformNotes.map(({ id, name, form, where, mind }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {where} <a href={form === 'line' ? '#line' : `#form-${form}`}>{formTitles[form]}</a>
            </dd>
            <dd>{mind}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
