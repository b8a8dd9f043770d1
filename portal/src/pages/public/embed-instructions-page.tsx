import { PublicPage } from '../../ui/public-page.tsx';

export function EmbedInstructionsPage() {
  return (
    <PublicPage title="Embed Instructions">
      <h1>Embed Instructions</h1>
    </PublicPage>
  );
}
