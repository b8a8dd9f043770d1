import type { Product } from '../tests/support/product.ts';

/** A visitor of the demo church who has opened an app. */
export interface Visitor {
  /** What the form holds before anyone touches it. */
  initial: Record<string, unknown>;
  token: string;
  /** One run, as JSON. */
  run<Answer>(body: object): Promise<Answer>;
}

/** Opens an app as a church page does. */
export async function visitorOf({ origin }: Product, app: string): Promise<Visitor> {
  const html = await (await fetch(`${origin}/embed/grace-chapel/${app}`)).text();
  const text = /id="lampstand-boot"[^>]*>([^<]+)</.exec(html)?.[1];
  if (!text) throw new Error('The frame document carries no boot data.');
  const boot = JSON.parse(text) as { token: string; manifest: { fields: { name: string; initial?: unknown }[] } };
  return {
    token: boot.token,
    initial: Object.fromEntries(
      boot.manifest.fields.flatMap(({ name, initial }) => (initial === undefined ? [] : [[name, initial]])),
    ),
    async run(body) {
      const answer = await fetch(`${origin}/embed-api/runs`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${boot.token}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`A run was refused: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
  };
}
