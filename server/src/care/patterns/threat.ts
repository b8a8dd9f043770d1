import type { CarePatterns } from './care-patterns.ts';

const target =
  '(him|her|them|someone|somebody|people|everyone|everybody|all of them|those people|these people|that (man|woman|guy|girl|boy|person|bastard)|(my|our|his|her|the) (\\S+ )?({partner}|{parent}|{child}|{trusted}|boss|coworkers?|roommate|neighbors?|family|manager|landlord|rapist|abuser|mother in law|father in law|brother in law|classmates?|bully|bullies|baby))';
const harm = '(kill|murder|shoot|stab|strangle|choke|smother|suffocate|poison|hurt|beat|run over|burn)';
const harming =
  '(killing|murdering|shooting|stabbing|strangling|choking|smothering|suffocating|hurting|shaking|burning|running over)';

/** The writer may hurt someone, or knows of someone who may. */
export const threat: CarePatterns = {
  kind: 'threat',
  idioms: [
    `(could|going to|want to|will|might|am about to|would) (\\S+ )?(kill|strangle|murder|choke) ${target} (if|when|for|because) (he|she|they|i|leaving|forgetting|eating|being late|one more)`,
    'dressed to kill',
    '(kill|killing|murder) (it|time|two birds|the (mood|vibe|lights))',
    'matar (el|un) (tiempo|rato|hambre|aburrimiento|gusanillo)',
    '(kill|beat) (him|her|them) (at|in) (chess|checkers|cards|tennis|basketball|soccer|golf|the game|a game)',
    '(hurt|hurting) (his|her|their|my \\S+) (feelings|heart)',
    'kill (him|her|them) with kindness',
    '(beat|burn) (the|my) (cancer|drum|odds|calories|candle)',
  ],
  self: [
    `(i|i am|·|just|really|actually) ~ {want} ~ (kill|murder|shoot|stab|strangle|smother|suffocate|poison|run over) ${target}`,
    `(i|i am) ~ (going to|about to|plan to|planning to|plan on|decided to|ready to) ~ ${harm} ${target}`,
    `(thoughts?|urges?|thinking|think|thought|fantasize|fantasizing|fantasies|dreaming|dream|daydream|voices|visions|images) ~ ~ ${harming} ${target}`,
    `(afraid|scared|worried|terrified|fear) ~ i (will|might|may|am going to|could|would) ~ (hurt|kill|harm|shake|hit|choke|stab|lose it and) ${target}`,
    '(going to|want to|will|about to|plan to|planning to|might) (shoot up|blow up|bomb|burn down|shoot at) (the|my|this|that|our) (school|church|office|work|workplace|job|house|place|mosque|synagogue|building)',
    '(i|i am|going to|want to|will) ~ (bring|bringing|take|taking|brought) ~ (gun|knife|rifle|pistol|shotgun|weapon) ~ (to|into) (school|church|work|the office|class|his house|her house|their house)',
    '(make|making) (him|her|them|everyone) pay with (his|her|their) li(fe|ves)',
    `(gun|knife|bat|rifle|pistol) ~ ~ (waiting for|going after|use it on|use on|for when i see) ${target}`,
    `(told|tell|tells|telling) me to (kill|hurt|stab|smother) ${target}`,
    '(kill|murder) (him|her|them|you all|everyone) tonight',
    '(quiero|voy a|pienso|ganas de|pensado en|decidi|deseos de) ~ (matar|apunalar|acuchillar|dispararle|envenenar|ahorcar|golpear) (a )?(mi|mis|al|a la|ese|esa|este|esta|todos|el|ella)',
    '(quiero|voy a|pienso|ganas de|pensado en|decidi|deseos de) ~ (matarl[oae]s?|apunalarl[oae]|acuchillarl[oae]|dispararles?|envenenarl[oae]|ahorcarl[oae])',
    '(miedo|temo) ~ (hacerle dano|lastimar|matar|golpear|pegarle) a (mi|mis|el|la|alguien)',
  ],
  selfBefore: [],
  other: [
    '{person} ~ (says?|said|threatened|threatens?|threatening|planning|plans|wants|going|talking|posted|texted|told me|keeps) ~ ~ (shoot up|blow up|bomb) ~ (school|church|work|office|place|everyone|class)',
    '{person} ~ (says?|said|threatened|threatens?|threatening|planning|plans|wants|is going|was going|talking about|posted|texted) ~ ~ (kill|killing|murder|murdering|shoot|shooting|stab|stabbing) (people|everyone|everybody|someone|somebody|(his|her|their) (\\S+ )?(boss|coworkers?|classmates?|teacher|teachers|wife|husband|girlfriend|boyfriend|ex|family|parents|mother|father|neighbor|kids|children|baby|students))',
    '{person} ~ (bought|got|has|bringing|brought|took) ~ (gun|guns|rifle|pistol|weapons?) ~ ~ (to school|to church|to work|make them pay|shoot|kill|get even|revenge)',
    '(mi|el|un) \\S+ ~ (dice|dijo|quiere|amenaza|amenazo|planea) ~ (matar|disparar|apunalar|acuchillar) (a|en)',
  ],
  mention: ['(homicidal|homicidio|murderous|mass shooting|school shooting)'],
};
