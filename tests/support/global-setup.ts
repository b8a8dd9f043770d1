import type { TestProject } from 'vitest/node';
import { installBrowsers } from './install-browsers.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { freePort, type Product, type ProductAddress, prepareDataFolder, startProduct } from './product.ts';
import { raisedLimits } from './raised-limits.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product that all files share. */
    product: ProductAddress;
    /** A data folder with the migrations, the Bible text and the demo church, to copy. */
    preparedData: string;
    /** Where the emails of the shared product can be read. */
    mailbox: string;
    /** VOLUNTEER_ORIGIN of the shared product; nothing listens there until a test does. */
    volunteerOrigin: string;
  }
}

/** Installs the browsers that are missing, then starts one product for the run, with a mail server beside it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  installBrowsers();
  const mail: MailCatcher = await startMailCatcher();
  const volunteerOrigin = `http://127.0.0.1:${await freePort()}`;
  const product: Product = await startProduct({
    LIMITS: raisedLimits,
    SMTP_URL: mail.url,
    VOLUNTEER_ORIGIN: volunteerOrigin,
  });
  const prepared = await prepareDataFolder(product);
  const { origin, church, dataDir } = product;
  project.provide('product', { origin, church, dataDir });
  project.provide('preparedData', prepared.folder);
  project.provide('mailbox', mail.mailbox);
  project.provide('volunteerOrigin', volunteerOrigin);
  return async () => {
    await product.close();
    await mail.close();
    prepared.remove();
  };
}
