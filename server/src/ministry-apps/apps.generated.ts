// Made by `npm run apps` from the folders beside it. Do not edit.
import { bibleChat } from './bible-chat/index.ts';
import bibleChatSample from './bible-chat/sample.json' with { type: 'json' };
import { budgetMealPlanner } from './budget-meal-planner/index.ts';
import budgetMealPlannerSample from './budget-meal-planner/sample.json' with { type: 'json' };
import { businessIdeaGenerator } from './business-idea-generator/index.ts';
import businessIdeaGeneratorSample from './business-idea-generator/sample.json' with { type: 'json' };
import { debtCoach } from './debt-coach/index.ts';
import debtCoachSample from './debt-coach/sample.json' with { type: 'json' };
import { foodPreservation } from './food-preservation/index.ts';
import foodPreservationSample from './food-preservation/sample.json' with { type: 'json' };
import { interviewCoach } from './interview-coach/index.ts';
import interviewCoachSample from './interview-coach/sample.json' with { type: 'json' };
import { prayerGenerator } from './prayer-generator/index.ts';
import prayerGeneratorSample from './prayer-generator/sample.json' with { type: 'json' };
import { resumeBuilder } from './resume-builder/index.ts';
import resumeBuilderSample from './resume-builder/sample.json' with { type: 'json' };
import { techHelper } from './tech-helper/index.ts';
import techHelperSample from './tech-helper/sample.json' with { type: 'json' };

export const apps = [
  bibleChat,
  budgetMealPlanner,
  businessIdeaGenerator,
  debtCoach,
  foodPreservation,
  interviewCoach,
  prayerGenerator,
  resumeBuilder,
  techHelper,
];

export const samples = [
  bibleChatSample,
  budgetMealPlannerSample,
  businessIdeaGeneratorSample,
  debtCoachSample,
  foodPreservationSample,
  interviewCoachSample,
  prayerGeneratorSample,
  resumeBuilderSample,
  techHelperSample,
];
