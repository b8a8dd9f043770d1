/** The content of an email before rendering: plain text, and links that we made. */
export interface Email {
  subject: string;
  /** The large first line. */
  heading: string;
  /** Paragraphs above the button. */
  before: readonly string[];
  /** What a person wrote, shown as a quotation and never made into links. */
  quote?: { text: string; by: string };
  /** A longer text, shown like a quotation. */
  enclosed?: { title: string; text: string };
  /** Instructions; the first is the introduction of the list. */
  steps?: readonly string[];
  /** Code to copy. */
  codes?: readonly { label: string; code: string }[];
  button?: { label: string; link: string };
  /** Paragraphs below the button, each with an optional link. */
  after: readonly (string | { text: string; link: string })[];
  /** Where replies go. Default: our support address. */
  replyTo?: string;
  /** For bulk email: the link that unsubscribes in one click. */
  unsubscribe?: string;
}

/** "Hello Ruth," or, without a name, "Hello,". */
export const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');
