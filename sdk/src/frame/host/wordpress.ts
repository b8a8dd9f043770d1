/** The secret of a frame that WordPress has embedded by itself: `#?secret=…` in its address. */
export function wordpressSecret(hash: string): string | undefined {
  return /[#?&]secret=([\w-]{1,64})/.exec(hash)?.[1];
}

/** Sends WordPress the height in its own message format, again whenever it says that it is ready. */
export function wordpressHeight(secret: string): (height: number) => void {
  let last = 0;
  const post = () => window.parent.postMessage({ message: 'height', value: last, secret }, '*');
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.message === 'ready' && data.secret === secret) post();
  });
  return (height) => {
    last = height;
    post();
  };
}
