import { createElement } from './create-element.ts';
import type { Settings } from './read-settings.ts';

/**
 * Puts a button and the modal dialog that it opens into an element, and returns the box in the dialog where the app goes;
 * undefined for a mode that waits for nothing. The browser gives a modal dialog Esc, the focus and its return.
 */
export function makeDialog(
  element: HTMLElement,
  [, , title, mode, label, z]: Settings,
  close: string,
  emit: (type: string) => void,
): HTMLElement | undefined {
  const edge = 'max(16px,env(safe-area-inset-bottom))';
  // Where a line of text ends: the left corner on a page from right to left.
  const corner = `inset-block:auto ${edge};inset-inline:auto ${edge};`;
  const shapes: { [mode: string]: string } = {
    popup: 'width:720px',
    float: `width:400px;margin:0;${corner}`,
    page: 'min-width:100%;min-height:100%',
  };
  const shape = shapes[mode];
  if (!shape) return;
  const button = (textContent: string, style: string) =>
    createElement('button', {
      type: 'button',
      textContent,
      style: `padding:16px;border:0;font:inherit;${style}`,
    });
  const opener = button(
    label || title,
    `background:CanvasText;color:Canvas;${mode === 'float' && `position:fixed;z-index:${z || 99};${corner}`}`,
  );
  const closer = button(
    close,
    'padding-top:max(16px,env(safe-area-inset-top));width:100%;position:sticky;top:0;z-index:1;background:Canvas',
  );
  const dialog = createElement('dialog', {
    ariaLabel: title,
    style: `padding:0;border:0;outline:100vmax solid #0006;${shape}`,
  });
  const box = createElement('div', { style: 'padding:0 16px 16px' });
  opener.ariaHasPopup = 'dialog';
  opener.onclick = () => dialog.showModal();
  // What is not in the box is the button, or the page around the dialog.
  dialog.onclick = ({ target }) => box.contains(target as Node) || dialog.close();
  // The states are called open and closed, our events open and close.
  dialog.ontoggle = (event) => emit((event as ToggleEvent).newState.slice(0, 5));
  dialog.append(closer, box);
  element.replaceChildren(opener, dialog);
  return box;
}
