import { applyRunEvent, emptyRun, type RunEvent, type RunRequest, type RunState } from '../../app/index.ts';
import type { Api } from '../api.ts';
import { Failure } from '../failure.ts';

/**
 * Streams one run and reports its state after each event. Resolves with the last state, also when the person stopped it.
 * Throws a `Failure` when the run failed; what had arrived was reported before.
 */
export async function streamRun(
  api: Api,
  request: RunRequest,
  signal: AbortSignal,
  onState: (state: RunState) => void,
  onProof: () => void,
): Promise<RunState> {
  let state = emptyRun();
  let failure: Failure | undefined;
  try {
    const take = (event: RunEvent) => {
      if (signal.aborted) return;
      state = applyRunEvent(state, event);
      if (event.type === 'error') failure = new Failure(event.code, event.message, event.retryAfterSeconds);
      onState(state);
    };
    await api.run(request, signal, take, onProof);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  if (failure) throw failure;
  if (state.status === 'running' && !signal.aborted) throw new Failure('interrupted');
  return state;
}
