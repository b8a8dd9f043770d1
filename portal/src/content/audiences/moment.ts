/** One app as an audience page tells it: the moment it is opened, and what comes out. */
export interface AppMoment {
  /** Id of the catalogue. */
  id: string;
  /** Day, hour or question at which somebody needs it. */
  when: string;
  /** What lies on the desk then. */
  need: string;
  /** What the page holds that it gives. */
  gives: string;
}

/** What a group of apps will not do: the first words, and the rest of the sentence. */
export type Refusal = readonly [first: string, rest: string];

/** A plan of the outreach group, as its contents page will read. */
export interface PlanContents extends AppMoment {
  parts: readonly (readonly [part: string, holds: string])[];
}
