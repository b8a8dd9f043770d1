import type { Fact } from '../fact.ts';
import { aboutWord } from './how-people-ask.ts';

type Word = Omit<Fact, 'phrasings' | 'question' | 'related'> & { phrasings?: string; related?: Fact['related'] };

const word = ({ phrasings, related, ...fact }: Word): Fact => ({
  ...fact,
  question: `What does “${fact.name}” mean?`,
  phrasings: phrasings ? `${aboutWord(fact.name)} | ${phrasings}` : aboutWord(fact.name),
  related: related ?? ['bible-reading', 'bible-translations', 'psalms'],
});

/** A first few words; the handbook has more. */
const all: readonly Word[] = [
  {
    id: 'selah',
    name: 'selah',
    phrasings: 'what does selah mean in psalms | do you read selah out loud',
    answer:
      'No one knows for certain. Selah appears 71 times in the Psalms and three times in Habakkuk, and most take it for a note to the musicians: a pause, an interlude, or a call to raise the music.',
    passages: [['Psalm 3:8', 'The end of a psalm.']],
  },
  {
    id: 'maranatha',
    name: 'maranatha',
    answer:
      'Maranatha is Aramaic, the language that Jesus spoke. It means “Our Lord, come”; divided differently it means “Our Lord has come”. Paul ends a letter with it, so the first Christians must have prayed it.',
    passages: [
      ['1 Corinthians 16:22', 'The end of Paul’s letter.'],
      ['Revelation 22:20', 'The same prayer in Greek.'],
    ],
    related: ['end-times', 'prayer', 'hope'],
  },
  {
    id: 'hosanna',
    name: 'hosanna',
    answer:
      'Hosanna is Hebrew for “save, please”. It comes from Psalm 118; by the time of Jesus it had also become a shout of joy, as on Palm Sunday.',
    passages: [
      ['Psalm 118:25-26', 'A song for a feast.'],
      ['Matthew 21:9', 'The crowd on Palm Sunday.'],
    ],
    related: ['worship', 'psalms', 'jesus'],
  },
  {
    id: 'hallelujah',
    name: 'hallelujah',
    answer:
      'Hallelujah is Hebrew: “hallelu” means praise, and “Yah” is the short form of God’s name. It opens and closes many psalms.',
    passages: [['Psalm 150', 'The last psalm.']],
    related: ['worship', 'psalms', 'who-is-god'],
  },
  {
    id: 'amen',
    name: 'amen',
    answer:
      'Amen is Hebrew for “it is sure” or “so be it”. Israel said it to agree with a prayer or an oath; Jesus said it before his own words, where English Bibles have “truly”.',
    passages: [['2 Corinthians 1:20', 'Paul on the Amen.']],
    related: ['prayer', 'worship', 'faith'],
  },
  {
    id: 'hesed',
    name: 'hesed',
    phrasings: 'what is loving kindness in Hebrew | steadfast love Hebrew word',
    answer:
      'Hesed is a Hebrew word for a love that keeps its promise: loyalty and kindness together. Translators write loving kindness, steadfast love or mercy. Psalm 136 repeats it in every verse.',
    passages: [
      ['Psalm 136:1-3', 'A song with a refrain.'],
      ['Lamentations 3:22-23', 'A poet in the ruins.'],
    ],
    related: ['gods-love', 'love', 'psalms'],
  },
  {
    id: 'shalom',
    name: 'shalom',
    answer:
      'Shalom is Hebrew for peace, and for more than the absence of war: being whole, safe and well together. It is also a greeting.',
    passages: [['Numbers 6:24-26', 'The blessing of the priests.']],
    related: ['peace', 'hope', 'worship'],
  },
  {
    id: 'agape',
    name: 'agape',
    answer:
      'Agape is the Greek word that the New Testament mostly uses for love: a love that wills the good of the other, also of an enemy. Greek has other words for friendship and for desire.',
    passages: [['1 Corinthians 13:4-7', 'Paul on love.']],
    related: ['love', 'gods-love', 'enemies'],
  },
  {
    id: 'gospel-word',
    name: 'gospel',
    phrasings: 'what is the gospel | what is the good news | what is the gospel message',
    answer:
      'Gospel means good news. In the New Testament it is the news that Jesus died for our sins, was raised, and is Lord; the four books that tell his life are named after it.',
    passages: [
      ['1 Corinthians 15:3-5', 'Paul on what he was handed down.'],
      ['Mark 1:14-15', 'How Jesus began.'],
    ],
    related: ['salvation', 'grace', 'jesus'],
  },
  {
    id: 'covenant',
    name: 'covenant',
    phrasings: 'what is the new covenant | what is the old covenant | difference between old and new testament',
    answer:
      'A covenant is a solemn bond with promises. God makes one with Noah, Abraham, Israel at Sinai and David, and Jeremiah promises a new one. Jesus spoke of it over the cup at his last supper; testament is the Latin word for it.',
    passages: [
      ['Jeremiah 31:31-33', 'The promise of a new covenant.'],
      ['Luke 22:20', 'Jesus at the table.'],
    ],
    related: ['old-testament-law', 'communion', 'grace'],
  },
  {
    id: 'pharisee',
    name: 'Pharisee',
    phrasings: 'who were the Pharisees | Pharisees and Sadducees difference | what is a scribe',
    answer:
      'The Pharisees were a Jewish lay movement that wanted to keep God’s law in daily life. Jesus ate with them and argued with them, mostly as with near neighbors; Paul was one. The Sadducees, the party of the high priests, did not believe in a resurrection; the Pharisees did.',
    passages: [
      ['Matthew 23:23', 'Jesus to scribes and Pharisees.'],
      ['Acts 23:6-8', 'Paul between both parties.'],
    ],
    related: ['jesus', 'old-testament-law', 'resurrection'],
  },
  {
    id: 'gentile',
    name: 'Gentile',
    answer:
      'A Gentile is anyone who is not a Jew; the word means the nations. The first churches debated whether Gentiles had to keep the whole law of Moses, and decided that they did not.',
    passages: [['Acts 15:19-20', 'James at the meeting in Jerusalem.']],
    related: ['old-testament-law', 'strangers', 'race'],
  },
  {
    id: 'disciple-apostle',
    name: 'apostle',
    phrasings: 'what is a disciple | difference between a disciple and an apostle',
    answer:
      'A disciple is a learner, anyone who follows Jesus. An apostle is someone sent: the twelve Jesus chose, and also Paul and a few others.',
    passages: [['Luke 6:13-16', 'Jesus chooses twelve.']],
    related: ['fruit-of-the-spirit', 'church', 'jesus'],
  },
  {
    id: 'antichrist',
    name: 'antichrist',
    phrasings:
      'whos the antichrist | who is the antichrist | where does the bible talk about the antichrist | is the antichrist alive',
    answer:
      'The word is only in the letters of John, where it means anyone who denies Jesus, and there are many of them. Readers have linked it with the man of lawlessness in 2 Thessalonians and the beast of Revelation; churches differ on that. I name no living person, for every such guess has been wrong.',
    passages: [
      ['1 John 2:18', 'John to churches that had split.'],
      ['1 John 2:22', 'Who he means.'],
      ['2 Thessalonians 2:3-4', 'Paul on the man of lawlessness.'],
    ],
    related: ['end-times', 'revelation-book', 'satan'],
  },
  {
    id: 'purgatory',
    name: 'purgatory',
    phrasings:
      'is purgatory in the bible | is purgatory real | do Catholics still believe in purgatory | what is purgatory and is it in the bible',
    answer:
      'Purgatory is Catholic teaching: those who die in God’s friendship but are not yet pure are made ready for heaven, and prayer helps them. The word is not in the Bible; Catholics point to 2 Maccabees 12 and to 1 Corinthians 3. Protestants do not teach it, and the Orthodox pray for the dead without defining such a place.',
    passages: [['1 Corinthians 3:13-15', 'Paul on work that is tested by fire.']],
    related: ['death', 'heaven', 'mary-and-saints'],
  },
  {
    id: 'rapture-word',
    name: 'rapture',
    phrasings:
      'is that word rapture in the bible | rapture. is that word in the bible | where does the word rapture come from | what verse is the rapture',
    answer:
      'The word is not in English Bibles. It comes from the Latin of 1 Thessalonians 4:17, where Paul says that believers will be caught up to meet the Lord. Some churches expect this before a time of tribulation; most see one return of Christ at the end.',
    passages: [['1 Thessalonians 4:16-17', 'Paul to people who grieve.']],
    related: ['end-times', 'revelation-book', 'hope'],
  },
  {
    id: 'nephilim',
    name: 'Nephilim',
    phrasings: 'who were the giants in Genesis | sons of God and daughters of men',
    answer:
      'The Nephilim are named twice, in Genesis 6 and in the report of the spies in Numbers 13, as mighty or very tall people of old. Whether they were children of angels or of men is an old dispute, and the text does not settle it.',
    passages: [['Genesis 6:4', 'Before the flood.']],
    related: ['angels', 'creation', 'bible-true'],
  },
  {
    id: 'messiah',
    name: 'messiah',
    phrasings: 'is Christ Jesus’ last name',
    answer:
      'Messiah is Hebrew and Christ is Greek; both mean the anointed one. Kings and priests of Israel were anointed with oil, and people hoped for one more king from David’s family. Christians confess that Jesus is the one.',
    passages: [['John 1:41', 'Andrew to his brother.']],
    related: ['jesus', 'jesus-divine', 'israel'],
  },
];

export const words = all.map(word);
