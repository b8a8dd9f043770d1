/** Bundles entry points into a folder. Packages from npm stay outside; our own workspaces are built in. */
export function bundle(entryPoints: readonly (string | { in: string; out: string })[], outdir: string): Promise<void>;
