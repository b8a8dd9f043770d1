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
        rubric="Legal"
        title="Privacy Dashboard"
        about={<p>What we store about you, here and on our server. View it, download it, delete it.</p>}
        aside={<Contents headings={sections} />}
        printed="Lampstand. Privacy Dashboard."
      >
        <BrowserSection />
        <ServerSection />
        <section className={styles.section} aria-labelledby="in-short">
          <h2 id="in-short">In short</h2>
          <p>
            Apps on a church’s website store nothing about visitors. We only store data about people with an account or
            an invitation from a church. The <Link href="/privacy-policy">Privacy Policy</Link> says why we keep each
            thing and for how long. The <Link href="/cookie-policy">Cookie Policy</Link> does the same for your browser.
          </p>
          <p>
            Is something wrong or missing? <ContactSupport />. A person answers.
          </p>
        </section>
      </Reading>
    </PublicPage>
  );
}
