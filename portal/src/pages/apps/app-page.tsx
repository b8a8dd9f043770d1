import { PublicPage } from '../../ui/public-page.tsx';

export function AppPage() {
  return (
    <PublicPage title="App">
      <h1>App</h1>
    </PublicPage>
  );
}
