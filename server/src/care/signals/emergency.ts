import { signalsOf } from './signal.ts';

export const poison = signalsOf('poison', {
  clear: [
    [
      '({little}|grandson|dog and|he|she) ~ ~ (drank|drinks|swallow\\w*|ate|eaten|got into|chewed|sucked|licked|inhaled|opened|found|put) … ({toxin}|mushrooms?|battery|batteries|magnet|chemical\\w*|pod|pods|cleaner|spray|medicine|berries|plant|paint|glue|under the sink|blue stuff|coin|coins|edible|edibles|perfume|lotion|polish|pills|vitamins)',
      '({toxin}|pills|bottle|medicine) ≈ (is|are) (gone|empty|missing|open|half empty|all gone)',
      '(mixed|mixing|breathed|inhaled|breathing) ≈ (bleach|ammonia|chemicals|cleaner|cleaners|fumes|gas|chlorine|vinegar and bleach)',
      '(took|taken|swallowed|gave|given|drank|injected) ≈ (too many|too much|double|twice|triple|a bunch|bunch of|whole bottle|handful|wrong|extra|all my|all of|someone elses) ~ ({toxin}|pills|dose|doses|meds|medicine|insulin|antidepressants|heart)',
      '(ate|eaten|eat|cooked|picked) ≈ (wild )?(mushrooms|berries|plants) ≈ (from|yard|woods|wild|forest|and now|sick)',
      '(carbon monoxide|co alarm|gas leak)',
      '(overdosed|double dose|triple dose|too many pills)',
      '(cloro|leaking gas|smell gas|smells like gas|gas is leaking)',
      '(muchas|todas las) pastillas',
      '(bitten|bit|stung) ≈ (by )?(a )?(snake|rattlesnake|scorpion|black widow|spider)',
    ],
  ],
  grave: [
    [
      '(drank|swallowed|ate|got into|inhaled|chewed) ≈ (bleach|cleaner|battery|detergent|poison|antifreeze|pills|mushrooms|something|pod)',
      '(throat|eyes|mouth|lungs) (burns|burning|is burning)',
    ],
    ['(swallowed|took) ≈ (bunch|lots|whole|all|too many)'],
  ],
  heavy: [
    ['(throwing up|vomit\\w*|seeing things|dizzy|passed out|coughing|burns|foaming|sleepy|confused|hour ago)'],
    ['(what do i do|now what|help fast|hurry|regret)'],
  ],
  slight: [
    ['(toddler|baby|kid|grandson|daughter|son|wife|husband|i)'],
    ['(pills|bleach|cleaner|mushrooms|medicine|purse|bottle|battery)'],
  ],
  against: [['(cookies|freeze|recipe|dinner|steak|canned|pride|nap|breakfast|garden)']],
});

export const medical = signalsOf('medical', {
  clear: [
    [
      '(chest|heart) ~ ~ (pain|pains|pressure|tight|tightness|crushing|squeezing|hurts|burning) ~ ~ (arm|jaw|sweat\\w*|breath\\w*|numb|now|gray|grey|alone|left)',
      '(holding|grabbing|clutching|grabs|clutches) (his|her|my|the) chest',
      '(crushing|chest) pains?[not years|from (a|the) cold]',
      '(half|side|one side|part) of (my|his|her|the) (face|body|mouth)',
      '(face|mouth|smile|eyelid) ~ (droop\\w*|crooked|hanging|sagging|numb|funny|lopsided)',
      '(words|speech|talking|talks|speaking|sentences|voice) ≈ (come out|came out|coming out|slurr\\w*|wrong|funny|no sense|not make sense|garbled|mixed up|gibberish)',
      '(lips|tongue|throat|face|eyes) ~ ~ (puff\\w*|swell\\w*|swollen|closing|closes|tight|blue)',
      '(wheez\\w*|gasping|choking|turning blue|blue lips|can not breathe|stopped breathing|not breathing|barely breathing|struggling to breathe)',
      '(not|will not|wont|does not) (answering( me)?|respond(ing)? to (me|us|touch|anyone)|responding|wak(e|ing) up|waking|react\\w*|moving|breath\\w*)',
      '(fell|fallen|collapsed|dropped|hit (his|her|my) head|passed out|fainted) … (not (answer\\w*|respond\\w*|wak\\w*|mov\\w*|talk\\w*|breath\\w*)|blood|unconscious|confused|vomit\\w*|bleeding)',
      '(pregnant|weeks) ~ ~ ~ ~ (blood|bleeding|no movement|not moving|fluid|cramping)',
      '(lot|lots|so much|too much) (of )?blood[not pressure|sugar|of (jesus|christ|the lamb)]',
      '(sugar|glucose) ≈ ([3-9]\\d\\d|\\d\\d\\d\\d|high|low|hi) ~ ~ (throw\\w*|vomit\\w*|sleepy|confus\\w*|shak\\w*|faint)',
      '(heart attack|having a stroke|double vision|blurred vision|vision ~ double)[not last|years|survivor]',
      '(no puedo respirar|duele el pecho)',
      '(bleeding|blood) ~ (will )?not stop',
      '(seizure|seizing|convuls\\w*|shaking all over|unconscious|unresponsive)',
    ],
  ],
  grave: [
    [
      '(sugar|glucose) (is|was|at) [3-9]\\d\\d',
      '(bleeding|blood) ~ (lot|stop|heavy|heavily|pouring|everywhere)',
      '(arm|hand|leg|side) ~ (numb|weak|tingl\\w*|hurts|dead)',
    ],
    [
      '(stung|allergic|peanuts?|bee) ~ ~ ~ (lips|throat|swell\\w*|breath\\w*|hives|wheez\\w*)',
      '(fell off|fell from|fell down the)',
    ],
  ],
  heavy: [
    ['(gray|grey|sweating|clammy|pale|blue|sleepy|confused|so sleepy|throwing up|faint)'],
    ['(all of a sudden|suddenly|since this morning|right now|just now|minutes ago)'],
    ['(left arm|chest|face feels)'],
  ],
  slight: [
    ['(my (dad|husband|wife|mom|mother|father|son|daughter|grandpa|baby)|i am|me)'],
    ['(who can i ask|what do i do|help)'],
  ],
  against: [
    [
      '(last (month|week|year)|recovering|is home now|years ago|physical therapy|without you|twelve years|jesus|woman who|cold|learning to walk|joke|is behind)',
    ],
  ],
});
