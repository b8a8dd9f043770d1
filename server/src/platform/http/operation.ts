/** Who can call it. */
type Audience = 'anybody' | 'signed-in people' | 'administrators of the church' | 'frames with an embed token';

/** Description of one API route: what it does, who can call it, and what it answers on success. */
export interface Operation {
  group: (typeof groups)[number];
  does: string;
  who: Audience;
  answers: readonly [status: number, body: string];
}

export const groups = [
  'Apps in church pages',
  'Signing in',
  'Who is here',
  'Your account',
  'Members of a church',
  'Invitations',
  'The church’s website',
  'Trust',
  'About this server',
] as const;

/** The routes of one feature, by method and path. */
export type Operations = { readonly [route: string]: Operation };
