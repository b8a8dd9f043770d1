import { type ComponentPropsWithoutRef, createElement, useEffect } from 'react';

export interface MinistryAppProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The church's slug, e.g. `grace-chapel`. */
  church: string;
  /** App id, e.g. `prayer-generator`. */
  app: string;
  /** Where Lampstand runs, e.g. `https://lampstand.example`. */
  origin: string;
  /** `popup`, `float` and `page` put the app behind a button. */
  mode?: 'inline' | 'popup' | 'float' | 'page';
  /** Words on that button. */
  label?: string;
  /** Layer of the button of a `float`. */
  z?: number;
  /** Language of the frame, before that of the page. */
  lang?: 'en' | 'es';
}

/**
 * A ministry app in a React site. Renders `<ministry-app>`, also on the server, and adds the loader to the page once.
 * Give it a `minHeight` style of the app's height, and nothing moves while it loads.
 *
 * @example
 * <MinistryApp church="grace-chapel" app="prayer-generator" origin="https://lampstand.example" style={{ display: 'block', minHeight: 760 }} />
 */
export function MinistryApp({ church, app, origin, className, ...rest }: MinistryAppProps) {
  useEffect(() => loadOnce(`${origin}/embed.js`), [origin]);
  // What is in the element is the loader's, and it may be there before React comes: an empty text keeps React out of it.
  const untouched = { children: '', suppressHydrationWarning: true };
  // Whatever else is given, settings too, becomes an attribute of the element; `class` by its own name works on a custom element in every version of React.
  return createElement('ministry-app', { church, app, class: className, ...rest, ...untouched });
}

function loadOnce(address: string): void {
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
