import type { PortalPath } from '@lampstand/server/contracts';
import type { ComponentType } from 'react';

/** A page's name on the loading screen and its code. */
export interface PortalRoute {
  name: string;
  load: () => Promise<ComponentType>;
}

const page = <Name extends string>(
  name: string,
  load: () => Promise<Record<Name, ComponentType>>,
  component: Name,
): PortalRoute => ({ name, load: () => load().then((module) => module[component]) });

const openApp = page('App', () => import('./pages/apps/open-app-page.tsx'), 'OpenAppPage');

/** Every page of the portal by its pattern. Patterns of one page share its entry, so that it stays when the path changes. */
export const routes: Record<PortalPath, PortalRoute> = {
  '/': page('Home', () => import('./pages/home/home-page.tsx'), 'HomePage'),
  '/ministry-tools': page(
    'Ministry Tools',
    () => import('./pages/audiences/ministry-tools-page.tsx'),
    'MinistryToolsPage',
  ),
  '/community-outreach': page(
    'Community Outreach',
    () => import('./pages/audiences/community-outreach-page.tsx'),
    'CommunityOutreachPage',
  ),
  '/spiritual-growth': page(
    'Spiritual Growth',
    () => import('./pages/audiences/spiritual-growth-page.tsx'),
    'SpiritualGrowthPage',
  ),
  '/outreach-innovation': page(
    'Outreach and Innovation',
    () => import('./pages/audiences/outreach-innovation-page.tsx'),
    'OutreachInnovationPage',
  ),
  '/pricing': page('Pricing', () => import('./pages/public/pricing-page.tsx'), 'PricingPage'),
  '/apps': page('Apps', () => import('./pages/apps/apps-page.tsx'), 'AppsPage'),
  '/apps/:appId': page('App', () => import('./pages/apps/app-page.tsx'), 'AppPage'),
  '/app/:appId': openApp,
  '/loading': openApp,
  '/help': page('Help Center', () => import('./pages/help/help-page.tsx'), 'HelpPage'),
  '/about': page('About', () => import('./pages/public/about-page.tsx'), 'AboutPage'),
  '/contact': page('Contact', () => import('./pages/public/contact-page.tsx'), 'ContactPage'),
  '/embed-instructions': page(
    'Embed Instructions',
    () => import('./pages/public/embed-instructions-page.tsx'),
    'EmbedInstructionsPage',
  ),
  '/blog': page('Blog', () => import('./pages/blog/blog-page.tsx'), 'BlogPage'),
  '/blog/category/:slug': page('Blog', () => import('./pages/blog/blog-category-page.tsx'), 'BlogCategoryPage'),
  '/blog/:slug': page('Blog', () => import('./pages/blog/blog-post-page.tsx'), 'BlogPostPage'),
  '/docs': page('Documentation', () => import('./pages/docs/docs-page.tsx'), 'DocsPage'),
  '/docs/:guide': page('Documentation', () => import('./pages/docs/guide-page.tsx'), 'GuidePage'),
  '/privacy-policy': page('Privacy Policy', () => import('./pages/legal/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
  '/terms': page('Terms', () => import('./pages/legal/terms-page.tsx'), 'TermsPage'),
  '/cookie-policy': page('Cookie Policy', () => import('./pages/legal/cookie-policy-page.tsx'), 'CookiePolicyPage'),
  '/privacy-dashboard': page(
    'Privacy Dashboard',
    () => import('./pages/legal/privacy-dashboard-page.tsx'),
    'PrivacyDashboardPage',
  ),
  '/login': page('Login', () => import('./pages/auth/login-page.tsx'), 'LoginPage'),
  '/signup': page('Sign Up', () => import('./pages/auth/signup-page.tsx'), 'SignupPage'),
  '/join-church': page('Join Church', () => import('./pages/auth/join-church-page.tsx'), 'JoinChurchPage'),
  '/verify-email': page('Verify Email', () => import('./pages/auth/verify-email-page.tsx'), 'VerifyEmailPage'),
  '/forgot-password': page(
    'Forgot Password',
    () => import('./pages/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  '/reset-password': page('Reset Password', () => import('./pages/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  '/church-admin': page('Church Admin', () => import('./pages/church-admin/church-admin-page.tsx'), 'ChurchAdminPage'),
  '/member': page('Member', () => import('./pages/member/member-page.tsx'), 'MemberPage'),
  '/super-admin': page('Super Admin', () => import('./pages/super-admin/super-admin-page.tsx'), 'SuperAdminPage'),
  '/dashboard': page('Dashboard', () => import('./pages/dashboard/dashboard-page.tsx'), 'DashboardPage'),
};
