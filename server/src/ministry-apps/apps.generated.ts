// Made by `npm run apps` from the folders beside it. Do not edit.
import { bibleChat } from './bible-chat/index.ts';
import bibleChatSample from './bible-chat/sample.json' with { type: 'json' };
import { debtCoach } from './debt-coach/index.ts';
import debtCoachSample from './debt-coach/sample.json' with { type: 'json' };
import { prayerGenerator } from './prayer-generator/index.ts';
import prayerGeneratorSample from './prayer-generator/sample.json' with { type: 'json' };
import { resumeBuilder } from './resume-builder/index.ts';
import resumeBuilderSample from './resume-builder/sample.json' with { type: 'json' };

export const apps = [bibleChat, debtCoach, prayerGenerator, resumeBuilder];

export const samples = [bibleChatSample, debtCoachSample, prayerGeneratorSample, resumeBuilderSample];
