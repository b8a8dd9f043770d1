/** Downloads a blob under a file name. */
export function saveFile(content: Blob, download: string): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
