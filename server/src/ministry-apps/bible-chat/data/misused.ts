/** A verse that is often quoted without its context. */
export interface MisusedVerse {
  reference: string;
  /** Who speaks to whom, and what it is not about. */
  context: string;
}

export const misusedVerses: readonly MisusedVerse[] = [
  {
    reference: 'Jeremiah 29:11',
    context:
      "Written to exiles in Babylon, who were told to settle in for seventy years: a promise to a people, not a guarantee for one person's career.",
  },
  {
    reference: 'Philippians 4:13',
    context:
      'Paul, in prison, on having learned to live with hunger and with plenty: about endurance, not about winning.',
  },
  {
    reference: 'Proverbs 29:18',
    context:
      "The word often printed as vision means what prophets receive: about a people without God's guidance, not about setting goals.",
  },
  {
    reference: 'Matthew 7:1',
    context:
      'Jesus forbids condemning others while blind to their own faults; five lines later he expects people to see clearly and help.',
  },
  {
    reference: 'Matthew 18:20',
    context:
      'Said about two or three who settle a wrong in the church: it is not that God is absent from one who prays alone.',
  },
  {
    reference: 'Revelation 3:20',
    context:
      'A letter to a lukewarm church in Laodicea: Christ stands outside the door of Christians and asks to eat with them.',
  },
  {
    reference: '2 Chronicles 7:14',
    context: 'God to King Solomon about ancient Israel, its temple and its land: no promise to any modern nation.',
  },
  {
    reference: 'James 5:15',
    context:
      'James to churches, on elders praying with the sick: encouragement to pray, not a rule that blames those who stay ill.',
  },
  {
    reference: 'Galatians 3:28',
    context:
      'Paul on who belongs to Christ and inherits the promise: it does not say that differences no longer exist.',
  },
  {
    reference: 'Ephesians 5:22',
    context:
      'It leans on the line before, which asks all to yield to one another, and leads to a longer demand on husbands to give themselves up.',
  },
  {
    reference: 'Malachi 3:10',
    context: 'To Israel, whose temple storehouse fed priests and the poor: not a scheme for getting rich.',
  },
  {
    reference: 'Romans 8:28',
    context: 'Paul on God being at work in everything, suffering included: he does not call everything good.',
  },
  {
    reference: '1 Corinthians 10:13',
    context:
      'Paul to a church that felt sure of itself: about temptation, not about how much sorrow a person can carry.',
  },
  {
    reference: 'Psalm 46:10',
    context: 'A song about wars ending: God tells the nations to stop, before it is a word for quiet moments.',
  },
  {
    reference: 'Matthew 19:26',
    context: 'Jesus on whether a rich man can be saved: God can do it; it is no blank check.',
  },
  {
    reference: 'John 14:13',
    context: 'Jesus to those who will carry on his work: to ask in his name is to ask as he would.',
  },
  {
    reference: 'Habakkuk 2:2',
    context: 'God tells a prophet to write down an oracle about Babylon: not a method for personal goals.',
  },
];
