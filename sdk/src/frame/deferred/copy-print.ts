/** Puts a text on the clipboard; false when neither the new way nor the old one is allowed here. */
export async function copyText(text: string): Promise<boolean> {
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
