import type { ComposeRequest, MinistryApp } from '../ministry-apps/define-app.ts';

/**
 * What a model wrote, as far as it may go on, in whole sentences.
 * @throws WriterTrouble `withheld` when too little of it may.
 */
export async function* filterOutput(
  pieces: AsyncIterable<string>,
  _app: MinistryApp,
  _request: ComposeRequest,
): AsyncGenerator<string> {
  yield* pieces;
}
