import * as z from 'zod/mini';

/** `seen`: an app in the church's colors. `live`: an app found on the church's website. `hidden`: the panel was closed. */
export const notedSteps = ['seen', 'live', 'hidden'] as const;
export type NotedStep = (typeof notedSteps)[number];

/** Body of `POST /api/church-admin/first-steps`: what the administrator's browser can say. */
export const NoteStep = z.object({ step: z.enum(['seen', 'hidden']) });
export type NoteStep = z.infer<typeof NoteStep>;

/** What a new church has done so far. */
export interface FirstSteps {
  seen: boolean;
  live: boolean;
  invited: boolean;
  hidden: boolean;
}
