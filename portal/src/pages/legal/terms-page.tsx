import article, { title } from '../../content/legal/terms.md?article';
import { LegalPage } from './legal-page.tsx';

export function TermsPage() {
  return <LegalPage title={title} article={article} since="November 21, 2026" />;
}
