import { Link } from 'wouter';
import { embedForms } from '../../content/embed-forms.ts';
import { PublicPage } from '../../ui/public-page.tsx';
import { CodePiece } from './code-piece.tsx';
import { FillIn, OtherForms, useEmbedSubject } from './embed-forms.tsx';
import styles from './embed-instructions.module.css';
import { EmbedPlatforms } from './embed-platforms.tsx';
import layout from './layout.module.css';
import { NextStep } from './next-step.tsx';

const contents = [
  ['The line', 'line'],
  ['Five other ways', 'forms'],
  ['By platform', 'platforms'],
  ['A strict policy', 'policy'],
  ['Looking whether it works', 'check'],
] as const;

const [line] = embedForms;

export function EmbedInstructionsPage() {
  const { subject, fill } = useEmbedSubject();
  const { origin } = subject;
  return (
    <PublicPage title="Embed instructions">
      <div className={`${layout.page} ${styles.manual}`}>
        <header className={styles.head}>
          <p className="rubric">Embed instructions</p>
          <h1>One line, and what to do where a line is not allowed.</h1>
          <p className={layout.lead}>
            For the person who keeps the church’s website. You do not have to know what any of it means; you have to
            know where your website lets you paste it.
          </p>
        </header>
        <nav className={styles.contents} aria-label="On this page">
          <p className="rubric">On this page</p>
          {contents.map(([words, id]) => (
            <a key={id} href={`#${id}`}>
              {words}
            </a>
          ))}
        </nav>
        <div className={styles.parts}>
          <section className={styles.part} id="line" aria-labelledby="line-title">
            <h2 id="line-title">The line</h2>
            <FillIn {...fill} />
            {line && <CodePiece name="the line" code={line.code(subject)} />}
            <Anatomy origin={origin} church={subject.church} app={subject.app.id} />
            <p>
              It works on your website once your church’s plan is active and the website is on the church’s list. It
              never changes afterwards: colors, language and which apps are switched on are set in the portal.
            </p>
          </section>
          <section className={styles.part} id="forms" aria-labelledby="forms-title">
            <h2 id="forms-title">Five other ways, the same app</h2>
            <OtherForms subject={subject} />
          </section>
          <EmbedPlatforms />
          <section className={styles.part} id="policy" aria-labelledby="policy-title">
            <h2 id="policy-title">A strict security policy</h2>
            <p>
              If your website sends a Content Security Policy, it needs two entries and nothing else: no inline script,
              no style, no font.
            </p>
            <CodePiece name="the policy" code={`script-src ${origin}; frame-src ${origin}`} />
          </section>
          <Check />
        </div>
      </div>
      <NextStep
        title="Let the portal write it"
        other={{ words: 'Read the guide for developers', href: '/docs/embedding' }}
      >
        Under Website Integration the portal asks what your site is built with, prints the one form that works there
        with every step, and afterwards looks whether it is live.
      </NextStep>
    </PublicPage>
  );
}

function Anatomy({ origin, church, app }: { origin: string; church: string; app: string }) {
  return (
    <dl className={styles.anatomy}>
      <div>
        <dt>{origin}</dt>
        <dd>Where the script comes from. It is a small file and waits for nobody.</dd>
      </div>
      <div>
        <dt>{church}</dt>
        <dd>Your church. The id is chosen once and stays.</dd>
      </div>
      <div>
        <dt>{app}</dt>
        <dd>The app. Another id, another app.</dd>
      </div>
      <div>
        <dt>min-height</dt>
        <dd>Room that is kept free, so that your page does not jump. The portal writes the right number.</dd>
      </div>
    </dl>
  );
}

function Check() {
  return (
    <section className={styles.part} id="check" aria-labelledby="check-title">
      <h2 id="check-title">Looking whether it works</h2>
      <ol className={styles.steps}>
        <li>
          <p>Publish the page. Many editors show scripts only on the published page.</p>
        </li>
        <li>
          <p>Open it in a private window, on a phone as well if you have one at hand. Scroll to the place.</p>
        </li>
        <li>
          <p>If the code is gone after saving, your role or your plan removed it. Take the link or the button.</p>
        </li>
        <li>
          <p>
            If a sentence with a small code stands there instead of the app, the code says why.{' '}
            <Link href="/help#when-an-app-does-not-appear">All codes, and what to do</Link>
          </p>
        </li>
        <li>
          <p>
            If there is nothing at all, a browser extension or a consent tool is the likeliest reason. Try without it.
          </p>
        </li>
      </ol>
    </section>
  );
}
