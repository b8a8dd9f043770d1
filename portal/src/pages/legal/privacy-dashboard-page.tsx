import { PublicPage } from '../../ui/public-page.tsx';

export function PrivacyDashboardPage() {
  return (
    <PublicPage title="Privacy Dashboard">
      <h1>Privacy Dashboard</h1>
    </PublicPage>
  );
}
