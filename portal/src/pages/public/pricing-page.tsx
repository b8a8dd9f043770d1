import { PublicPage } from '../../ui/public-page.tsx';

export function PricingPage() {
  return (
    <PublicPage title="Pricing">
      <h1>Pricing</h1>
    </PublicPage>
  );
}
