import type { GuidanceTable } from '../app-kit/index.ts';
import { guidance } from './guidance.generated.ts';

/** The guidance of each app by the app's folder. `doctor` names the rows whose review day has passed. */
export const guidanceTables: { readonly [app: string]: GuidanceTable } = guidance;
