import { useEffect, useState } from 'react';
import styles from './contents.module.css';

interface Props {
  headings: readonly { id: string; text: string }[];
}

/** Table of contents; the section being read is highlighted. */
export function Contents({ headings }: Props) {
  const current = usePartInView(headings);
  return (
    <nav className={styles.contents} aria-label="On this page">
      <p className="rubric" aria-hidden="true">
        On this page
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Id of the last heading scrolled past; undefined above the first. */
function usePartInView(headings: Props['headings']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const watched = headings.map(({ id }) => document.getElementById(id)).filter((heading) => heading !== null);
    // The margin reaches far above the viewport, so that headings skipped by a jump count as passed.
    const observer = new IntersectionObserver(
      () => setCurrent(watched.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3)?.id),
      { rootMargin: '100000px 0px -67% 0px' },
    );
    for (const heading of watched) observer.observe(heading);
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
