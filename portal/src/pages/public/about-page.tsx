import { PublicPage } from '../../ui/public-page.tsx';

export function AboutPage() {
  return (
    <PublicPage title="About">
      <h1>About</h1>
    </PublicPage>
  );
}
