/** Saves what was made or fetched under a name, as a download of the browser. */
export function saveFile(content: Blob, download: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
