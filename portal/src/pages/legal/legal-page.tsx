import type { Article } from '@lampstand/server/contracts';
import { ArticleBody } from '../../ui/article.tsx';
import { Contents } from '../../ui/contents.tsx';
import { PublicPage } from '../../ui/public-page.tsx';
import { Reading } from '../../ui/reading.tsx';
import styles from './legal-page.module.css';

interface Props {
  title: string;
  /** The first section is the summary. */
  article: Article;
  /** "November 21, 2026" */
  since: string;
}

/** Layout of a legal page: date, summary, sections. */
export function LegalPage({ title, article, since }: Props) {
  const { short, rest } = partsOf(article);
  const sections = article.headings.filter(({ level }) => level === 2).slice(1);
  return (
    <PublicPage title={title}>
      <Reading
        rubric="Legal"
        title={title}
        about={
          <p>
            In effect from <span className="fig">{since}</span>. Written to be read: it says what the software does, in
            plain words.
          </p>
        }
        short={
          <div className={styles.short}>
            <ArticleBody article={{ nodes: short }} />
          </div>
        }
        aside={<Contents headings={sections} />}
        printed={`Lampstand. ${title}, in effect from ${since}.`}
      >
        <ArticleBody article={{ nodes: rest }} />
      </Reading>
    </PublicPage>
  );
}

function partsOf({ nodes }: Article) {
  const second = nodes.findIndex((node, place) => place > 0 && typeof node !== 'string' && node.tag === 'h2');
  return { short: nodes.slice(0, second), rest: nodes.slice(second) };
}
