import { formerPath } from '@lampstand/server/contracts';
import { lazy, Suspense, useState } from 'react';
import { SWRConfig } from 'swr';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { type FirstPage, fromServer } from './lib/server-data.ts';
import { useFocusOnNavigation } from './lib/use-focus-on-navigation.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { routes } from './routes.ts';
import { Announcer } from './ui/announcer.tsx';
import { CookieConsent } from './ui/cookie-consent.tsx';
import { LoadingScreen } from './ui/loading-screen.tsx';
import { Toaster } from './ui/toaster.tsx';

const pages = [...new Set(Object.values(routes))].flatMap((route, key) => {
  const Page = lazy(() => route.load().then((Component) => ({ default: Component })));
  const paths = Object.entries(routes).filter(([, other]) => other === route);
  // One key for all paths of a page: going from one to the other keeps what is on the screen.
  return paths.map(([path]) => ({ key, path, name: route.name, Page }));
});

// The specification's rules: no retry, no refetch on focus, no polling.
const fetching = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupingInterval: 2_000,
};

interface Props {
  /** The prerendered page; absent on pages that only the browser renders. */
  first?: FirstPage;
  /** Gets each cache key that a page read. */
  onUse?: (key: string) => void;
}

export function App({ first, onUse }: Props) {
  useFocusOnNavigation();
  const [path] = useLocation();
  const [config] = useState(() =>
    first ? { ...fetching, fallback: first.data, use: [fromServer(first.data, onUse)] } : fetching,
  );
  const moved = formerPath(path);
  const missing = first && !first.pattern && first.path === path;
  return (
    <SWRConfig value={config}>
      <Announcer />
      <Switch>
        {missing && (
          <Route>
            <NotFoundPage />
          </Route>
        )}
        {moved && (
          <Route>
            <Redirect to={moved} replace />
          </Route>
        )}
        {pages.map(({ key, path, name, Page }) => (
          <Route key={key} path={path}>
            {first?.Page && first.pattern === path ? (
              <first.Page />
            ) : (
              <Suspense fallback={<LoadingScreen name={name} />}>
                <Page />
              </Suspense>
            )}
          </Route>
        ))}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
      <CookieConsent />
      <Toaster />
    </SWRConfig>
  );
}
