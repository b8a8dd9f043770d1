import { afterAll } from 'vitest';
import { closeContexts } from './chromium.ts';

afterAll(closeContexts);
