/** Every occasion that the reading knows, by its group. When only the group is sure, the prayer is true for the whole group. */
export const groups = {
  health: [
    'illness',
    'surgery',
    'mental-health',
    'chronic-pain',
    'disability',
    'caregiving',
    'bedside-visit',
    'aging',
    'dying',
  ],
  grief: ['death', 'suicide-loss', 'pregnancy-loss', 'graveside-funeral', 'pet', 'community-tragedy'],
  children: ['new-baby', 'infertility', 'adoption-foster'],
  work: ['job-loss', 'work-trouble', 'work-good', 'money', 'farm', 'retirement'],
  home: ['home-damage', 'new-home'],
  school: ['exam', 'school', 'bullying', 'graduation'],
  family: ['teen-child-worry', 'marriage-trouble', 'divorce', 'family-peace', 'forgiving', 'enemies'],
  heart: ['loneliness', 'tired-overwhelmed', 'bedtime', 'decision'],
  wrong: ['unfaithful-guilt'],
  addiction: ['sobriety-self', 'addiction-other'],
  law: ['prison', 'court', 'immigration'],
  faith: ['doubt-dryness', 'anger-at-god'],
  joy: ['thanks', 'wedding', 'birthday', 'baptism-faith'],
  away: ['travel', 'military'],
  church: ['church-life', 'pastor-leader'],
  public: ['public-opening', 'meal', 'nation-leaders', 'war-persecution', 'disaster-weather'],
} as const satisfies { readonly [group: string]: readonly string[] };

export type Group = keyof typeof groups;
export type OccasionId = (typeof groups)[Group][number];

/** Occasions that are mainly thanks. */
export const joys: readonly OccasionId[] = [
  'thanks',
  'wedding',
  'birthday',
  'baptism-faith',
  'graduation',
  'work-good',
  'new-home',
  'sobriety-self',
];

/** The group of an occasion; undefined for a text without a subject. */
export function groupOf(occasion: string): Group | undefined {
  return (Object.keys(groups) as Group[]).find((group) => (groups[group] as readonly string[]).includes(occasion));
}

/** Label of a group in the classifier, beside the labels of occasions. */
export const groupLabel = (group: Group) => `group:${group}`;
