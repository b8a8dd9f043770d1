import type { AccountExport } from '@lampstand/server/contracts';
import useSWR from 'swr';
import { api, read } from './api.ts';
import { keys } from './keys.ts';
import { saveFile } from './save-file.ts';

/** All data that the server stores about the signed-in person; `records` is undefined while loading. */
export function useOwnRecords(signedIn: boolean) {
  const { data, error, mutate } = useSWR(signedIn ? keys.ownRecords() : null, async () => JSON.parse(await readFile()));
  const records: AccountExport | undefined = data;
  return { records, error, retry: () => void mutate() };
}

/** Downloads the file under the server's file name. */
export async function saveOwnRecords(): Promise<void> {
  let name = '';
  const text = await readFile((headers) => {
    name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'lampstand-data.json';
  });
  // Throws when the connection broke, so that no partial file is saved.
  JSON.parse(text);
  saveFile(new Blob([text], { type: 'application/json' }), name);
}

const readFile = (onHeaders: (headers: Headers) => void = () => {}) =>
  read(
    api.user.export.$get().then((response) => {
      onHeaders(response.headers);
      // The response is a file; `read` only explains its error body.
      return response.ok
        ? { ok: true, status: response.status, json: () => response.text() }
        : (response as typeof response & { json: () => Promise<string> });
    }),
  );
