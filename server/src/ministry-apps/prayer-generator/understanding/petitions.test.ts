import { expect, test } from 'vitest';
import { findPeople } from './people.ts';
import { petitionsIn } from './petitions.ts';

const asked = (text: string, voice: 'I' | 'we' = 'I', names: readonly string[] = []) =>
  petitionsIn(text, voice, names).map(({ wordings: [first] }) => first);

test.each([
  ['Please pray that the scan comes back clear.', ['I pray that the scan comes back clear.']],
  ['pls pray for rest and a job closer to home', ['I pray for rest and a job closer to home.']],
  [
    'Pray I keep my temper, and pray my boss listens, he never does',
    ['I pray that I keep my temper.', 'I pray that my boss listens.'],
  ],
  ['Asking God to give her breath tonight', ['I ask you to give her breath tonight.']],
  [
    'Please pray God opens a door for us and that we see it',
    ['I pray that you open a door for us.', 'I pray that we see it.'],
  ],
  ['Lord help me be patient with dad', ['Help me be patient with dad.']],
  ['need strength for tomorrow and money for gas', ['I pray for strength for tomorrow and money for gas.']],
  ['thank God for the rain last night!', ['Thank you for the rain last night.']],
  ['Could we thank the Lord that marta called', ['Thank you that Marta called.']],
  ['im hoping that the landlord waits because we have nothing', ['I pray that the landlord waits.']],
])('%j asks %j', (text, petitions) => {
  expect(asked(text, 'I', ['Marta'])).toEqual(petitions);
});

test('a person alone is whom it is for, and not what is asked', () => {
  expect(asked('Please pray for my sister Renee. She works nights.')).toEqual([]);
  expect(asked('pray for my mom she works nights')).toEqual([]);
});

test('what is denied, only thought about or asked of the reader is no petition', () => {
  expect(asked('I am not asking God to fix it.')).toEqual([]);
  expect(asked('I don’t know if I pray for the right things')).toEqual([]);
  expect(asked('When I pray I hear nothing.')).toEqual([]);
  expect(asked('Can you pray that your website gets faster')).toEqual([]);
  expect(asked('She asks for him at night.')).toEqual([]);
  expect(asked('Need an opening prayer for the board meeting')).toEqual([]);
});

test('no harm is asked for in the name of prayer', () => {
  expect(asked('Pray that my ex gets what he deserves')).toEqual([]);
  expect(asked('pray that she suffers')).toEqual([]);
  expect(asked('Please pray that my mom doesnt suffer')).toEqual(['I pray that my mom doesn’t suffer.']);
});

test('a prayer by many does not say “me”', () => {
  expect(asked('Pray that my knee heals', 'we')).toEqual([]);
  expect(asked('Pray that the church finds a pastor', 'we')).toEqual(['We pray that the church finds a pastor.']);
});

test('every petition has a second wording, for another attempt', () => {
  const [only] = petitionsIn('Please pray for rain in Custer County', 'I');
  expect(only?.wordings).toEqual(['I pray for rain in Custer County.', 'I ask for rain in Custer County.']);
});

test.each([
  ['pray for my coworkers sister', 'coworker’s sister'],
  ['my mother in law is coming', 'mother-in-law'],
  ['my daughters guinea pig', 'daughter’s guinea pig'],
  ['my kids mom', 'kids’ mom'],
  ['my parents house flooded', 'parents'],
  ['my boss husband', 'boss’s husband'],
])('%j is about the %s', (text, noun) => {
  expect(findPeople(text).map((person) => person.noun)).toEqual([noun]);
});

test('names from the form are no patterns, and one word is enough to ask for', () => {
  expect(asked('please pray for rain', 'I', ['?Ann', 'a(b', '$1'])).toEqual(['I pray for rain.']);
  expect(asked('Need prayer for finances.')).toEqual(['I pray for finances.']);
});

test.each([
  [
    'please pray for my moms hip surgery, my brothers job, peace in our home and rain',
    ['my mom’s hip surgery', 'my brother’s job', 'peace in our home', 'rain'],
  ],
  [
    'Lord we need rain for the beans, healing for Aunt Ruthie’s back, and wisdom for the vote tonight.',
    ['rain for the beans', 'healing for Aunt Ruthie’s back', 'wisdom for the vote tonight'],
  ],
  ['Prayers needed: 1) my dads stents 2) the car 3) a new roommate', ['my dad’s stents', 'the car', 'a new roommate']],
  ['Mom’s knee, the rent, a new transmission.', ['Mom’s knee', 'the rent', 'a new transmission']],
  ['Pray for my mom, she is 81, my sister’s chemo and the bills', ['my mom', 'my sister’s chemo', 'the bills']],
  [
    'Pray for Bill (gallbladder), Joanne (grief) and our pastor',
    ['Bill, with this gallbladder', 'Joanne, with this grief', 'our pastor'],
  ],
])('each need of the list in %j has a petition', (text, needs) => {
  expect(asked(text)).toEqual(needs.map((need) => `I pray for ${need}.`));
});

test('a numbered list needs no heading, and a wish in it stays a wish', () => {
  expect(asked('1. Dad’s memory 2. that we sell the house 3. patience for me')).toEqual([
    'I pray for Dad’s memory.',
    'I pray that we sell the house.',
    'I pray for patience for me.',
  ]);
  expect(asked('Prayer list for tonight: a new furnace, safe travel and my knee')).toEqual([
    'I pray for a new furnace.',
    'I pray for safe travel.',
    'I pray for my knee.',
  ]);
});

test('people alone, two who belong together and a story are no list of needs', () => {
  expect(petitionsIn('Pray for Travis and his wife', 'I').flatMap(({ about }) => about ?? [])).toEqual([]);
  expect(petitionsIn('Pray for my mom and dad', 'I').flatMap(({ about }) => about ?? [])).toEqual([]);
  expect(
    petitionsIn('Pray for my neighbor George he fell and broke his hip and his wife is sick', 'I').flatMap(
      ({ about }) => about ?? [],
    ),
  ).toEqual([]);
});

test('no contempt for someone is prayed aloud', () => {
  expect(asked('pray for my boss who is an idiot')).toEqual(['I pray for my boss.']);
  expect(asked('pray that my stupid ex calms down')).toEqual(['I pray that my ex calms down.']);
  expect(asked('pray that I stop feeling like I am such an idiot')).toHaveLength(1);
});
