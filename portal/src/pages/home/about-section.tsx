import { Link } from 'wouter';
import { about } from '../../content/home.ts';
import { useSite } from '../../lib/use-site.ts';
import styles from './about-section.module.css';
import { BlogTeaser } from './blog-teaser.tsx';
import home from './home.module.css';

/** About, contact and the newest articles. */
export function AboutSection() {
  const site = useSite();
  return (
    <section className={home.section} id="about" aria-labelledby="about-title">
      <div className={home.wrap}>
        <div className={styles.about}>
          <h2 id="about-title">{about.title}</h2>
          <dl>
            {about.parts.map(({ name, words }) => (
              <div key={name}>
                <dt className="rubric">{name}</dt>
                <dd>{words}</dd>
              </div>
            ))}
            <div>
              <dt className="rubric">Contact support</dt>
              <dd>
                {site ? <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> : '\u00a0'}
                <p className="small muted">
                  <Link href="/contact">Write to us</Link> or <Link href="/about">read more about us</Link>.
                </p>
              </dd>
            </div>
          </dl>
        </div>
        <BlogTeaser />
      </div>
    </section>
  );
}
