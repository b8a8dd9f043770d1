import type { Deps } from '../deps.ts';
import type { NewChurch } from '../features/churches/index.ts';
import { seedChurch } from '../seed-church.ts';

const graceChapel: NewChurch = {
  slug: 'grace-chapel',
  name: 'Grace Chapel',
  contactEmail: 'office@grace-chapel.example',
  tradition: 'general',
  translation: 'web',
  accent: '#2f6b4f',
  care: { label: 'the care team at Grace Chapel', email: 'care@grace-chapel.example' },
};

/** Someone who tries the product can paste the line into any page of this machine. */
const graceChapelSites = ['http://127.0.0.1:*', 'http://localhost:*'];

/** The demo church, with an active plan. Development only. */
export async function seedDemoChurch(deps: Deps): Promise<void> {
  await seedChurch(deps, graceChapel, graceChapelSites);
}
