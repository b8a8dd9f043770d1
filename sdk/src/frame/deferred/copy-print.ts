import { type AsOfWords, documentText, type ResultDocument } from '../../app/index.ts';

/** Puts a document on the clipboard as text; false when that is not allowed here. */
export function copyDocument(document: ResultDocument, words: AsOfWords, lang: string): Promise<boolean> {
  return copyText(documentText(document, words, lang));
}

/** Puts a text on the clipboard; false when neither the new way nor the old one is allowed here. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// Works on a click in every engine without any permission, but needs a selected element.
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const done = document.execCommand?.('copy') ?? false;
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

/** Opens the print dialog; false when the sandbox ignores the call. */
export function printPage(): boolean {
  let opened = false;
  const note = () => {
    opened = true;
  };
  window.addEventListener('beforeprint', note, { once: true });
  window.print();
  window.removeEventListener('beforeprint', note);
  return opened;
}
