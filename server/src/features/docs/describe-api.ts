import { z } from 'zod';
import type { Operation } from '../../platform/http/operation.ts';
import { schemaOf } from '../../platform/http/validate.ts';
import { operations } from './all-operations.ts';

/** A mounted handler as the router lists it. */
export interface MountedRoute {
  method: string;
  path: string;
  handler: object;
}

export type JsonSchema = { [key: string]: unknown };

/** One route with its description and request schemas. */
export interface DescribedRoute extends Operation {
  method: string;
  path: string;
  body?: JsonSchema;
  query?: JsonSchema;
}

const ours = /^\/(api|embed-api)\//;

/** The routes of the API in the order of their mounting; several handlers of one route are one entry. */
export function describeApi(mounted: readonly MountedRoute[]): DescribedRoute[] {
  const routes = new Map<string, DescribedRoute>();
  for (const { method, path, handler } of mounted) {
    const name = `${method} ${path}`;
    const operation = operations[name];
    if (method === 'ALL' || !ours.test(path) || !operation) continue;
    const route = routes.get(name) ?? { method, path, ...operation };
    const checked = schemaOf(handler);
    if (checked?.target === 'json') route.body = jsonSchema(checked.schema, 'input');
    if (checked?.target === 'query') route.query = jsonSchema(checked.schema, 'output');
    routes.set(name, route);
  }
  return [...routes.values()];
}

/** Mounted API routes without a description. */
export function undescribed(mounted: readonly MountedRoute[]): string[] {
  const names = mounted.filter(({ method, path }) => method !== 'ALL' && ours.test(path));
  return [...new Set(names.map(({ method, path }) => `${method} ${path}`))].filter((name) => !operations[name]);
}

// A query arrives as text and is described by its parsed type; a body by its input type.
function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
