import { mount } from './embed-slots.ts';
import { guard } from './guard.ts';

/** Registers `<ministry-app church app>`. It also works inside a shadow root, where the page's observer does not see it. */
export function defineMinistryApp(): void {
  customElements.define(
    'ministry-app',
    class extends HTMLElement {
      connectedCallback() {
        this.style.display ||= 'block';
        guard(mount)(this);
      }
    },
  );
}
