import { PublicPage } from '../../ui/public-page.tsx';

export function AppsPage() {
  return (
    <PublicPage title="Apps">
      <h1>Apps</h1>
    </PublicPage>
  );
}
