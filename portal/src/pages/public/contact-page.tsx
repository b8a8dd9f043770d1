import { PublicPage } from '../../ui/public-page.tsx';

export function ContactPage() {
  return (
    <PublicPage title="Contact">
      <h1>Contact</h1>
    </PublicPage>
  );
}
