import type { PrayerInput } from './fields.ts';

/** One person's input, and the words that the document must contain. */
export interface Visit {
  input: Partial<PrayerInput>;
  mustContain: readonly string[];
}

const visit = (
  purpose: PrayerInput['purpose'],
  situation: string,
  mustContain: readonly string[],
  more: Partial<PrayerInput> = {},
): Visit => ({
  input: { purpose, ...(situation ? { situation } : {}), voice: 'I', length: '60', style: 'plain', ...more },
  mustContain,
});

/** Fifty-four visits of many kinds: every purpose, style, voice, length and address is among them. */
export const visits: readonly Visit[] = [
  visit(
    'healing',
    'My father’s surgery is on Thursday. I will be in the waiting room with my mother and I am more scared than I let on.',
    ['Dad', 'father', 'surgery', 'Thursday', 'mother', 'waiting room'],
    { names: 'Dad' },
  ),
  visit('intercession', 'For a friend out of work', ['friend', 'work']),
  visit('anxiety', 'I cannot sleep', ['sleep']),
  visit('meeting', 'Opening a meeting', ['meeting'], { voice: 'we' }),
  visit(
    'grief',
    'My grandmother died last week and the funeral is on Saturday. She raised me. I keep wanting to call her.',
    ['Rosa', 'grandmother', 'funeral', 'Saturday', 'last week'],
    { names: 'Rosa', length: '120' },
  ),
  visit(
    'intercession',
    'Ana and Luis are expecting their first baby in March. They have had two miscarriages.',
    ['Ana and Luis', 'baby', 'March'],
    { names: 'Ana and Luis', voice: 'we', length: '120' },
  ),
  visit(
    'guidance',
    'I have to decide by Friday whether to take the job offer in Denver. My wife does not want to move.',
    ['Friday', 'Denver', 'wife'],
  ),
  visit(
    'thanksgiving',
    'My son came home safely from his deployment yesterday. We are so grateful.',
    ['Marcus', 'deployment', 'yesterday'],
    { names: 'Marcus', voice: 'we', length: '120' },
  ),
  visit('confession', 'I lost my temper with my kids again this morning and I am ashamed.', [
    'kids',
    'this morning',
    'ashamed',
  ]),
  visit(
    'lament',
    'He is not getting better. We have prayed for three months and the doctors have no answers.',
    ['Tom', 'not getting better', 'three months'],
    { names: 'Tom', style: 'lament', length: '120' },
  ),
  visit(
    'healing',
    'My sister was diagnosed with breast cancer on Monday. She starts chemo in two weeks.',
    ['sister', 'Grace', 'cancer'],
    { names: 'Grace', voice: 'we', style: 'collect' },
  ),
  visit(
    'national-event',
    'The hurricane hit the coast last night and many people lost their homes.',
    ['hurricane', 'last night'],
    { voice: 'leader', style: 'litany', length: '120' },
  ),
  visit('anxiety', 'Panic before my exam tomorrow.', ['exam', 'tomorrow'], { style: 'breath' }),
  visit('personal', 'My husband hits me and I am afraid to go home tonight.', []),
  visit('blessing', 'Our daughter leaves for college on Sunday.', ['Emma', 'daughter', 'college', 'Sunday'], {
    names: 'Emma',
    voice: 'we',
  }),
  visit('invocation', 'Easter service with many visitors', ['Easter service'], { voice: 'we', style: 'charismatic' }),
  visit('school', 'First day of kindergarten for my little boy, he is shy', ['Ben', 'first day'], {
    names: 'Ben',
    length: '30',
  }),
  visit(
    'meal',
    'Thanksgiving dinner with the whole family, the first one without Grandpa',
    ['Thanksgiving dinner', 'Grandpa'],
    { voice: 'we' },
  ),
  visit('offering', '', [], { voice: 'we', length: '30', style: 'collect' }),
  visit('communion', 'We have had a quarrel in our church about the building.', ['quarrel', 'building'], {
    voice: 'we',
    length: '120',
  }),
  visit(
    'intercession',
    'My brother has been drinking again. He lost his license in May. I am angry with him and I love him.',
    ['brother', 'drinking', 'May', 'angry'],
    { length: '240' },
  ),
  visit('personal', 'I feel so alone since my divorce. My ex-wife has the kids on weekends.', ['divorce', 'alone'], {
    style: 'extemporary',
    length: '120',
  }),
  visit('grief', 'Our dog Biscuit died on Sunday', ['Biscuit', 'Sunday'], { voice: 'we' }),
  visit(
    'intercession',
    'A family in our church was evicted. They are staying at the shelter with three children.',
    ['family', 'shelter', 'three children'],
    { voice: 'leader', length: '120' },
  ),
  visit('healing', 'my mom has dementia and doesnt know me anymore', ['mom', 'dementia', 'know me'], { length: '120' }),
  visit('intercession', 'My daughter has an exam tomorrow and she is very nervous.', ['Priya', 'exam', 'tomorrow'], {
    names: 'Priya',
    length: '30',
  }),
  visit('guidance', 'Our pastor is retiring in June and we are looking for a new one.', ['pastor', 'June'], {
    voice: 'we',
    length: '120',
  }),
  visit('intercession', 'My coworker Dana lost her mother two weeks ago', ['Dana', 'mother', 'two weeks ago']),
  visit('intercession', 'My parents are getting divorced after 30 years', ['parents', '30 years']),
  visit('healing', 'I have surgery on Tuesday; my wife is driving me.', ['surgery', 'Tuesday', 'wife'], {
    length: '120',
  }),
  visit('anxiety', 'I am worried about my daughter. She has stopped eating.', ['daughter', 'stopped eating'], {
    address: 'Jesus',
  }),
  visit('thanksgiving', 'The scan came back clear! No cancer.', ['Uncle Joe', 'scan'], {
    names: 'Uncle Joe',
    voice: 'we',
    address: 'Trinity',
  }),
  visit('lament', 'Another shooting at a school.', ['shooting'], { voice: 'we', style: 'lament', length: '120' }),
  visit('intercession', 'Court hearing on March 3 about custody of my grandson', ['Eli', 'court hearing', 'March 3'], {
    names: 'Eli',
    address: 'Father',
  }),
  visit('confession', '', [], { style: 'litany', voice: 'leader' }),
  visit('blessing', 'Our friends Jo and Sam are getting married in October.', ['Jo and Sam', 'October'], {
    names: 'Jo and Sam',
    voice: 'we',
    style: 'charismatic',
  }),
  visit(
    'healing',
    'José has been in intensive care since Sunday after a motorcycle accident. His parents are with him.',
    ['José', 'Sunday'],
    { names: 'José', voice: 'we', style: 'litany', address: 'Lord' },
  ),
  visit('thanksgiving', 'Two years sober today.', ['two years'], { length: '60' }),
  visit(
    'anxiety',
    'We cannot pay the rent and the landlord has sent a notice. I have not told the children.',
    ['rent', 'children'],
    { address: 'Father', length: '120' },
  ),
  visit('grief', 'We lost our baby in the fifth month. My wife will not leave the bedroom.', ['wife', 'baby'], {
    length: '120',
    address: 'Lord',
  }),
  visit('school', 'For the teachers of our town before school starts on Monday', ['school', 'Monday'], {
    voice: 'leader',
    style: 'collect',
    length: '120',
  }),
  visit(
    'meeting',
    'Budget meeting of the church council tonight, we have to cut two positions',
    ['budget meeting', 'tonight'],
    { voice: 'we', length: '30', address: 'Lord' },
  ),
  visit(
    'guidance',
    'I do not know whether to forgive my brother. We have not spoken for six years.',
    ['brother', 'six years'],
    { style: 'collect' },
  ),
  visit(
    'personal',
    'I am not sure I believe any more. The hymns sound like someone else’s memories.',
    ['believe', 'memories'],
    { length: '120', address: 'Spirit' },
  ),
  visit('personal', 'New job starts next Monday and I am excited and nervous.', ['job', 'next Monday'], {
    address: 'Spirit',
    length: '30',
  }),
  visit(
    'intercession',
    'Our neighbors Ibrahim and Leyla wait for their asylum decision.',
    ['Ibrahim and Leyla', 'asylum'],
    { voice: 'we', address: 'Trinity', style: 'extemporary' },
  ),
  visit('blessing', 'Baptism of our granddaughter Mia on Pentecost', ['Mia', 'baptism'], {
    names: 'Mia',
    voice: 'leader',
    length: '120',
  }),
  visit(
    'lament',
    'My husband has been in a nursing home for four years and I am so tired.',
    ['husband', 'four years', 'tired'],
    { style: 'lament', length: '60' },
  ),
  visit('national-event', '', [], { voice: 'we', style: 'collect', length: '240' }),
  visit('meal', 'Potluck after the service', ['potluck'], { voice: 'we', length: '30', style: 'extemporary' }),
  visit('thanksgiving', '50th anniversary of my parents on Saturday', ['parents', 'anniversary', 'Saturday'], {
    voice: 'I',
    length: '60',
    address: 'Father',
  }),
  visit(
    'anxiety',
    'My flight leaves early tomorrow and I am terrified of flying.',
    ['flight', 'tomorrow', 'terrified'],
    { style: 'breath', length: '120' },
  ),
  visit('invocation', '', [], { voice: 'leader', length: '120' }),
  visit('intercession', 'my uncle is dying in hospice, he was never easy to love', ['uncle', 'dying', 'hospice'], {
    length: '240',
    style: 'extemporary',
  }),
];
