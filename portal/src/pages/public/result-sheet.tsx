import type { Block, Section } from '@lampstand/sdk/app';
import { Chart } from '@lampstand/sdk/chart';
import { Link } from 'wouter';
import { writtenDate } from '../../lib/dates.ts';
import type { Sample } from '../../lib/use-apps.ts';
import { VerseBlock } from '../../ui/verse-block.tsx';
import { ResultLine, ResultProse } from './result-prose.tsx';
import styles from './result-sheet.module.css';
import { SampleTable } from './sample-table.tsx';

interface Props {
  document: Sample['document'];
  /** The app's id. */
  app: string;
  /** The app's name. */
  name: string;
  /** Sections of the result to show; all by default. */
  only?: readonly string[];
  /** Titles of sections that the sample leaves out. */
  goesOn?: readonly string[];
  /** It is on the app's own page. */
  here?: true;
  /** Heading level of its title; sections are one below. */
  level?: 2 | 3;
}

/** A real result as a document. */
export function ResultSheet({ document, app, name, only, goesOn = [], here, level = 3 }: Props) {
  const Title = `h${level}` as const;
  const Heading = level === 2 ? 'h3' : 'h4';
  const sections = document.sections.filter(({ id }) => !only || only.includes(id));
  // The app folds the same sections. A chart is shown at once here, below the figures.
  const folded = only ? [] : sections.filter((section) => section.folded && !hasChart(section));
  const [figures, ...others] = sections.filter((section) => !folded.includes(section));
  const shown = figures ? [figures, ...others.sort((one, other) => +hasChart(other) - +hasChart(one))] : [];
  return (
    <article className={styles.sheet} aria-label={`A result from ${name}`}>
      <header className={styles.head}>
        <p className="small muted">{name}</p>
        <Title>{document.title}</Title>
        {document.about && <p className={`small muted ${styles.about}`}>{document.about}</p>}
      </header>
      {shown.map((section) => (
        <Part key={section.id} section={section} Heading={Heading} />
      ))}
      {folded.map((section) => (
        <details key={section.id} className={styles.fold}>
          <summary>{section.title}</summary>
          <Part section={{ ...section, bare: true }} Heading={Heading} />
        </details>
      ))}
      {goesOn.length > 0 && <p className="small muted">It also has: {goesOn.join('; ')}.</p>}
      <footer className={styles.foot}>
        <p>Written by the app on {writtenDate(document.asOf)}. Unedited.</p>
        {!here && <Link href={`/apps/${app}`}>Try {name}</Link>}
      </footer>
    </article>
  );
}

const hasChart = ({ blocks }: Section) => blocks.some(({ type }) => type === 'chart');

function Part({ section: { title, bare, blocks }, Heading }: { section: Section; Heading: 'h3' | 'h4' }) {
  return (
    <section>
      {!bare && <Heading className={styles.title}>{title}</Heading>}
      <div className={styles.part}>
        {blocks.map((block) => (
          <BlockView key={JSON.stringify(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.type) {
    case 'prose':
      return (
        <div className={block.spoken ? `${styles.text} ${styles.spoken}` : styles.text}>
          <ResultProse text={block.text} />
        </div>
      );
    case 'verse':
      return (
        <div>
          <VerseBlock reference={block.reference} text={block.text} translation={block.translation} />
          {block.note && <p className={styles.note}>{block.note}</p>}
        </div>
      );
    case 'callout':
      return (
        <p className={styles.next}>
          <b>{block.title}</b> <ResultLine text={block.text} />
        </p>
      );
    case 'stat':
      return (
        <dl className={styles.stats}>
          {block.items.map(({ label, value, detail }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
              {detail && <dd>{detail}</dd>}
            </div>
          ))}
        </dl>
      );
    case 'chart':
      return <Chart block={block} lang="en" heading={block.title} />;
    case 'table':
      return <SampleTable table={block} />;
    default:
      throw new Error(`A sample can’t show blocks of the type ${block.type}.`);
  }
}
