import { type FrameMessage, type HostMessage, isHostMessage, isInit, PROTOCOL_VERSION } from '../../protocol/index.ts';

/** The connection to the page around the frame. Messages wait until it is open, and are dropped when there is no page. */
export interface HostLink {
  send(message: FrameMessage): void;
  /** Whether a page that speaks our protocol is around the frame; undefined while that is open. */
  readonly state: 'opening' | 'linked' | 'alone';
}

const EVERY = 250;
const PATIENCE = 3_000;

/** Says hello to the host page until it answers or three seconds have passed. */
export function openHostLink(onMessage: (message: HostMessage) => void, onAlone: () => void): HostLink {
  let port: MessagePort | undefined;
  let waiting: FrameMessage[] = [];
  const link = {
    state: 'opening' as HostLink['state'],
    send(message: FrameMessage) {
      if (port) port.postMessage(message);
      else if (link.state === 'opening') waiting.push(message);
    },
  };
  const alone = () => {
    clearInterval(again);
    link.state = 'alone';
    waiting = [];
    onAlone();
  };
  const hello = () => window.parent.postMessage({ lampstand: PROTOCOL_VERSION, type: 'hello' }, '*');
  const again = setInterval(hello, EVERY);
  const patience = setTimeout(alone, PATIENCE);
  if (window.parent === window) {
    clearTimeout(patience);
    alone();
    return link;
  }
  window.addEventListener('message', (event) => {
    if (port || link.state === 'alone' || event.source !== window.parent || !isInit(event.data)) return;
    port = event.ports[0];
    if (!port) return;
    clearInterval(again);
    clearTimeout(patience);
    link.state = 'linked';
    port.onmessage = ({ data }) => {
      if (isHostMessage(data)) onMessage(data);
    };
    for (const message of waiting) port.postMessage(message);
    waiting = [];
  });
  hello();
  return link;
}
