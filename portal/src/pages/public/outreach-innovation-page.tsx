import { PublicPage } from '../../ui/public-page.tsx';

export function OutreachInnovationPage() {
  return (
    <PublicPage title="Outreach and Innovation">
      <h1>Outreach and Innovation</h1>
    </PublicPage>
  );
}
