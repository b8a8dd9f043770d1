declare module '*.md?article' {
  /** The file's first heading. */
  export const title: string;
  const article: import('@lampstand/server/contracts').Article;
  export default article;
}
