/** A file name made from a title: ASCII letters, digits and hyphens, at most 60 characters, never empty or hidden. */
export function fileName(title: string, extension: 'docx' | 'csv' | 'ics'): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'document'}.${extension}`;
}
