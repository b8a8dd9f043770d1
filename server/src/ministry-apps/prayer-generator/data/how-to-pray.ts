/** How to pray each style, a long prayer, responses, and a prayer with a passage. */
export const howToPray = {
  collect: [
    'A collect is one long sentence: take a breath at the colon and another before “that”.',
    'After the bidding keep silence, long enough for people to add their own. Then pray the collect without a pause.',
  ],
  litany: [
    'One voice reads, and all answer with the line in bold. Let the answer come in its own time.',
    'Do not hurry to the next petition. The line in bold belongs to everyone, and it should be heard.',
  ],
  lament: [
    'Read the complaint as strongly as it is written; the trust is not true without it.',
    'A lament can be read sitting on the floor. There is no need to stand up until the last part.',
  ],
  breath: [
    'Breathe in through the nose on the first line, and let the second line go with the breath. Ten seconds for each breath is about right.',
    'Say the lines without sound. When the mind wanders off, begin again at the next breath.',
  ],
  charismatic: [
    'Leave room between the lines for others to pray as they are led.',
    'Lift your hands if that is your way of praying. Let the voice rise where it wants to and fall where it must.',
  ],
  responsive: [
    'The lines in bold are for everyone. Say them once together before you begin, so that nobody has to read.',
    'Let the leader wait until the last voice has finished each answer.',
  ],
  long: [
    'It takes about four minutes. Two readers can share it, changing at the paragraphs.',
    'It is long enough to sit down for. Rest for a breath at the end of each paragraph.',
  ],
  passage: ['Read the passage aloud first.', 'Open the passage beside it, and read that before the prayer.'],
} as const;

/** The parts of the forms that have them, in their order. */
export const partsOf = {
  collect: 'Its parts are the address, what is true of God, the petition, its purpose after “that”, and the doxology.',
  litany: 'Its parts are the opening, the petitions with their response, and the closing.',
  lament: 'Its parts are the cry, the complaint, the petition, trust, and the vow of praise.',
} as const;
