import { listApps } from '../apps/index.ts';
import { matchPath } from './match-path.ts';

/** Former app ids, in lower case. */
const formerApps: { readonly [id: string]: string } = {
  'christian-ai-chatbot': 'bible-chat',
  'sermon-workshop': 'sermon-AI',
  'message-adapter': 'generational-communication',
  'small-group-assistant': 'ai-group-discussion-app',
  'childrens-ministry': 'Children-Bible-Stories',
};

/** The current path for an old one: a former name, a trailing slash, or an app id in other letter case. */
export function movedTo(path: string): string | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const there = bare === '/tools' ? '/apps' : spelled(bare);
  return there !== path && matchPath(there) ? there : undefined;
}

function spelled(path: string): string {
  const [, folder, id = ''] = /^\/(apps?)\/([^/]+)$/.exec(path) ?? [];
  if (!folder) return path;
  const wanted = formerApps[id.toLowerCase()] ?? id;
  const app = listApps().find((one) => one.id.toLowerCase() === wanted.toLowerCase());
  return app ? `/${folder}/${app.id}` : path;
}
