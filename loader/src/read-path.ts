/** Reads one setting of a place: `data-…`, or the bare name on `<ministry-app>`; empty when it is missing. */
export function read(element: Element, name: string): string {
  return element.getAttribute(`data-${name}`) || element.getAttribute(name) || '';
}

/** Reads what a place asks for, `church/app`, not yet checked. */
export function readPath(element: Element): string {
  return `${read(element, 'church')}/${read(element, 'app')}`;
}
