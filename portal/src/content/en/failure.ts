/** A failed call; its message is in English. */
export interface Failure {
  code: string;
  message: string;
}
