/** The frame's two style sheets, minified. */
export function frameStyles(): { frame: string; result: string };
