/** One result of the doctor. `warning`: it works, and someone should act. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  text: string;
}
