import { PublicPage } from '../../ui/public-page.tsx';

export function LaunchPage() {
  return (
    <PublicPage title="Opening">
      <h1>Opening</h1>
    </PublicPage>
  );
}
