import { PublicPage } from '../../ui/public-page.tsx';

export function TermsPage() {
  return (
    <PublicPage title="Terms">
      <h1>Terms</h1>
    </PublicPage>
  );
}
