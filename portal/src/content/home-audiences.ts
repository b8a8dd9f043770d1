/** The four app groups on the home page. */
export const audiences = [
  {
    id: 'leaders',
    rubric: 'For Church Leaders & Staff',
    words: 'The funeral is on Thursday, and the family has sent three photographs and a recipe.',
    apps: [
      ['eulogy-generator', 'Eulogy Builder', 'timed to read aloud'],
      ['sermon-AI', 'Pastor’s Sermon Workshop', 'outline and cautions'],
      ['volunteer-manager', 'Volunteer Manager', 'a fair schedule'],
      ['Children-Bible-Stories', 'Children Bible Stories Generator', 'by age'],
    ],
    href: '/ministry-tools',
    more: 'All eight apps for leaders and staff',
  },
  {
    id: 'growth',
    rubric: 'For Spiritual Growth',
    words: 'I want to pray, and I have no words.',
    apps: [
      ['prayer-generator', 'Prayer Generator', 'a prayer and its verse'],
      ['AI-Bible-App', 'Scripture Companion', 'a plan you can keep'],
      ['AI-Bible-Study', 'Bible Teacher’s Study Prep', 'a class for Sunday'],
    ],
    href: '/spiritual-growth',
    more: 'All three apps for spiritual growth',
  },
  {
    id: 'support',
    rubric: 'For Community Support',
    words: 'Five envelopes on the kitchen table, and one paycheck.',
    apps: [
      ['debt-coach', 'Debt Freedom Coach', 'what to pay, and when'],
      ['budget-meal-planner', 'Budget Meal Planner', 'a week and its list'],
      ['resume-builder', 'Resume Builder', 'one page, ready to send'],
      ['tech-helper', 'Senior Tech Helper', 'one step at a time'],
    ],
    href: '/community-outreach',
    more: 'All seven apps for community support',
  },
  {
    id: 'outreach',
    rubric: 'For Outreach & Innovation',
    words: 'We have a hall and eleven folding tables. What does our street need?',
    apps: [
      ['church-mission-ideas', 'Mission Ideas', 'sized to your people'],
      ['nonprofit-grants', 'Grant Finder', 'where to look, how to ask'],
      ['church-assistance-programs', 'Program Finder', 'help near you'],
      ['easy-fundraising', 'Revenue Studio', 'a sale that pays its way'],
    ],
    href: '/outreach-innovation',
    more: 'All four apps for outreach and innovation',
  },
] as const;
