import { Hono } from 'hono';
import { validate } from '../../platform/http/validate.ts';
import { Signup } from '../accounts/contract.ts';
import { anybody, type PortalEnv, throttled } from '../accounts/index.ts';
import { signUp } from './sign-up.ts';

/** Mounted at /api/auth. */
export const signupRoutes = new Hono<PortalEnv>().post(
  '/signup',
  throttled,
  anybody,
  validate('json', Signup),
  async (c) => c.json(await signUp(c.var.ctx, c.req.valid('json')), 201),
);
