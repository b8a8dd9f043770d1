import type { PortalPath } from '@lampstand/server/contracts';
import { type ComponentType, lazy, Suspense } from 'react';
import { SWRConfig } from 'swr';
import { Route, Switch } from 'wouter';
import { useFocusOnNavigation } from './lib/use-focus-on-navigation.ts';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { Announcer } from './ui/announcer.tsx';
import { LoadingScreen } from './ui/loading-screen.tsx';
import { Toaster } from './ui/toaster.tsx';

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] })));

const routes: Record<PortalPath, { name: string; page: ComponentType }> = {
  '/': { name: 'Home', page: page(() => import('./pages/home/home-page.tsx'), 'HomePage') },
  '/login': { name: 'Login', page: page(() => import('./pages/auth/login-page.tsx'), 'LoginPage') },
  '/signup': { name: 'Sign Up', page: page(() => import('./pages/auth/signup-page.tsx'), 'SignupPage') },
  '/join-church': {
    name: 'Join Church',
    page: page(() => import('./pages/auth/join-church-page.tsx'), 'JoinChurchPage'),
  },
  '/verify-email': {
    name: 'Verify Email',
    page: page(() => import('./pages/auth/verify-email-page.tsx'), 'VerifyEmailPage'),
  },
  '/forgot-password': {
    name: 'Forgot Password',
    page: page(() => import('./pages/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  },
  '/reset-password': {
    name: 'Reset Password',
    page: page(() => import('./pages/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  '/church-admin': {
    name: 'Church Admin',
    page: page(() => import('./pages/church-admin/church-admin-page.tsx'), 'ChurchAdminPage'),
  },
  '/member': { name: 'Member', page: page(() => import('./pages/member/member-page.tsx'), 'MemberPage') },
  '/super-admin': {
    name: 'Super Admin',
    page: page(() => import('./pages/super-admin/super-admin-page.tsx'), 'SuperAdminPage'),
  },
  '/dashboard': {
    name: 'Dashboard',
    page: page(() => import('./pages/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  },
};

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
      <Switch>
        {Object.entries(routes).map(([path, { name, page: PageOf }]) => (
          <Route key={path} path={path}>
            <Suspense fallback={<LoadingScreen name={name} />}>
              <PageOf />
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
