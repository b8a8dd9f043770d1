import { PublicPage } from '../../ui/public-page.tsx';

export function PrivacyPolicyPage() {
  return (
    <PublicPage title="Privacy Policy">
      <h1>Privacy Policy</h1>
    </PublicPage>
  );
}
