import { PublicPage } from '../../ui/public-page.tsx';

export function DocsPage() {
  return (
    <PublicPage title="Documentation">
      <h1>Documentation</h1>
    </PublicPage>
  );
}
