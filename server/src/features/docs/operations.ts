import type { Operation } from './operation.ts';
import { operationsForChurches } from './operations-for-churches.ts';
import { operationsForPeople } from './operations-for-people.ts';

/** Every route of the API by method and path; a route that is mounted and not here fails a test. */
export const operations: { readonly [route: string]: Operation } = { ...operationsForPeople, ...operationsForChurches };
