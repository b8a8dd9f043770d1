/** When someone needs an app, and what it gives them. */
export interface AppMoment {
  /** Catalogue id. */
  id: string;
  /** Day, time or question. */
  when: string;
  /** The person's situation. */
  need: string;
  /** The app's result. */
  gives: string;
}

/** What a group of apps will not do: the first words in bold, then the rest. */
export type Refusal = readonly [first: string, rest: string];

/** An app's plan by its contents. */
export interface PlanContents extends AppMoment {
  parts: readonly (readonly [part: string, holds: string])[];
}

/** Texts of an audience page that every such page has. */
export interface Audience<Moment extends AppMoment = AppMoment> {
  title: string;
  apps: { title: string; about: string; moments: readonly Moment[] };
  refusals: { title: string; about: string; items: readonly Refusal[] };
  next: { title: string; text: string; other: { words: string; href: string } };
}
