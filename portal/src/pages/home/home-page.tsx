import { PublicPage } from '../../ui/public-page.tsx';
import { AboutSection } from './about-section.tsx';
import { ArticleSection } from './article-section.tsx';
import { ClosingCta } from './closing-cta.tsx';
import { FeaturesSection } from './features-section.tsx';
import { Hero } from './hero.tsx';
import { TrialCard } from './trial-card.tsx';

/** The home page. */
export function HomePage() {
  return (
    <PublicPage title="Ministry apps for church websites">
      <Hero />
      <FeaturesSection />
      <ArticleSection />
      <TrialCard />
      <AboutSection />
      <ClosingCta />
    </PublicPage>
  );
}
