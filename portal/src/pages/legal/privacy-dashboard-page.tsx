import { Link } from 'wouter';
import { ContactSupport } from '../../ui/contact-support.tsx';
import { Contents } from '../../ui/contents.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { Reading } from '../../ui/reading.tsx';
import { BrowserSection } from './browser-section.tsx';
import styles from './privacy-dashboard.module.css';
import { ServerSection } from './server-section.tsx';

const sections = [
  { id: 'this-browser', text: 'In this browser' },
  { id: 'on-our-server', text: 'On our server' },
  { id: 'in-short', text: 'In short' },
];

export function PrivacyDashboardPage() {
  return (
    <PublicPage title="Privacy Dashboard">
      <Reading
        rubric="Small print"
        title="Privacy Dashboard"
        about={<p>What is stored about you, here and on our server. Read it, take it with you, delete it.</p>}
        aside={<Contents headings={sections} />}
        printed="Lampstand. Privacy Dashboard."
      >
        <BrowserSection />
        <ServerSection />
        <section className={styles.section} aria-labelledby="in-short">
          <h2 id="in-short">In short</h2>
          <p>
            Apps on a church’s website store nothing about their visitors: not in the browser, not on the server. Only
            people with an account, or with an invitation from a church, have a record. The{' '}
            <Link href="/privacy-policy">Privacy Policy</Link> says why each thing is kept and for how long, the{' '}
            <Link href="/cookie-policy">Cookie Policy</Link> the same of your browser.
          </p>
          <p>
            Something is wrong, or missing? <ContactSupport />. A person answers.
          </p>
        </section>
      </Reading>
    </PublicPage>
  );
}
