import { PublicPage } from '../../ui/public-page.tsx';

export function BlogCategoryPage() {
  return (
    <PublicPage title="Blog">
      <h1>Blog</h1>
    </PublicPage>
  );
}
