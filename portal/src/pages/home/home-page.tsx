import { PublicPage } from '../../ui/public-page.tsx';
import { AboutSection } from './about-section.tsx';
import { ArticleSection } from './article-section.tsx';
import { AudienceSection } from './audience-section.tsx';
import { BlogTeaser } from './blog-teaser.tsx';
import { ClosingCta } from './closing-cta.tsx';
import { Hero } from './hero.tsx';
import { TrialCard } from './trial-card.tsx';
import { TrySection } from './try-section.tsx';
import { WizardSection } from './wizard/wizard-section.tsx';

/** The home page. */
export function HomePage() {
  return (
    <PublicPage title="Ministry apps for church websites">
      <Hero />
      <AudienceSection />
      <ArticleSection />
      <TrialCard />
      <AboutSection />
      <TrySection />
      <WizardSection />
      <BlogTeaser />
      <ClosingCta />
    </PublicPage>
  );
}
