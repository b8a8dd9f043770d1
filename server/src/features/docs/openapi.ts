import { statusOf } from '../../platform/http/app-error.ts';
import type { DescribedRoute, JsonSchema } from './describe-api.ts';

const text = { type: 'string' };
const errorBody: JsonSchema = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { ...text, description: 'For people. It says what to do.' },
    code: { ...text, enum: Object.keys(statusOf), description: 'For programs.' },
    requestId: { ...text, description: 'Names this request in the log of the server.' },
    field: { ...text, description: 'Which field was wrong.' },
    issues: { type: 'array', items: { type: 'object' }, description: 'Every field that was wrong.' },
  },
};
const failures = { 400: 'Something in the request is wrong.', 429: 'Too many at once; see Retry-After.' };

/** The API as OpenAPI 3.1. `origin` is where it is served. */
export function openApi(routes: readonly DescribedRoute[], origin: string) {
  const paths: { [path: string]: { [method: string]: object } } = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(route);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lampstand',
      version: '1',
      description: 'Ministry apps for church websites, and the pages where churches manage them.',
    },
    servers: [{ url: origin }],
    paths,
    components: {
      schemas: { Error: errorBody },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'sessionId, as login answers it.' },
        forgeryToken: {
          type: 'apiKey',
          in: 'header',
          name: 'x-csrf-token',
          description: 'From /api/csrf-token; with every write.',
        },
        embedToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token in the document of a frame; good for ten minutes.',
        },
      },
    },
  };
}

function operationOf({ method, path, group, does, who, answers: [status, body], ...route }: DescribedRoute) {
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text }));
  return {
    tags: [group],
    operationId: operationId(method, path),
    summary: does,
    description: `For ${who}.`,
    security: securityOf(method, path, who),
    parameters: [...params, ...queryParameters(route.query)],
    ...(route.body ? { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } } : {}),
    responses: {
      [status]: { description: body || 'Done; there is no body.' },
      ...Object.fromEntries(
        Object.entries({ ...failures, ...refusals(who) }).map(([code, description]) => [
          code,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
    },
  };
}

function refusals(who: DescribedRoute['who']): Record<number, string> {
  if (who === 'anyone') return {};
  const unknown = { 401: 'Not logged in, or the session or token has ended.' };
  if (who !== 'administrators of the church') return unknown;
  return { ...unknown, 403: 'Only administrators can do this.', 404: 'Not there, or another church’s.' };
}

function securityOf(method: string, path: string, who: DescribedRoute['who']): object[] {
  if (path.startsWith('/embed-api/')) return [{ embedToken: [] }];
  const identity = who === 'anyone' ? {} : { session: [] };
  return [method === 'GET' ? identity : { ...identity, forgeryToken: [] }];
}

function queryParameters(query: JsonSchema = {}): object[] {
  return Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
}

const operationId = (method: string, path: string) =>
  `${method.toLowerCase()}${path.replace(/^\/(api\/)?/, '/').replace(/[/:-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
