import { useState } from 'react';
import { ApiError } from './api-error.ts';

/**
 * Submits a form and keeps its busy state and error. `send` resolves to undefined when it failed;
 * the form keeps its input.
 */
export function useSubmit<Input, Answer>(work: (input: Input) => Promise<Answer>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | undefined>();
  const send = async (input: Input): Promise<Answer | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    setError(undefined);
    try {
      return await work(input);
    } catch (problem) {
      setError(problem instanceof ApiError ? problem : new ApiError(0, { message: 'Network error', code: 'network' }));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, error, setError };
}
