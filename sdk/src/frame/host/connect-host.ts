import { HARMLESS_PAGE, type HostMessage } from '../../protocol/index.ts';
import { applyLook } from './apply-look.ts';
import { type HostLink, openHostLink } from './host-link.ts';
import { watchHeight } from './watch-height.ts';
import { wordpressHeight, wordpressSecret } from './wordpress.ts';

export interface HostConnection {
  send: HostLink['send'];
  /** Reports the height again, also when it is the same. */
  measure: () => void;
  /** WordPress made the frame by itself, in a sandbox that neither prints nor downloads. */
  restricted: boolean;
  /** Whether our loader is around the frame. */
  linked: () => boolean;
  /** Goes to a harmless page: the loader's page does, or the frame where it is the whole page, or a new tab. */
  leave: () => void;
}

/** Connects a frame with the page around it: the loader's, WordPress', or none. */
export function connectHost(
  root: HTMLElement,
  theme: 'light' | 'dark' | 'auto',
  onMessage: (message: HostMessage) => void,
): HostConnection {
  const page = document.documentElement;
  const link = openHostLink(
    (message) => {
      onMessage(message);
      applyLook(page, message.look, theme);
    },
    // The background behind the frame is unknown: a sheet of our own is always readable.
    () => {
      page.dataset.ground = 'sheet';
    },
  );
  const secret = wordpressSecret(location.hash);
  const wordpress = secret ? wordpressHeight(secret) : undefined;
  const measure = watchHeight(root, (value) => {
    link.send({ type: 'height', value });
    wordpress?.(value);
  });
  return {
    send: link.send,
    measure,
    restricted: secret !== undefined,
    linked: () => link.state === 'linked',
    leave() {
      if (link.state === 'linked') link.send({ type: 'leave' });
      else if (window.parent === window) location.replace(HARMLESS_PAGE);
      else window.open(HARMLESS_PAGE, '_blank', 'noopener');
    },
  };
}
