/**
 * What an answer to a question is made of. `about`: who you are, now and in short. `story`: something that happened. `would`:
 * what you would do. `how`: what you do day after day. `self`: a claim about yourself. `past`: a fact that needs a sentence.
 * `why`: why this job. `terms`: a short fact: pay, hours, license. `closing`: what you ask them. `open`: we can't tell.
 */
export const shapes = ['about', 'story', 'would', 'how', 'self', 'past', 'why', 'terms', 'closing', 'open'] as const;
export type Shape = (typeof shapes)[number];
