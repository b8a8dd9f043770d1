/** A letter before it is set: plain texts only, and addresses that we have made ourselves. */
export interface Letter {
  subject: string;
  /** The first line of the letter, set large. */
  heading: string;
  /** Paragraphs above the button. */
  before: readonly string[];
  /** What a person wrote, shown as their words and never made into links. */
  quote?: { text: string; by: string };
  /** A text of several pages that the letter brings, set like a message. */
  enclosed?: { title: string; text: string };
  /** What to do, one action a step. */
  steps?: readonly string[];
  /** Ready to copy, exactly as it stands. */
  codes?: readonly { label: string; code: string }[];
  button?: { label: string; link: string };
  /** Paragraphs below the button; one may end in a link of its own. */
  after: readonly (string | { text: string; link: string })[];
  /** Where answers go; to our own support unless said. */
  replyTo?: string;
  /** For letters that many get and not all want: where one click ends them. */
  unsubscribe?: string;
}

/** "Hello Ruth," or, without a name, "Hello,". */
export const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');
