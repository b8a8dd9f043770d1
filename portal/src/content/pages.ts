import type { BlogPage, BlogPostPage, PortalPath } from '@lampstand/server/contracts';
import { keys } from '../lib/keys.ts';
import type { useApps } from '../lib/use-apps.ts';
import { findGuide } from './docs/guides.ts';

/** Title, description and structured data of a page. */
export interface PageMeta {
  /** Without the product's name, which is added. */
  title: string;
  /** One or two plain sentences, 70 to 160 characters. */
  description: string;
  /** schema.org objects without their `@context`. */
  jsonLd?: readonly object[];
  /** Open Graph type: `article` for a post. */
  kind?: 'article';
}

/** Cached data under one of `keys`. */
export type FindData = (key: readonly unknown[]) => unknown;

/** Undefined when the post, app or guide does not exist. */
type Describe = (params: Record<string, string>, find: FindData) => PageMeta | undefined;

/** Meta data by page pattern, fixed or made from the page's data. */
export const pageMeta: Record<PortalPath, PageMeta | Describe> = {
  '/': {
    title: 'Ministry apps for church websites',
    description:
      'Lampstand adds ministry apps to the website your church already has. You paste one line of code. Visitors need no account.',
  },
  '/ministry-tools': {
    title: 'For church leaders and staff',
    description:
      'One week in a church office and eight apps for it: funerals, schedules, sermons, groups. With a real answer from Bible Chat.',
  },
  '/community-outreach': {
    title: 'For community support',
    description: 'Apps for people who come to a church with bills, a job search, meals to plan or a phone problem.',
  },
  '/spiritual-growth': {
    title: 'For spiritual growth',
    description:
      'Prayer, reading and study on your church’s own website. Every verse is from a printed Bible. With a real prayer from the app.',
  },
  '/outreach-innovation': {
    title: 'For outreach and innovation',
    description:
      'Mission ideas, grants, assistance programs and fundraising for church committees, and six things to settle first.',
  },
  '/pricing': {
    title: 'Pricing',
    description: 'One price per church, everyone included. Free for thirty days.',
  },
  '/apps': {
    title: 'Apps',
    description: 'All twenty-two ministry apps in four groups: what each one gives you, and if it’s ready.',
  },
  '/apps/:appId': ({ appId }, find) => describeApp(appId, find),
  '/app/:appId': { title: 'App', description: 'A ministry app in full page.' },
  '/loading': { title: 'Opening', description: 'The app is on its way.' },
  '/help': {
    title: 'Help Center',
    description:
      'Help with setup, members, logging in, plans, privacy, Scripture, and what to do when an app doesn’t appear.',
  },
  '/about': {
    title: 'About',
    description: 'Why Lampstand exists, what we believe about AI in a church, and how to reach us.',
  },
  '/contact': {
    title: 'Contact',
    description: 'Write to Lampstand support: setup, billing, mistakes. A person answers every message.',
  },
  '/embed-instructions': {
    title: 'Embed instructions',
    description:
      'How to add a ministry app to WordPress, Squarespace, Wix and plain HTML with one line of code, and what to check.',
  },
  '/blog': {
    title: 'Blog',
    description: 'Articles for the people who run a church website and the people who decide what’s on it.',
  },
  '/blog/category/:slug': ({ slug = '' }, find) => describeCategory(slug, find),
  '/blog/:slug': ({ slug = '' }, find) => describePost(slug, find),
  '/docs': {
    title: 'Documentation',
    description:
      'Guides for the person who runs your website, and for developers and operators: embedding, the HTTP API, running a server.',
  },
  '/docs/:guide': ({ guide }) => findGuide(guide),
  '/privacy-policy': {
    title: 'Privacy Policy',
    description: 'What Lampstand stores about you, what it doesn’t, for how long, and how to delete it.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'The trial, the price, the guarantee, and what to expect from drafts that AI or a program wrote.',
  },
  '/cookie-policy': {
    title: 'Cookie Policy',
    description: 'What Lampstand stores in your browser, why, for how long, and how to remove it.',
  },
  '/privacy-dashboard': {
    title: 'Privacy Dashboard',
    description: 'What Lampstand stores about you, on this device and on our server. View it, download it, delete it.',
  },
  '/login': { title: 'Login', description: 'Log in to Lampstand.' },
  '/signup': { title: 'Sign Up', description: 'Start the thirty-day trial of Lampstand.' },
  '/join-church': { title: 'Join Church', description: 'Join your church on Lampstand with an invitation.' },
  '/verify-email': { title: 'Verify Email', description: 'Confirm your email.' },
  '/forgot-password': { title: 'Forgot Password', description: 'Get a link to reset your password.' },
  '/reset-password': { title: 'Reset Password', description: 'Choose a new password.' },
  '/church-admin': { title: 'Church Admin', description: 'Your church’s members, invitations and website.' },
  '/member': { title: 'Member', description: 'Your profile.' },
  '/super-admin': { title: 'Super Admin', description: 'For Lampstand staff.' },
  '/dashboard': { title: 'Dashboard', description: 'The apps you can use.' },
};

/** Meta data of a matched page. */
export function describePage(
  { pattern, params }: { pattern: PortalPath; params: Record<string, string> },
  find: FindData,
): PageMeta | undefined {
  const meta = pageMeta[pattern];
  return typeof meta === 'function' ? meta(params, find) : meta;
}

function describeApp(id: string | undefined, find: FindData): PageMeta | undefined {
  const { apps } = (find(keys.apps()) ?? {}) as { apps?: NonNullable<ReturnType<typeof useApps>['apps']> };
  const app = apps?.find((one) => one.id === id);
  if (!app) return undefined;
  return {
    title: app.name,
    description: `${app.summary} A ministry app for your church’s own website, by Lampstand.`,
    jsonLd: [
      {
        '@type': 'SoftwareApplication',
        name: app.name,
        description: app.summary,
        applicationCategory: 'WebApplication',
        operatingSystem: 'Any',
      },
    ],
  };
}

function describeCategory(slug: string, find: FindData): PageMeta | undefined {
  const list = find(keys.blogPosts(slug)) as BlogPage | undefined;
  const category = list?.categories.find((one) => one.slug === slug);
  return (
    category && {
      title: `${category.name}, from the blog`,
      description: `Everything on the Lampstand blog about ${category.name.toLowerCase()}, newest first.`,
    }
  );
}

function describePost(slug: string, find: FindData): PageMeta | undefined {
  const { post } = (find(keys.blogPost(slug)) ?? {}) as Partial<BlogPostPage>;
  return (
    post && {
      title: post.title,
      description: post.excerpt,
      kind: 'article',
      jsonLd: [
        {
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.excerpt,
          datePublished: new Date(post.publishDate).toISOString().slice(0, 10),
          dateModified: new Date(post.updatedAt).toISOString().slice(0, 10),
          articleSection: post.categoryName,
          wordCount: post.content.words,
          inLanguage: 'en-US',
          author: { '@type': 'Organization', name: post.authorName },
          publisher: { '@type': 'Organization', name: 'Lampstand' },
        },
      ],
    }
  );
}
