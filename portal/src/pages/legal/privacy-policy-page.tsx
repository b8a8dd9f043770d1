import article, { title } from '../../content/legal/privacy-policy.md?article';
import { LegalPage } from './legal-page.tsx';

export function PrivacyPolicyPage() {
  return <LegalPage title={title} article={article} since="November 21, 2026" />;
}
