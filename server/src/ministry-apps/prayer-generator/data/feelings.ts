import type { Line } from '../theme.ts';

/** What a heart may say, how to hear it, and how it is answered to God rather than about God. */
export interface Feeling {
  words: RegExp;
  lines: readonly Line[];
}

export const feelings = {
  fear: {
    words: /\b(scared|afraid|frightened|terrified|fear\w*|panic\w*|dread\w*)\b/i,
    lines: [
      '{I} {am} frightened, and {I} say it here because here it is safe to say.',
      'Fear has {me} by the sleeve. Take the other hand.',
      '{I} have been brave in front of everyone. In front of you {I} need not be.',
      'You never asked anyone to come to you unafraid. So {I} come as {I} {am}.',
    ],
  },
  worry: {
    words: /\b(anxious|worr\w+|nervous|uneasy|on edge)\b/i,
    lines: [
      'Worry goes round and round in {me}, and it does not arrive anywhere.',
      '{I} have thought of everything that could go wrong. It has not helped.',
      'The mind will not lie down. You know how it has been.',
    ],
  },
  tired: {
    words: /\b(tired|exhausted|worn out|weary|burn(?:ed|t)[- ]out|drained|no strength|no energy)\b/i,
    lines: [
      '{I} {am} tired in a way that a night’s sleep does not mend.',
      '{I} come with nothing left over. You have fed people with less.',
      'There is not much of {me} left at the end of these days. Here it is.',
    ],
  },
  anger: {
    words: /\b(angry|anger|furious|mad at|rage|hate)\b/i,
    lines: [
      '{I} {am} angry, Lord. Better that {I} bring it to you than carry it to someone’s door.',
      'There is a fire in {me}. Keep it from burning what {I} love.',
      'You have heard angry prayers before. Here is one more.',
    ],
  },
  lonely: {
    words: /\b(lonely|alone|isolated|left out|abandoned)\b/i,
    lines: [
      'It is lonely here. {I} did not want to admit that, even to you.',
      '{I} feel alone in this. Sit down beside {me}.',
      'There are people, and still there is no one. You understand that.',
    ],
  },
  sad: {
    words: /\b(sad|heartbroken|devastated|crying|tears|sorrow|miss (?:him|her|them)|hurts?|hurting|grief)\b/i,
    lines: [
      'The sorrow is close to the surface today. You see it.',
      'The heart is heavy, and {I} will not talk it lighter.',
      '{I} do not know how to be cheerful about this, and you have not asked it.',
    ],
  },
  shame: {
    words: /\b(asham\w+|guilty?|embarrass\w+|worthless|failure|not good enough|my fault)\b/i,
    lines: [
      '{I} {am} ashamed, and {I} have tried to hide it behind being busy.',
      'Look at {me} kindly; {I} find it hard to do so.',
    ],
  },
  overwhelmed: {
    words: /\b(overwhelm\w+|too much|can['’]?t cope|drowning|falling apart|stress\w*)\b/i,
    lines: [
      'It is too much. {I} say so without shame, because it is.',
      'Everything asks for {me} at once, and the day is only so long.',
      '{I} {am} in over {my} head. You have walked on this water before.',
    ],
  },
  confused: {
    words:
      /\b(confus\w+|don['’]?t know|do not know|unsure|torn\b|lost\b(?! (?:my|his|her|their|our|the))|uncertain)\b/i,
    lines: [
      '{I} do not know what to hope for. So {I} hope for you.',
      '{I} cannot see the way through this. {I} can only see the next few feet.',
      'There are more questions in {me} than {I} can line up.',
    ],
  },
  grateful: {
    words: /\b(grateful|thankful|blessed|relieved|joy\w*|happy|glad|excited|proud)\b/i,
    lines: [
      'There is gladness here too, and {I} want you to have it first.',
      '{I} {am} thankful, more than {I} know how to say.',
      'Joy has come in without knocking. {I} would like to keep it company with you.',
    ],
  },
  hope: {
    words: /\b(hopeful|hoping|hope\b)\b/i,
    lines: [
      '{I} {am} hoping. It feels like standing on one leg. Hold {me} there.',
      'There is some hope left, and {I} shelter it with both hands.',
    ],
  },
} as const satisfies Record<string, Feeling>;
export type FeelingId = keyof typeof feelings;
