/** Former app ids, in lower case, and what they are called now. */
const formerApps: { readonly [id: string]: string } = {
  'christian-ai-chatbot': 'bible-chat',
  'sermon-workshop': 'sermon-AI',
  'message-adapter': 'generational-communication',
  'small-group-assistant': 'ai-group-discussion-app',
  'childrens-ministry': 'Children-Bible-Stories',
};

/** The current path for a former name of a page or an app; undefined for any other path. */
export function formerPath(path: string): string | undefined {
  if (/^\/tools\/?$/.test(path)) return '/apps';
  const [, folder, id = ''] = /^\/(apps?)\/([^/]+)\/?$/.exec(path) ?? [];
  const now = formerApps[id.toLowerCase()];
  return folder && now ? `/${folder}/${now}` : undefined;
}
