import { Callout } from '../../ui/callout.tsx';
import { ContactSupport } from '../../ui/contact-support.tsx';
import styles from './help.module.css';
import type { Found, Piece } from './search-answers.ts';

/** Queries for which crisis help is shown first. */
const inDanger = /suicid|kill (?:my|him|her)self|end my life|want to die|self.?harm/i;

/** Results; undefined while the index loads. */
export function HelpResults({ query, found }: { query: string; found: Found[] | undefined }) {
  return (
    <div className={styles.results}>
      {inDanger.test(query) && (
        <Callout tone="urgent" title="If this is about you, please talk to someone now.">
          <p>
            Call or text <a href="tel:988">988</a> at any hour (US), or call <a href="tel:911">911</a> if it’s happening
            now.
          </p>
        </Callout>
      )}
      {found === undefined && <p className="muted">Loading the answers…</p>}
      {found?.length === 0 && (
        <p>
          Nothing matches “{query.trim()}”. Try one word, like your website builder, the error code, or “invitation”. Or{' '}
          <ContactSupport>contact support</ContactSupport>.
        </p>
      )}
      {found && found.length > 0 && (
        <ol aria-label="Answers">
          {found.map(({ id, section, question, excerpt }) => (
            <li key={id}>
              <p className="rubric">{section}</p>
              <a data-result href={`#${id}`}>
                <Words of={question} />
              </a>
              <p className="small muted">
                <Words of={excerpt} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const Words = ({ of }: { of: readonly Piece[] }) =>
  of.map(({ place, text, hit }) => (hit ? <mark key={place}>{text}</mark> : text));
