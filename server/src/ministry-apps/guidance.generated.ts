// Made by `npm run apps` from the folders beside it. Do not edit.
import { guidance as budgetMealPlanner } from './budget-meal-planner/data/guidance.ts';
import { guidance as businessIdeaGenerator } from './business-idea-generator/data/guidance.ts';
import { guidance as debtCoach } from './debt-coach/data/guidance.ts';
import { guidance as foodPreservation } from './food-preservation/data/guidance.ts';
import { guidance as interviewCoach } from './interview-coach/data/guidance.ts';
import { guidance as resumeBuilder } from './resume-builder/data/guidance.ts';
import { guidance as techHelper } from './tech-helper/data/guidance.ts';

export const guidance = {
  'budget-meal-planner': budgetMealPlanner,
  'business-idea-generator': businessIdeaGenerator,
  'debt-coach': debtCoach,
  'food-preservation': foodPreservation,
  'interview-coach': interviewCoach,
  'resume-builder': resumeBuilder,
  'tech-helper': techHelper,
};
