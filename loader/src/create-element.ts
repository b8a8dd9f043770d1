/** Makes an element. A style set as a property is allowed where a strict policy forbids style attributes. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: { [name: string]: string },
): HTMLElementTagNameMap[K];
export function createElement(tag: string, properties: { [name: string]: string }): HTMLElement;
export function createElement(tag: string, properties: { [name: string]: string }): HTMLElement {
  return Object.assign(document.createElement(tag), properties);
}
