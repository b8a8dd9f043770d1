/** The sender as the footer of an email names it. */
export interface Sender {
  /** "apps.example.org" */
  host: string;
  supportEmail: string;
}
