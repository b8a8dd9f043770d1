import { type FrameMessage, isFrameMessage, PROTOCOL_VERSION } from '@lampstand/sdk/protocol';
import { guard } from './guard.ts';

/** Answers a frame's hello: hands it one end of a new channel and returns the other, on which valid messages are heard. */
export function openChannel(frame: Window, hear: (message: FrameMessage) => void): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = guard(({ data }: MessageEvent) => {
    if (isFrameMessage(data)) hear(data);
  });
  frame.postMessage({ lampstand: PROTOCOL_VERSION, type: 'init' }, '*', [port2]);
  return port1;
}
