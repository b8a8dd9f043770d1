import type { Fact } from '../fact.ts';
import { aboutBook } from './how-people-ask.ts';

/** A book: its name, its answer, and the passages to begin with. */
type Book = readonly [name: string, answer: string, ...passages: (readonly [string, string])[]];

const books: readonly Book[] = [
  [
    'Genesis',
    'Genesis is the book of beginnings: creation, the first sin, the flood and Babel, and then the family of Abraham, Isaac, Jacob and Joseph. It ends in Egypt, with Joseph forgiving his brothers. Tradition names Moses as its author; most scholars see several sources.',
    ['Genesis 12:1-3', 'God’s promise to Abraham.'],
    ['Genesis 50:19-21', 'How it ends.'],
  ],
  [
    'Exodus',
    'Exodus tells how God freed Israel from slavery in Egypt through Moses: the plagues, the Passover and the crossing of the sea. At Sinai Israel receives the Ten Commandments, makes the golden calf, is forgiven, and builds the tent where God is present.',
    ['Exodus 3:7-10', 'God calls Moses.'],
    ['Exodus 20:1-3', 'The commandments begin.'],
  ],
  [
    'Leviticus',
    'Leviticus holds instructions for priests and people: sacrifices, clean and unclean, feasts, and a holy life. Its idea is that a holy God lives among people who need forgiveness. The command to love your neighbor comes from this book.',
    ['Leviticus 19:18', 'On the neighbor.'],
    ['Leviticus 16:29-31', 'The day of atonement.'],
  ],
  [
    'Numbers',
    'Numbers tells of Israel’s forty years in the desert between Sinai and the promised land, with two counts of the people that give it its name. They complain, refuse to enter the land, and live on what God provides.',
    ['Numbers 6:24-26', 'The blessing of Aaron.'],
    ['Numbers 14:6-9', 'Two spies speak up.'],
  ],
  [
    'Deuteronomy',
    'Deuteronomy is the farewell of Moses. At the border of the land he repeats the law, asks the people to love God with all their heart, and sets life and death before them. Then he dies. Jesus quotes it when he is tempted.',
    ['Deuteronomy 6:4-9', 'The heart of the book.'],
    ['Deuteronomy 30:19-20', 'Choose life.'],
  ],
  [
    'Joshua',
    'The book of Joshua tells how Israel entered the promised land under Joshua: the Jordan, Jericho, other battles, and how the land was divided. It closes with the question of whom the people will serve. Its wars are hard to read today.',
    ['Joshua 1:8-9', 'God to Joshua.'],
    ['Joshua 24:15', 'The choice.'],
  ],
  [
    'Judges',
    'Judges covers a dark time before Israel had kings. Again and again people leave God, are oppressed, cry out, and are saved by leaders such as Deborah, Gideon and Samson. Its last line says that everyone did what they thought right.',
    ['Judges 2:16-19', 'The pattern.'],
    ['Judges 4:4-9', 'Deborah.'],
  ],
  [
    '1 Samuel',
    'First Samuel tells how Israel got its first kings. Samuel is born and called, Saul becomes king and fails, and David, a shepherd, beats Goliath and has to flee from Saul’s jealousy.',
    ['1 Samuel 16:6-7', 'David is chosen.'],
  ],
  [
    '2 Samuel',
    'Second Samuel tells of David’s reign: his victories, God’s promise to his family, his crime against Bathsheba and Uriah, and the revolt of his son Absalom.',
    ['2 Samuel 7:12-16', 'The promise.'],
    ['2 Samuel 12:7-13', 'Nathan and David.'],
  ],
  [
    '1 Kings',
    'First Kings goes from Solomon, who builds the temple, to the division of the kingdom into Israel and Judah, and to the prophet Elijah, who opposes King Ahab and Queen Jezebel.',
    ['1 Kings 3:9-12', 'Solomon asks for wisdom.'],
    ['1 Kings 19:11-13', 'Elijah on the mountain.'],
  ],
  [
    '2 Kings',
    'Second Kings tells of Elisha and of the last kings of Israel and Judah. Assyria destroys the north and Babylon takes Jerusalem. The book explains it by idols and injustice, and ends with a small sign of hope in exile.',
    ['2 Kings 25:8-11', 'Jerusalem falls.'],
    ['2 Kings 25:27-30', 'The last lines.'],
  ],
  [
    '1 Chronicles',
    'First Chronicles retells history up to David for people who had come back from exile. It begins with nine chapters of names and then shows David preparing for the temple and its songs.',
    ['1 Chronicles 16:8-11', 'A song of David’s.'],
  ],
  [
    '2 Chronicles',
    'Second Chronicles retells the time from Solomon’s temple to the exile with an eye on worship and on kings who turned back to God. It ends with the order to go home and rebuild.',
    ['2 Chronicles 7:14', 'God answers Solomon.'],
    ['2 Chronicles 36:22-23', 'The end.'],
  ],
  [
    'Ezra',
    'Ezra tells how Jews returned from Babylon and rebuilt the temple despite opposition. Ezra, a scribe, teaches the law. Its end, where foreign wives are sent away, is hard to read and was not made a rule for the church.',
    ['Ezra 3:10-13', 'Joy and weeping at the new temple.'],
  ],
  [
    'Nehemiah',
    'The book of Nehemiah tells how a royal official rebuilt Jerusalem’s walls in fifty-two days, with prayer and a good plan. Then Ezra reads the law aloud, and the people weep and celebrate.',
    ['Nehemiah 2:17-18', 'The plan.'],
    ['Nehemiah 8:8-10', 'The reading.'],
  ],
  [
    'Proverbs',
    'Proverbs collects short sayings on wise living: work, words, money, friends and family. They say what is usually true, and they aren’t promises without exception. Many are linked with Solomon. It has thirty-one chapters, so some people read one a day.',
    ['Proverbs 1:7', 'Where wisdom begins.'],
    ['Proverbs 3:5-6', 'Trust.'],
  ],
  [
    'Ecclesiastes',
    'Ecclesiastes asks what is left of all our work, since everyone dies. The writer tries pleasure, wealth and wisdom and calls it all a breath. He advises enjoying simple gifts and respecting God. It is a book for people who feel that life is empty.',
    ['Ecclesiastes 1:2-4', 'The question.'],
    ['Ecclesiastes 12:13', 'The end of the matter.'],
  ],
  [
    'Song of Solomon',
    'The Song of Solomon is love poetry between a woman and a man, with joy in each other’s bodies. Jews and Christians have also read it as a picture of God’s love for his people.',
    ['Song of Solomon 2:10-13', 'Spring.'],
    ['Song of Solomon 8:6-7', 'Love is strong.'],
  ],
  [
    'Isaiah',
    'Isaiah has warnings about injustice and empty worship, and from chapter 40 great words of comfort for exiles. It speaks of a coming prince of peace and of a servant who suffers for others. The New Testament quotes it often.',
    ['Isaiah 1:16-17', 'A warning.'],
    ['Isaiah 40:28-31', 'Comfort.'],
  ],
  [
    'Jeremiah',
    'The book of Jeremiah gathers the words and the life of a prophet who warned Jerusalem for forty years before it fell. He suffers for it and complains to God. In the middle is the promise of a new covenant.',
    ['Jeremiah 31:31-34', 'The new covenant.'],
    ['Jeremiah 20:7-9', 'His complaint.'],
  ],
  [
    'Lamentations',
    'Lamentations is five poems of grief over the destruction of Jerusalem. They do not explain the pain away. In the middle is a line of hope: God’s mercies are new every morning.',
    ['Lamentations 3:19-24', 'The middle.'],
  ],
  [
    'Ezekiel',
    'The book of Ezekiel comes from exile in Babylon. A priest sees God’s glory leave the temple, warns the people, and then sees dry bones live and God’s glory return. God promises a new heart.',
    ['Ezekiel 36:25-27', 'A new heart.'],
    ['Ezekiel 37:1-6', 'The dry bones.'],
  ],
  [
    'Daniel',
    'The first half of Daniel tells of Jews who stay faithful at foreign courts: the furnace, the writing on the wall, the lions’ den. The second half has visions of kingdoms that rise and fall while God remains.',
    ['Daniel 6:19-23', 'The lions’ den.'],
    ['Daniel 7:13-14', 'A figure from heaven.'],
  ],
  [
    'Hosea',
    'In the book of Hosea a prophet’s marriage to an unfaithful wife becomes a picture of God’s love for Israel. It is full of anger and of tenderness; God cannot give his people up.',
    ['Hosea 11:8-9', 'God’s heart.'],
  ],
  [
    'Joel',
    'Joel begins with a plague of locusts and calls people to turn back to God. It promises that God will pour out his Spirit on all people; Peter quotes that at Pentecost.',
    ['Joel 2:12-13', 'Return.'],
    ['Joel 2:28-29', 'The Spirit.'],
  ],
  [
    'Amos',
    'Amos was a shepherd who attacked the rich of Israel for crushing the poor while they held fine services. He asks for justice to flow like water.',
    ['Amos 5:21-24', 'Worship without justice.'],
  ],
  [
    'Obadiah',
    'Obadiah is the shortest book of the Old Testament: one chapter against Edom, which watched and profited when Jerusalem fell.',
    ['Obadiah 1:12', 'What Edom should not have done.'],
  ],
  [
    'Micah',
    'Micah speaks for the poor against corrupt leaders and names Bethlehem as the town of a coming ruler. He sums up what God asks: to do justice, love mercy and walk humbly.',
    ['Micah 6:8', 'What God asks.'],
    ['Micah 5:2', 'Bethlehem.'],
  ],
  [
    'Nahum',
    'Nahum announces the fall of Nineveh, the capital of cruel Assyria. It is the dark counterpart to Jonah and gave hope to people whom Assyria had crushed.',
    ['Nahum 1:7', 'A refuge.'],
  ],
  [
    'Habakkuk',
    'Habakkuk asks God why he allows violence. God’s answer troubles him more. He waits, and ends with a song: even if there is no harvest, he will rejoice in God.',
    ['Habakkuk 1:2-4', 'The complaint.'],
    ['Habakkuk 3:17-19', 'The song.'],
  ],
  [
    'Zephaniah',
    'Zephaniah warns of a day of judgment for Judah and its neighbors, and ends with comfort: God sings with joy over his people.',
    ['Zephaniah 3:17', 'The comfort.'],
  ],
  [
    'Haggai',
    'Haggai urges people who have come back from exile to finish the temple instead of only their own houses.',
    ['Haggai 1:3-6', 'His question.'],
  ],
  [
    'Zechariah',
    'Zechariah encourages the rebuilding of the temple with night visions, and speaks of a humble king on a donkey. The Gospels quote it for the last week of Jesus.',
    ['Zechariah 9:9', 'The king.'],
    ['Zechariah 4:6', 'By the Spirit.'],
  ],
  [
    'Malachi',
    'Malachi closes the Old Testament in Christian Bibles. It argues with tired people about careless worship, broken marriages and withheld tithes, and promises a messenger who prepares the way.',
    ['Malachi 3:1', 'The messenger.'],
  ],
  [
    'Matthew',
    'The Gospel of Matthew shows Jesus as the Messiah whom Israel’s Scriptures promised. It has the wise men, the Sermon on the Mount, many parables, and ends with the task to go to all nations. It names no author; tradition says Matthew, the tax collector.',
    ['Matthew 5:3-10', 'The sermon begins.'],
    ['Matthew 28:18-20', 'The end.'],
  ],
  [
    'Mark',
    'Mark is the shortest Gospel and probably the oldest. It moves fast, from the baptism of Jesus to his miracles, his suffering and the empty tomb. It asks who Jesus is and what following him costs. It is a good place to begin.',
    ['Mark 1:14-15', 'Jesus begins.'],
    ['Mark 8:27-35', 'The turning point.'],
  ],
  [
    'Luke',
    'Luke’s Gospel tells the most stories: the manger, the good Samaritan, the prodigal son, Zacchaeus, Emmaus. It pays attention to women, poor people and outsiders. By tradition its author is Luke, a physician, who also wrote Acts.',
    ['Luke 1:1-4', 'Why he wrote.'],
    ['Luke 4:16-21', 'Jesus in Nazareth.'],
  ],
  [
    'John',
    'The Gospel of John says who Jesus is: the Word who became flesh. It has seven signs, long talks, and sayings such as “I am the bread of life.” It was written so that readers believe and have life.',
    ['John 1:1-5', 'The beginning.'],
    ['John 20:30-31', 'Why it was written.'],
  ],
  [
    'Acts',
    'Acts tells how the church began: Pentecost, the first believers in Jerusalem, Stephen’s death, Paul’s conversion and his journeys as far as Rome. It is the second book by Luke.',
    ['Acts 1:8', 'Its plan.'],
    ['Acts 2:42-47', 'The first church.'],
  ],
  [
    'Romans',
    'Romans is Paul’s longest letter. In short: all people have sinned; God makes them right by faith in Jesus, as a gift; the Spirit gives new life and nothing separates them from God’s love; God has not forgotten Israel; and so believers live in love and welcome one another.',
    ['Romans 3:22-24', 'All have sinned; all can be made right.'],
    ['Romans 5:1-2', 'Peace with God.'],
    ['Romans 12:1-2', 'So live.'],
  ],
  [
    '1 Corinthians',
    'First Corinthians answers a divided church: rival groups, lawsuits, marriage, food, worship, spiritual gifts and the resurrection. Its most famous part is the chapter on love.',
    ['1 Corinthians 1:10', 'The divisions.'],
    ['1 Corinthians 13:4-7', 'Love.'],
  ],
  [
    '2 Corinthians',
    'Second Corinthians is Paul’s most personal letter. He defends his work, speaks of comfort in suffering and of strength in weakness, and raises money for poor believers in Jerusalem.',
    ['2 Corinthians 4:7-10', 'Clay jars.'],
    ['2 Corinthians 12:9', 'Weakness.'],
  ],
  [
    'Galatians',
    'Galatians is Paul’s angry letter on freedom. Teachers wanted Gentile Christians to be circumcised; Paul says that people are made right by trust in Christ. Freedom is for love, and the Spirit brings its fruit.',
    ['Galatians 2:16', 'Faith.'],
    ['Galatians 5:13-14', 'Freedom for love.'],
  ],
  [
    'Ephesians',
    'Ephesians says that God saves by grace and makes one people of Jews and Gentiles. The second half says how to live: unity, honesty, households, and the armor of God.',
    ['Ephesians 2:8-10', 'Grace.'],
    ['Ephesians 4:1-3', 'Unity.'],
  ],
  [
    'Philippians',
    'Philippians is a letter of joy from prison. Paul thanks a church for its gift, holds up the humility of Christ, and writes about peace and contentment.',
    ['Philippians 2:5-8', 'Christ’s humility.'],
    ['Philippians 4:4-7', 'Joy and peace.'],
  ],
  [
    'Colossians',
    'Colossians says that Christ is above all powers and is enough: believers need no extra rules or secret knowledge. Then it describes the new life, which is put on like clothes.',
    ['Colossians 1:15-17', 'Christ above all.'],
    ['Colossians 3:12-14', 'The new clothes.'],
  ],
  [
    '1 Thessalonians',
    'First Thessalonians is probably Paul’s oldest letter. He comforts a young church about members who have died and speaks of Christ’s return.',
    ['1 Thessalonians 4:13-18', 'On those who died.'],
  ],
  [
    '2 Thessalonians',
    'Second Thessalonians calms people who think that the last day has come and tells those who have stopped working to work.',
    ['2 Thessalonians 2:1-3', 'Not so fast.'],
    ['2 Thessalonians 3:10-12', 'On work.'],
  ],
  [
    '1 Timothy',
    'First Timothy is advice to a young church leader: sound teaching, prayer, leaders, widows, and the love of money. Its lines on women are read differently by churches.',
    ['1 Timothy 1:15', 'Why Christ came.'],
    ['1 Timothy 6:6-10', 'Money.'],
  ],
  [
    '2 Timothy',
    'Second Timothy reads like Paul’s last will. From prison he asks Timothy to stay faithful, hold to Scripture and come soon.',
    ['2 Timothy 1:7', 'No spirit of fear.'],
    ['2 Timothy 4:6-8', 'The end of the race.'],
  ],
  [
    'Titus',
    'Titus is a short letter on leaders and good works for the church in Crete. It says that grace teaches people to live well.',
    ['Titus 2:11-14', 'What grace does.'],
  ],
  [
    'Philemon',
    'Philemon is a one-page letter. Paul asks a slave owner to receive Onesimus, who had left him, as a dear brother.',
    ['Philemon 1:15-17', 'The request.'],
  ],
  [
    'Hebrews',
    'Hebrews encourages tired believers not to give up. It says that Jesus is greater than angels, Moses and the priests, and that his sacrifice is final. It has the chapter on faith. No one knows who wrote it.',
    ['Hebrews 4:14-16', 'A high priest who understands.'],
    ['Hebrews 12:1-3', 'Keep running.'],
  ],
  [
    'James',
    'James is about faith that acts: control of the tongue, care for the poor, patience, prayer. It says that faith without works is dead. By tradition its author is James, the brother of Jesus.',
    ['James 1:22', 'Doing.'],
    ['James 2:14-17', 'Faith and works.'],
  ],
  [
    '1 Peter',
    'First Peter encourages Christians who are insulted and suffer for their faith. It speaks of a living hope and asks them to answer with good deeds, gently.',
    ['1 Peter 1:3-6', 'Living hope.'],
    ['1 Peter 3:15-16', 'With gentleness.'],
  ],
  [
    '2 Peter',
    'Second Peter warns of false teachers and answers people who mock the promise of Christ’s return: God is patient.',
    ['2 Peter 3:8-9', 'God’s patience.'],
  ],
  [
    '1 John',
    'First John was written so that believers may know that they have eternal life. It says that God is light and God is love, and that love shows in how we treat each other.',
    ['1 John 4:7-12', 'Love.'],
    ['1 John 5:13', 'Why it was written.'],
  ],
  [
    '2 John',
    'Second John is a letter of thirteen verses: love one another, keep to the truth, and do not support false teachers.',
    ['2 John 1:5-6', 'Love.'],
  ],
  [
    '3 John',
    'Third John is a very short letter to a man called Gaius. It praises his hospitality and complains about a leader who turns people away.',
    ['3 John 1:5-8', 'Hospitality.'],
  ],
  [
    'Jude',
    'Jude is one page against teachers who use grace as an excuse, and asks readers to be merciful to those who doubt. It ends with a well-known blessing.',
    ['Jude 1:22', 'On doubters.'],
    ['Jude 1:24-25', 'The blessing.'],
  ],
];

const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

export const bibleBooks: readonly Fact[] = books.map(([name, answer, ...passages]) => ({
  id: `book-${plain(name)}`,
  name: `the book of ${name}`,
  question: `What is ${name} about?`,
  phrasings: aboutBook(name),
  answer,
  passages,
  related: ['bible-reading', 'bible-translations', 'bible-true'],
}));
