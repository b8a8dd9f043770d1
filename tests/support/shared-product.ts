import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { awaitMail, type CaughtMail, readMails } from './mail-catcher.ts';
import { type Product, type ProductAddress, startProduct } from './product.ts';

/** The run's one product. No one changes its demo church: a file that changes a church makes one of its own. */
export const product: ProductAddress = inject('product');

/** A product with an environment of its own, started from the prepared data folder. */
export async function startOwnProduct(env: Record<string, string>): Promise<Product> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lampstand-own-'));
  cpSync(inject('preparedData'), DATA_DIR, { recursive: true });
  const own = await startProduct({ ...env, DATA_DIR });
  return {
    ...own,
    async close() {
      await own.close();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** Emails of the shared product to these addresses so far. */
export const mailsTo = (...recipients: string[]): Promise<CaughtMail[]> => readMails(inject('mailbox'), ...recipients);

/** The newest email of the shared product to an address, as soon as its subject matches. */
export const waitForMail = (to: string, subject: RegExp): Promise<CaughtMail> =>
  awaitMail(inject('mailbox'), to, subject);
