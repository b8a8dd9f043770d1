/** One server-sent event: its name and its data lines joined. */
export interface StreamEvent {
  type: string;
  data: string;
}

/** A parser of `text/event-stream`: feed it pieces of text as they come. Comments and unknown fields are skipped. */
export function readEvents(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  let type = 'message';
  let data: string[] = [];
  return (piece) => {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const raw of lines) {
      const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      if (!line) {
        if (data.length > 0) onEvent({ type, data: data.join('\n') });
        type = 'message';
        data = [];
      } else {
        const colon = line.indexOf(':');
        const value = line.slice(colon + 1).replace(/^ /, '');
        if (line.slice(0, colon) === 'event') type = value;
        if (line.slice(0, colon) === 'data') data.push(value);
      }
    }
  };
}
