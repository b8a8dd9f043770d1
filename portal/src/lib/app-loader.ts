/** The part of the loader's API that the portal uses. */
interface AppLoader {
  mount(
    place: HTMLElement,
    what: { church: string; app: string; title: string },
  ): Promise<{ token: (token: string) => void; fill: (input: object) => void; unmount: () => void }>;
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
  /** Token of the signed-in person. It is sent over the frame's port, never in its URL. */
  token: string;
}

/** Mounts an app for a signed-in person once the loader is ready. Returns an unmount function. */
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

/** Fills the form of an app that is in the page with an example, and moves the focus there. */
export function fillApp(place: HTMLElement, input: object): void {
  const [church = '', app = '', title = ''] = ['church', 'app', 'data-title'].map(
    (name) => place.getAttribute(name) ?? '',
  );
  const fill = async () => {
    await customElements.whenDefined('ministry-app');
    const mounted = await window.Lampstand?.mount(place, { church, app, title });
    mounted?.fill(input);
    place.querySelector('iframe')?.focus({ preventScroll: true });
  };
  place.scrollIntoView({ block: 'start' });
  // The loader hides a frame until its app is ready.
  if (place.querySelector('iframe')?.style.visibility === '') void fill();
  else place.addEventListener('lampstand:ready', () => void fill(), { once: true });
}
