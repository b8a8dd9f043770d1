import { callout, section } from '../../../app-kit/index.ts';
import { churchContacts, contactsOf } from '../../../care/index.ts';
import type { Answer } from '../answer.ts';
import type { AnswerRequest } from '../answer-request.ts';
import { unanswered } from '../data/unanswered.ts';
import { words } from '../texts.en.ts';
import type { Route } from '../understanding/routes.ts';
import { isRemark } from '../understanding/unprepared.ts';
import { answerOf, answerSection } from './sections.ts';

/** Says that there is no answer, and lists who to talk to. Every word is prepared; no model writes. */
export async function planUnanswered(
  { lang, calm }: Extract<Route, { kind: 'unanswered' }>,
  { church, length, message }: AnswerRequest,
): Promise<Answer> {
  if (calm) {
    const said = isRemark(message) ? words.unanswered.told : words.unanswered.calm;
    const contacts = churchContacts(church, lang);
    return answerOf({
      title: words.unanswered.title,
      sections: [
        answerSection(
          length,
          contacts.length > 0 ? [callout('info', words.topic.talk(church.name), { contacts })] : [],
        ),
      ],
      suggestions: [...calm],
      prose: {
        kind: 'written',
        text: calm.length > 0 ? `${said} ${words.unanswered.choose}` : said,
      },
    });
  }
  const { answer, title, person } = unanswered[lang];
  const contacts = [
    ...contactsOf('emergency', lang),
    ...contactsOf('lifeline', lang).slice(0, 2),
    ...churchContacts(church, lang),
  ];
  return answerOf({
    title: words.unanswered.title,
    sections: [
      section(
        'answer',
        'Answer',
        [
          { type: 'prose', lang, text: answer },
          { ...callout('info', person, { title, contacts }), lang },
        ],
        {
          bare: true,
        },
      ),
    ],
    suggestions: [],
    prose: { kind: 'unanswered' },
  });
}
