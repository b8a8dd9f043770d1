import { PublicPage } from '../../ui/public-page.tsx';

export function CookiePolicyPage() {
  return (
    <PublicPage title="Cookie Policy">
      <h1>Cookie Policy</h1>
    </PublicPage>
  );
}
