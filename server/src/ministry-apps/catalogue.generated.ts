// Made by `npm run apps` from the folders beside it. Do not edit.
import { catalogue as aiBibleApp } from './ai-bible-app/catalogue.ts';
import { catalogue as aiBibleStudy } from './ai-bible-study/catalogue.ts';
import { catalogue as aiGroupDiscussionApp } from './ai-group-discussion-app/catalogue.ts';
import { catalogue as bibleChat } from './bible-chat/catalogue.ts';
import { catalogue as budgetMealPlanner } from './budget-meal-planner/catalogue.ts';
import { catalogue as businessIdeaGenerator } from './business-idea-generator/catalogue.ts';
import { catalogue as childrenBibleStories } from './children-bible-stories/catalogue.ts';
import { catalogue as churchAssistancePrograms } from './church-assistance-programs/catalogue.ts';
import { catalogue as churchMissionIdeas } from './church-mission-ideas/catalogue.ts';
import { catalogue as debtCoach } from './debt-coach/catalogue.ts';
import { catalogue as easyFundraising } from './easy-fundraising/catalogue.ts';
import { catalogue as eulogyGenerator } from './eulogy-generator/catalogue.ts';
import { catalogue as foodPreservation } from './food-preservation/catalogue.ts';
import { catalogue as generationalCommunication } from './generational-communication/catalogue.ts';
import { catalogue as interviewCoach } from './interview-coach/catalogue.ts';
import { catalogue as nonprofitGrants } from './nonprofit-grants/catalogue.ts';
import { catalogue as prayerGenerator } from './prayer-generator/catalogue.ts';
import { catalogue as resumeBuilder } from './resume-builder/catalogue.ts';
import { catalogue as sermonAi } from './sermon-ai/catalogue.ts';
import { catalogue as techHelper } from './tech-helper/catalogue.ts';
import { catalogue as volunteerManager } from './volunteer-manager/catalogue.ts';
import { catalogue as womensMinistry } from './womens-ministry/catalogue.ts';

export const catalogues = [
  aiBibleApp,
  aiBibleStudy,
  aiGroupDiscussionApp,
  bibleChat,
  budgetMealPlanner,
  businessIdeaGenerator,
  childrenBibleStories,
  churchAssistancePrograms,
  churchMissionIdeas,
  debtCoach,
  easyFundraising,
  eulogyGenerator,
  foodPreservation,
  generationalCommunication,
  interviewCoach,
  nonprofitGrants,
  prayerGenerator,
  resumeBuilder,
  sermonAi,
  techHelper,
  volunteerManager,
  womensMinistry,
];
