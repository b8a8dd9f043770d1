// What the view and the frame import from `react`, answered by Preact. See docs/decisions/002-react-names-in-the-frame.md.
export { createElement, Fragment } from 'preact';
export { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
