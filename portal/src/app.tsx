import { lazy, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { Route, Switch } from 'wouter';
import { useFocusOnNavigation } from './lib/use-focus-on-navigation.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { routes } from './routes.ts';
import { Announcer } from './ui/announcer.tsx';
import { CookieConsent } from './ui/cookie-consent.tsx';
import { LoadingScreen } from './ui/loading-screen.tsx';
import { Toaster } from './ui/toaster.tsx';

const pages = Object.entries(routes).map(([path, { name, load }]) => ({
  path,
  name,
  Page: lazy(() => load().then((Component) => ({ default: Component }))),
}));

// The specification's rules: no retry, no refetch on focus, no polling; a person's context is kept five minutes.
const fetching = {
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  dedupingInterval: 2_000,
};

export function App() {
  useFocusOnNavigation();
  return (
    <SWRConfig value={fetching}>
      <Announcer />
      <CookieConsent />
      <Switch>
        {pages.map(({ path, name, Page }) => (
          <Route key={path} path={path}>
            <Suspense fallback={<LoadingScreen name={name} />}>
              <Page />
            </Suspense>
          </Route>
        ))}
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
      <Toaster />
    </SWRConfig>
  );
}
