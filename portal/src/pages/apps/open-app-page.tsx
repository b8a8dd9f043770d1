import { PublicPage } from '../../ui/public-page.tsx';

export function OpenAppPage() {
  return (
    <PublicPage title="App">
      <h1>App</h1>
    </PublicPage>
  );
}
