import { PublicPage } from '../../ui/public-page.tsx';

export function MinistryToolsPage() {
  return (
    <PublicPage title="Ministry Tools">
      <h1>Ministry Tools</h1>
    </PublicPage>
  );
}
