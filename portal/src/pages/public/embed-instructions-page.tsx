import { Link } from 'wouter';
import { embedForms } from '../../content/embed-forms.ts';
import { PublicPage } from '../../ui/public-page.tsx';
import { CodePiece } from './code-piece.tsx';
import { FillIn, OtherForms, useEmbedSubject } from './embed-forms.tsx';
import styles from './embed-instructions.module.css';
import { EmbedPlatforms } from './embed-platforms.tsx';
import layout from './layout.module.css';
import { NextStep } from './next-step.tsx';
import { WizardSection } from './setup-tour/wizard-section.tsx';

const contents = [
  ['The embed code', 'line'],
  ['Other ways', 'forms'],
  ['By platform', 'platforms'],
  ['A strict policy', 'policy'],
  ['Check that it works', 'check'],
  ['Try the setup', 'integration'],
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
          <h1>Add an app with one line of code. And what to do if your site won’t allow it.</h1>
          <p className={layout.lead}>For the person who runs your church’s website. No coding needed.</p>
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
            <h2 id="line-title">The embed code</h2>
            <FillIn {...fill} />
            {line && <CodePiece name="the embed code" code={line.code(subject)} />}
            <Anatomy origin={origin} church={subject.church} app={subject.app.id} />
            <p>
              It works once your plan is active and your website is on your list. Change colors and language in
              Lampstand any time; the code stays the same.
            </p>
          </section>
          <section className={styles.part} id="forms" aria-labelledby="forms-title">
            <h2 id="forms-title">Five other ways to add an app</h2>
            <OtherForms subject={subject} />
          </section>
          <EmbedPlatforms />
          <section className={styles.part} id="policy" aria-labelledby="policy-title">
            <h2 id="policy-title">A strict security policy</h2>
            <p>If your website sends a Content Security Policy, add these two entries. Nothing else is needed.</p>
            <CodePiece name="the policy" code={`script-src ${origin}; frame-src ${origin}`} />
          </section>
          <Check />
        </div>
      </div>
      <WizardSection />
      <NextStep
        title="Let Lampstand write it for you"
        other={{ words: 'Read the guide for developers', href: '/docs/embedding' }}
      >
        Website Integration shows the code and steps for your platform, then checks that the app is live.
      </NextStep>
    </PublicPage>
  );
}

function Anatomy({ origin, church, app }: { origin: string; church: string; app: string }) {
  return (
    <dl className={styles.anatomy}>
      <div>
        <dt>{origin}</dt>
        <dd>Where the script comes from. It’s tiny and never slows your page down.</dd>
      </div>
      <div>
        <dt>{church}</dt>
        <dd>Your church’s ID. It never changes.</dd>
      </div>
      <div>
        <dt>{app}</dt>
        <dd>The app’s ID.</dd>
      </div>
      <div>
        <dt>min-height</dt>
        <dd>Reserves space so your page doesn’t jump.</dd>
      </div>
    </dl>
  );
}

function Check() {
  return (
    <section className={styles.part} id="check" aria-labelledby="check-title">
      <h2 id="check-title">Check that it works</h2>
      <ol className={styles.steps}>
        <li>
          <p>Publish the page. Many editors only run scripts on the published page.</p>
        </li>
        <li>
          <p>Open the page in a private window, and on a phone.</p>
        </li>
        <li>
          <p>If the code is gone after saving, your role or plan doesn’t allow it. Use the link or the button.</p>
        </li>
        <li>
          <p>
            If you see a short error code, look it up here.{' '}
            <Link href="/help#if-an-app-is-missing">All codes, and what to do</Link>
          </p>
        </li>
        <li>
          <p>If you see nothing at all, turn off browser extensions and consent tools, and try again.</p>
        </li>
      </ol>
    </section>
  );
}
