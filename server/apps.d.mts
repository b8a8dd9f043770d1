export function generatedFiles(): { [path: string]: string };
