/** Moves focus to the page's heading, so that screen readers say where one is. The loading screen keeps it until then. */
export function focusPage(): void {
  const main = document.querySelector('main');
  const heading = main?.getAttribute('aria-busy') === 'true' ? null : main?.querySelector<HTMLElement>('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}
