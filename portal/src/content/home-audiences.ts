/** The four app groups on the home page. */
export const audiences = [
  {
    id: 'leaders',
    rubric: 'For Church Leaders & Staff',
    words: 'The funeral is on Thursday, and the family has sent three photographs and a recipe.',
    href: '/ministry-tools',
    more: 'All eight apps for leaders and staff',
  },
  {
    id: 'growth',
    rubric: 'For Spiritual Growth',
    words: 'I want to pray, and I have no words.',
    href: '/spiritual-growth',
    more: 'All three apps for spiritual growth',
  },
  {
    id: 'support',
    rubric: 'For Community Support',
    words: 'Five envelopes on the kitchen table, and one paycheck.',
    href: '/community-outreach',
    more: 'All seven apps for community support',
  },
  {
    id: 'outreach',
    rubric: 'For Outreach & Innovation',
    words: 'We have a hall and eleven folding tables. What does our street need?',
    href: '/outreach-innovation',
    more: 'All four apps for outreach and innovation',
  },
] as const;
