import { MinistryApp } from '@lampstand/sdk/react';
import { type MouseEvent, useEffect, useState } from 'react';

interface SiteProps {
  /** Path of the page that was asked for. */
  path: string;
  /** Where Lampstand runs. */
  origin: string;
}

const pages: { [path: string]: { title: string; app?: string } } = {
  '/': { title: 'Prayer', app: 'prayer-generator' },
  '/ask': { title: 'Ask about the Bible', app: 'bible-chat' },
  '/about': { title: 'About us' },
};

/** A church's site in React: rendered by a server, then taken over by the browser, which changes pages without loading. */
export function Site({ path, origin }: SiteProps) {
  const [at, setAt] = useState(path);
  const [visits, setVisits] = useState(1);
  useEffect(() => {
    const follow = () => setAt(location.pathname);
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const page = pages[at] ?? { title: 'There is no such page' };

  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    history.pushState(null, '', event.currentTarget.href);
    setAt(location.pathname);
    setVisits(visits + 1);
  };
  return (
    <>
      <nav aria-label="Pages">
        {Object.entries(pages).map(([href, { title }]) => (
          <a key={href} href={href} onClick={go}>
            {title}
          </a>
        ))}
      </nav>
      <main>
        <h1>{page.title}</h1>
        {page.app && (
          <MinistryApp
            church="grace-chapel"
            app={page.app}
            origin={origin}
            style={{ display: 'block', minHeight: 780 }}
          />
        )}
        <p>Pages seen: {visits}</p>
      </main>
    </>
  );
}
