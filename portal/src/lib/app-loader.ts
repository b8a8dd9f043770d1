/** What the public loader gives to a page's scripts, as far as the portal uses it. */
interface AppLoader {
  mount(
    place: HTMLElement,
    what: { church: string; app: string; title: string },
  ): Promise<{ token: (token: string) => void; unmount: () => void }>;
}

declare global {
  interface Window {
    Lampstand?: AppLoader;
  }
}

interface Wanted {
  church: string;
  app: string;
  title: string;
  /** Speaks for the person; goes over the frame's own line, never through its address. */
  token: string;
}

/** Shows an app in a place for somebody signed in, as soon as the loader is there. Returns how to take it away. */
export function showApp(place: HTMLElement, { token, ...what }: Wanted): () => void {
  let gone = false;
  const loaded = customElements.whenDefined('ministry-app');
  const shown = loaded.then(() => (gone ? undefined : window.Lampstand?.mount(place, what)));
  void shown.then((app) => app?.token(token));
  return () => {
    gone = true;
    void shown.then((app) => app?.unmount());
  };
}
