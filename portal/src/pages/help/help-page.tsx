import { PublicPage } from '../../ui/public-page.tsx';

export function HelpPage() {
  return (
    <PublicPage title="Help Center">
      <h1>Help Center</h1>
    </PublicPage>
  );
}
