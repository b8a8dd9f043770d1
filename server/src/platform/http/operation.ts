/** Who can call it. */
type Audience = 'anyone' | 'people who are logged in' | 'administrators of the church' | 'frames with an embed token';

/** Description of one API route: what it does, who can call it, and what it answers on success. */
export interface Operation {
  group: (typeof groups)[number];
  does: string;
  who: Audience;
  answers: readonly [status: number, body: string];
}

export const groups = [
  'Apps in church pages',
  'Logging in',
  'Who is here',
  'Your account',
  'Members of a church',
  'Invitations',
  'The church’s website',
  'Trust',
  'About Lampstand',
] as const;

/** The routes of one feature, by method and path. */
export type Operations = { readonly [route: string]: Operation };
