import type { Frame, Page } from 'playwright-core';
import { appFrames } from './embed-page.ts';

/** The first frame of ours in a page. @throws when there is none. */
export function appFrame(page: Page): Frame {
  const [frame] = appFrames(page);
  if (!frame) throw new Error('There is no app in this page.');
  return frame;
}

/**
 * Tries everything that a sandbox must deny and returns, by attempt, the value or the error's name.
 * Runs in the document.
 */
export async function tryEverything(): Promise<{ [what: string]: string }> {
  const attempts: { [what: string]: () => unknown } = {
    origin: () => self.origin,
    'local storage': () => localStorage.length,
    'session storage': () => sessionStorage.length,
    'reading cookies': () => document.cookie,
    'setting a cookie': () => {
      // biome-ignore lint/suspicious/noDocumentCookie: the attempt is what is tested
      document.cookie = 'a=b';
    },
    'a database': () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('a');
        opening.onsuccess = () => resolve('open');
        opening.onerror = () => reject(opening.error);
      }),
    'a service worker': () => navigator.serviceWorker.register('/embed.js'),
    caches: () => caches.open('a'),
    "the parent's document": () => window.parent.document.title,
    "the top window's address": () => window.top?.location.href,
  };
  const found: { [what: string]: string } = {};
  for (const [what, attempt] of Object.entries(attempts)) {
    try {
      found[what] = String(await attempt());
    } catch (error) {
      found[what] = error instanceof Error || error instanceof DOMException ? error.name : String(error);
    }
  }
  return found;
}

/** The result of work in a frame; undefined when the frame was replaced meanwhile. */
export async function unlessGone<T>(frame: Frame, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (thrown) {
    if (frame.isDetached()) return undefined;
    throw thrown;
  }
}
