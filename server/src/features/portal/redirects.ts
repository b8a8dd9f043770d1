import { listApps } from '../apps/index.ts';
import { formerPath } from './former-path.ts';
import { matchPath } from './match-path.ts';

/** The current path for an old one: a former name, a trailing slash, or an app id in other letter case. */
export function movedTo(path: string): string | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const there = formerPath(bare) ?? spelled(bare);
  return there !== path && matchPath(there) ? there : undefined;
}

function spelled(path: string): string {
  const [, folder, id = ''] = /^\/(apps?)\/([^/]+)$/.exec(path) ?? [];
  if (!folder) return path;
  const app = listApps().find((one) => one.id.toLowerCase() === id.toLowerCase());
  return app ? `/${folder}/${app.id}` : path;
}
