/** What a page tells of an app, built or not: written so that both are true. */
export interface AppStory {
  /** Who opens it, and when. */
  forWhom: string;
  /** What you bring. */
  brings: readonly string[];
  /** What you get. */
  gets: readonly string[];
  /** What is worked out by rules and never left to a writer. */
  exact: string;
  /** What it will not do, whoever asks. */
  refuses: readonly string[];
  /** While it is not built: the nearest app that is, and what it can do in the meantime. */
  nearest?: { id: string; why: string };
}
