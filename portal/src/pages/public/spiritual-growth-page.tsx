import { PublicPage } from '../../ui/public-page.tsx';

export function SpiritualGrowthPage() {
  return (
    <PublicPage title="Spiritual Growth">
      <h1>Spiritual Growth</h1>
    </PublicPage>
  );
}
