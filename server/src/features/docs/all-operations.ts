import type { Operations } from '../../platform/http/operation.ts';
import { operations as accounts } from '../accounts/operations.ts';
import { operations as apps } from '../apps/operations.ts';
import { operations as blog } from '../blog/operations.ts';
import { operations as budgets } from '../budgets/operations.ts';
import { operations as careRequests } from '../care-requests/operations.ts';
import { operations as contactMessages } from '../contact-messages/operations.ts';
import { operations as context } from '../context/operations.ts';
import { operations as directory } from '../directory/operations.ts';
import { operations as embeds } from '../embeds/operations.ts';
import { operations as exports } from '../exports/operations.ts';
import { operations as firstSteps } from '../first-steps/operations.ts';
import { operations as frames } from '../frames/operations.ts';
import { operations as installationCheck } from '../installation-check/operations.ts';
import { operations as invitations } from '../invitations/operations.ts';
import { operations as joinCodes } from '../join-codes/operations.ts';
import { operations as members } from '../members/operations.ts';
import { operations as portal } from '../portal/operations.ts';
import { operations as previews } from '../previews/operations.ts';
import { operations as privacy } from '../privacy/operations.ts';
import { operations as retention } from '../retention/operations.ts';
import { operations as runs } from '../runs/operations.ts';
import { operations as scripture } from '../scripture/operations.ts';
import { operations as signup } from '../signup/operations.ts';
import { operations as subscriptions } from '../subscriptions/operations.ts';
import { operations as trust } from '../trust/operations.ts';
import { operations as usage } from '../usage/operations.ts';
import { operations as voice } from '../voice/operations.ts';
import { operations as websites } from '../websites/operations.ts';
import { operations as docs } from './operations.ts';

/** Every route of the API by method and path. A test fails when a mounted route is missing here. */
export const operations: Operations = {
  ...accounts,
  ...apps,
  ...blog,
  ...budgets,
  ...careRequests,
  ...contactMessages,
  ...context,
  ...directory,
  ...docs,
  ...embeds,
  ...exports,
  ...firstSteps,
  ...frames,
  ...installationCheck,
  ...invitations,
  ...joinCodes,
  ...members,
  ...portal,
  ...previews,
  ...privacy,
  ...retention,
  ...runs,
  ...scripture,
  ...signup,
  ...subscriptions,
  ...trust,
  ...usage,
  ...voice,
  ...websites,
};
