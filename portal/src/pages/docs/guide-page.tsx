import { PublicPage } from '../../ui/public-page.tsx';

export function GuidePage() {
  return (
    <PublicPage title="Documentation">
      <h1>Documentation</h1>
    </PublicPage>
  );
}
