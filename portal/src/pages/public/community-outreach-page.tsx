import { PublicPage } from '../../ui/public-page.tsx';

export function CommunityOutreachPage() {
  return (
    <PublicPage title="Community Outreach">
      <h1>Community Outreach</h1>
    </PublicPage>
  );
}
