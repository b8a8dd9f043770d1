import { useState } from 'react';
import { ApiError } from './api-error.ts';

/**
 * One form's sending: what it says while under way and what went wrong. `send` resolves to undefined when it failed;
 * what was typed stays where it is.
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
      setError(problem instanceof ApiError ? problem : new ApiError(0, { message: 'Network error' }));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, error, setError };
}
