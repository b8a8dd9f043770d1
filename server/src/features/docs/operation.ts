/** Who may ask. */
type Audience = 'anybody' | 'signed-in people' | 'administrators of the church' | 'frames with an embed token';

/** One route in words: what it does, for whom, and what it answers when it worked. */
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
