import type { AccountExport } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { saveFile } from './save-file.ts';

/** Everything that the server stores about the signed-in person; `records` is undefined while loading. */
export function useOwnRecords(signedIn: boolean) {
  const { data, error, mutate } = useSWR(signedIn ? keys.ownRecords() : null, async () => JSON.parse(await readFile()));
  const records: AccountExport | undefined = data;
  return { records, error, retry: () => void mutate() };
}

/** Fetches the file anew and hands it to the browser under the name that the server gives it. */
export async function saveOwnRecords(): Promise<void> {
  let name = '';
  const text = await readFile((headers) => {
    name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'lampstand-data.json';
  });
  // Throws when the connection broke in the middle: half a file is not handed over.
  JSON.parse(text);
  saveFile(new Blob([text], { type: 'application/json' }), name);
}

const readFile = (onHeaders: (headers: Headers) => void = () => {}) =>
  read(
    api.user.export.$get().then((response) => {
      onHeaders(response.headers);
      // The answer is a file: its text is what is wanted, its error body what `read` explains.
      return response.ok
        ? { ok: true, status: response.status, json: () => response.text() }
        : (response as typeof response & { json: () => Promise<string> });
    }),
  );
