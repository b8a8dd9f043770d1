import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';

/** Which church a code is for, and the email of a personal one; `invite` is undefined while loading and without a code. */
export function useInvite(code: string | null) {
  const load = () => read(api.church.invite.$post({ json: { inviteCode: code ?? '' } }));
  const { data, error } = useSWR(code ? keys.invite(code) : null, load);
  return { invite: data?.invite, error };
}
