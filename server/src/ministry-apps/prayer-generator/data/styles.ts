import type { Breath, Line } from '../theme.ts';

/** Lines of one style, in addition to those of the theme. */
interface StyleLines {
  open: readonly Line[];
  /** Between paragraphs. */
  between: readonly Line[];
  close: readonly Line[];
}

export const extemporary: StyleLines = {
  open: [
    '{I} {am} not going to dress this up.',
    'Let {me} just talk to you for a minute.',
    '{I} do not have this written down. Here is what is on {my} mind.',
    'Thank you for letting {me} come as {I} {am}, in the middle of everything.',
  ],
  between: [
    'And while {I} {am} asking, there is more.',
    'You know how {I} go on. Bear with {me} a little longer.',
    '{I} keep coming back to this one thing.',
    'You have seen us through worse; {I} have not forgotten.',
  ],
  close: [
    'So that is what {I} {am} asking. You know what {I} mean, even where {I} say it badly.',
    'That is what is on {my} heart. Thank you for listening.',
    '{I} love you, and {I} trust you with it.',
    'Well, you know the rest. Thank you for staying through all of it.',
  ],
};

export const charismatic: StyleLines = {
  open: [
    'We welcome you here. Come, Holy Spirit, breathe on us again.',
    'Holy, holy, holy: {I} lift up {my} hands and {my} heart to you.',
    'Jesus, your name is above every other name that has been spoken over this day.',
    'Spirit of the living God, fall fresh on this place.',
  ],
  between: [
    'Come, Holy Spirit. Come as wind; come as fire; come as quiet, if quiet is what we need.',
    'Oh, how good you are. {I} praise you in the middle of it and not only at the end.',
    'Let your presence fill the room, the corridor, the car, the night.',
    'Pour out your love again, Lord, until it runs over the rim.',
    '{I} worship you here, with nothing settled yet. You are worthy now.',
    'Stir up faith where it has gone cold, and let hope dance again.',
    'Speak, Lord. {I} {am} listening, with everything {I} have.',
  ],
  close: [
    'All praise to you, Jesus. All praise, all thanks, all honor.',
    'Hallelujah. In the waiting and in the joy, hallelujah.',
    'Come, Lord Jesus. Have your way in us.',
  ],
};

/** Lines of a psalm of lament, in addition to the complaints of the theme. */
export const psalm = {
  cry: [
    'Out of a deep place {I} call to you.',
    'Hear {me}; turn this way; do not be deaf to {me}.',
    'Listen to {me}. {I} have no one higher to ask.',
    'Give ear to what {I} say, and to what {I} only groan.',
  ],
  complaint: [
    'How long will you be silent? How long must {I} talk to the walls?',
    '{my} days go up like smoke, and {my} nights are wide awake.',
    '{I} have counted the cracks in the ceiling. You could have come by any of them.',
    '{I} look to the right, and nobody is there. {I} look to the left, and they are busy.',
    'Tears have been {my} salt and {my} bread.',
    'You seem to sleep, and the water is coming over the side.',
    'They ask {me} how {I} {am}, and {I} say fine. You know what {I} {am}.',
  ],
  petition: [
    'Look this way, and answer. Do not leave it as it is.',
    'Bring up into the light what is sinking.',
    'Make haste; there is not much strength left here.',
    'Turn, and be kind, as you were in the days {I} remember.',
    'Put firm ground under this foot, and then under the other.',
  ],
  trust: [
    'Yet you are the one {I} come to. {I} have found no other door with a light behind it.',
    'Still, {I} remember: you brought our people through the sea with the water standing on both sides.',
    'But {I} have leaned on you before, and you did bear the weight.',
    'Even so, {I} set {my} chair in front of you, and {I} wait.',
    'Yet mercy is your name. You cannot forget it, as {I} do.',
    'And yet the morning star keeps its hour, and so do you.',
    'Even now, {I} say “you” and not “it”. That much {I} still know.',
  ],
  vow: [
    '{I} will tell it in the congregation on the day when {I} can stand up. {I} will say that you have heard.',
    'When this is behind {me}, {I} will sing to you, and not softly.',
    '{I} will thank you again. {I} say it in the dark, on credit.',
    'As long as there is breath, some of it will be praise.',
    'And those who come after shall hear from {me} that you did not let go.',
  ],
} as const satisfies Record<string, readonly Line[]>;

/** Opening invocations of a litany, each followed by the response. */
export const litanyOpenings = [
  'Maker of heaven and earth, from whom we come:',
  'Friend of the lowly, who walked our roads:',
  'Breath of life, nearer than our own breathing:',
  'Holy God, patient and strong:',
  'You who hear before we call:',
  'Shepherd of the scattered, keeper of the lost:',
  'Light that no darkness has put out:',
] as const;

export const litanyClosings = [
  'For all that we have said, and for all that we have kept back, receive us, Lord.',
  'Gather up these prayers, the strong ones and the faint, and hold them together.',
  'Grant what is for our good, and keep us near you while we wait.',
  'You have heard each voice in this. Let each be answered in love.',
] as const;

/** After the last pair of lines. */
export const breathClosings = [
  '*Let the last breath out be long.*',
  '*Stay in the quiet for one breath more.*',
  '*Let the words fall away, and breathe.*',
] as const;

/** For someone else, before those of the theme. */
export const breathsForAnother: readonly Breath[] = [
  ['You know {whom}', 'you hold {whom}'],
  ['{Whom}, in your hands', 'and I as well'],
  ['Breath of {whom}', 'gift of yours'],
];

/** For any occasion, after those of the theme. */
export const breathsForAnyone: readonly [Breath, ...Breath[]] = [
  ['You are here', 'I am here'],
  ['Into your hands', 'I let it go'],
  ['Lord, have mercy', 'give me peace'],
  ['Be still', 'and be near'],
];
