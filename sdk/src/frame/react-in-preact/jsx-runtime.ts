import { createElement, Fragment, type VNode } from 'preact';

type Props = Record<string, unknown>;

/** What the compiler writes for an element: children are among the props, the key is apart. */
export function jsx(type: Parameters<typeof createElement>[0], props: Props, key?: string): VNode {
  return createElement(type, key === undefined ? props : { ...props, key });
}

export { Fragment, jsx as jsxs };
