import type { Details } from '../detail.ts';

/** What a story teaches, by the id of its fact: for "what can we learn from her?" */
const lessons: Readonly<Record<string, readonly [name: string, lesson: string, passage: string]>> = {
  peter: [
    'Peter',
    'Peter is quick, loyal, afraid and forgiven. His story says that failing Jesus does not have to be the end, and that people are given their task again.',
    'John 21:15-17',
  ],
  'peter-denial': [
    'Peter’s denial',
    'Peter was sure of himself, and fear was stronger. The Gospels tell it openly, so that people who failed know that there is a way back.',
    'Luke 22:61-62',
  ],
  moses: [
    'Moses',
    'Moses did not feel able, made excuses and was sent anyway, with help. He shows leading as patience: he argued with God for the people and seldom for himself.',
    'Exodus 4:10-12',
  ],
  abraham: [
    'Abraham',
    'Abraham set out without knowing where, and he also lied out of fear. Faith in his story means starting, going on, and trusting a promise that takes long.',
    'Hebrews 11:8',
  ],
  sarah: [
    'Sarah',
    'Sarah laughed at God’s promise and still received it. Her story says that doubt and laughter do not cancel what God has promised.',
    'Genesis 18:12-14',
  ],
  isaac: [
    'Isaac',
    'Isaac is a quiet figure who dug his father’s wells again and gave way rather than fight over them. Keeping peace and keeping on is a life’s work too.',
    'Genesis 26:22',
  ],
  jacob: [
    'Jacob',
    'Jacob tricked and was tricked, and God stayed with him. After a night of wrestling he limped and was blessed: God meets people who are not finished.',
    'Genesis 32:26-28',
  ],
  'joseph-son': [
    'Joseph',
    'Joseph was betrayed by his brothers and in the end fed them. He did not call the evil good; he said that God had used it, and he gave up revenge.',
    'Genesis 50:19-21',
  ],
  david: [
    'David',
    'David shows courage and also how power can corrupt. When he was confronted he did not deny it; the difference between him and Saul is that he admitted his guilt.',
    '2 Samuel 12:13',
  ],
  solomon: [
    'Solomon',
    'Solomon asked for wisdom and got it, and later did not live by it. Knowing what is right is not yet doing it.',
    '1 Kings 3:9-12',
  ],
  ruth: [
    'Ruth',
    'Ruth chose loyalty when she could have left, and a stranger became part of the family of David and Jesus. Small faithful acts can matter more than people see.',
    'Ruth 1:16-17',
  ],
  naomi: [
    'Naomi',
    'Naomi said openly that she was bitter, and no one in the story blames her. Help came through people who stayed with her.',
    'Ruth 1:20-21',
  ],
  esther: [
    'Esther',
    'Esther was afraid and asked others to fast with her before she acted. She used the place she had been given to speak for people in danger: courage is acting while afraid.',
    'Esther 4:15-16',
  ],
  deborah: [
    'Deborah',
    'Deborah judged disputes and led in a dangerous time because she listened to God. She shares the credit, and her story shows a woman in leadership.',
    'Judges 4:4-9',
  ],
  hannah: [
    'Hannah',
    'Hannah brought her pain to God without dressing it up, and was taken for drunk. She was heard. Honest prayer is better than polite prayer.',
    '1 Samuel 1:12-17',
  ],
  samson: [
    'Samson',
    'Samson was strong in body and weak in self-control. God worked through him all the same, but gifts do not replace character.',
    'Judges 16:28',
  ],
  elijah: [
    'Elijah',
    'After his greatest day Elijah was exhausted and wanted to die. God gave him sleep, food and a companion before a new task. Rest is no lack of faith.',
    '1 Kings 19:4-8',
  ],
  elisha: [
    'Elisha',
    'Elisha cared for widows, a hungry group and an enemy soldier with leprosy. God’s power in his story is used for ordinary needs.',
    '2 Kings 4:1-7',
  ],
  daniel: [
    'Daniel',
    'Daniel served foreign kings well and kept his prayers, whatever it cost. Someone can work in the world and still refuse what is wrong.',
    'Daniel 6:10',
  ],
  jonah: [
    'Jonah',
    'God’s mercy is wider than Jonah liked. The story asks whether we are willing to see our enemies forgiven, and it shows that God gives second chances to prophets too.',
    'Jonah 4:10-11',
  ],
  job: [
    'Job',
    'Suffering is not always punishment, and friends who explain it can hurt. Job’s honest protest was better in God’s eyes than their neat answers.',
    'Job 42:7',
  ],
  noah: [
    'Noah',
    'Noah did what he was told while no rain was in sight. The story ends with God’s promise, with the rainbow as its sign, never to destroy the earth in that way again.',
    'Genesis 9:12-15',
  ],
  cain: [
    'Cain',
    'God warned Cain that anger was waiting at his door, and Cain did not stop. Envy grows when it is fed; the time to turn back is early. Even then God protected him.',
    'Genesis 4:6-7',
  ],
  'adam-eve': [
    'Adam and Eve',
    'They wanted to be like God, and what followed was hiding and blame. God’s first words to them are a question: where are you? He looks for them and clothes them.',
    'Genesis 3:8-9',
  ],
  'mary-mother': [
    'Mary',
    'Mary asked how it could be, and then said yes without knowing where it would lead. She stayed near the cross when others had fled.',
    'Luke 1:38',
  ],
  'mary-magdalene': [
    'Mary Magdalene',
    'She stayed when others left and was the first to bring the news of Easter. Her past did not decide what Jesus trusted her with.',
    'John 20:16-18',
  ],
  martha: [
    'Martha',
    'Jesus did not tell Martha that work is worthless; he saw that worry was eating her up. Later she, in her grief, makes one of the great confessions of faith.',
    'Luke 10:41-42',
  ],
  thomas: [
    'Thomas',
    'Thomas said honestly what he could not believe, and Jesus came back for him. Doubt that stays among friends and keeps asking can become faith.',
    'John 20:26-28',
  ],
  judas: [
    'Judas',
    'Judas shows that being close to Jesus is no protection from betraying him. Peter failed that night too; the difference is that Peter came back.',
    'Matthew 27:3-4',
  ],
  paul: [
    'Paul',
    'The man who hurt the church became its greatest traveler. Paul himself says that he is an example of patience and mercy: no past is too dark.',
    '1 Timothy 1:15-16',
  ],
  barnabas: [
    'Barnabas',
    'Barnabas trusted people whom others had given up: Paul and John Mark. Standing beside someone can change a life.',
    'Acts 9:26-27',
  ],
  stephen: [
    'Stephen',
    'Stephen prayed for the people who were killing him, as Jesus had done. His story shows courage without hatred.',
    'Acts 7:59-60',
  ],
  zacchaeus: [
    'Zacchaeus',
    'Jesus invited himself before Zacchaeus had changed anything, and being welcomed changed him. He then paid back what he had taken: real change can be counted.',
    'Luke 19:8-10',
  ],
  nicodemus: [
    'Nicodemus',
    'Nicodemus came at night, asked what he did not understand, and needed years. Slow steps toward faith count.',
    'John 3:1-4',
  ],
  lazarus: [
    'Lazarus',
    'Jesus wept although he was about to raise his friend. Grief is no lack of faith, and death does not have the last word.',
    'John 11:33-36',
  ],
  'john-baptist': [
    'John the Baptist',
    'John knew that he was not the center: he pointed to Jesus. In prison he doubted, and Jesus answered him and praised him.',
    'Matthew 11:2-6',
  ],
  rahab: [
    'Rahab',
    'A foreign prostitute risked her life for strangers, and she is in the family line of Jesus. God’s story has room for people whom others write off.',
    'Joshua 2:9-14',
  ],
  hagar: [
    'Hagar',
    'Hagar was used and sent away, and God found her in the desert twice. She calls him the God who sees: no one is invisible to him.',
    'Genesis 16:13',
  ],
  lydia: [
    'Lydia',
    'A businesswoman listened, believed, and opened her house. What she had became a place for the church.',
    'Acts 16:14-15',
  ],
  'prodigal-son': [
    'the prodigal son',
    'The father runs to meet the son before he has finished his speech, and goes out to the angry older brother too. It is a picture of God, for people who ran away and for people who stayed and feel unseen.',
    'Luke 15:20-24',
  ],
  samaritan: [
    'the good Samaritan',
    'The question is not who deserves my help but to whom I can be a neighbor. The one who helps is the one from whom no one expected it.',
    'Luke 10:36-37',
  ],
  sower: [
    'the sower',
    'The same seed falls everywhere; what differs is the soil. Jesus asks how we listen, and tells sowers not to be discouraged by what is lost.',
    'Mark 4:14-20',
  ],
  talents: [
    'the talents',
    'What is given is meant to be used and not buried out of fear. The servants are praised for being faithful, not for the sum.',
    'Matthew 25:21',
  ],
  'red-sea': [
    'the Red Sea',
    'Israel stood between an army and the sea and could do nothing. The story was told ever after as the reason to trust God when there seems to be no way.',
    'Exodus 14:13-14',
  ],
  jericho: [
    'Jericho',
    'The walls fell after days of walking and waiting, not by a clever attack. Hebrews reads it as a story of faith. It also tells of killing that is hard to read, and it is no model for us.',
    'Hebrews 11:30',
  ],
  babel: [
    'Babel',
    'People wanted to make a name for themselves and be safe without God. Many see Pentecost as its answer: different languages, and everyone understands.',
    'Genesis 11:4',
  ],
  gethsemane: [
    'Gethsemane',
    'Jesus was afraid and asked to be spared, and then trusted. You can pray both: what you wish, and that God’s will be done.',
    'Mark 14:35-36',
  ],
  'last-supper': [
    'the last supper',
    'On the night he was betrayed Jesus gave thanks, shared bread and washed feet, also those of Judas. Love in that night meant serving.',
    'Luke 22:19-20',
  ],
};

const asked = (name: string) =>
  `what can we learn from this story | what is the lesson of ${name} | what does ${name} mean for me | what can my kids learn from ${name} | what is the point of the story of ${name}`;

/** The lessons as prepared questions on their facts. */
export const lessonDetails: Details = Object.fromEntries(
  Object.entries(lessons).map(([id, [name, answer, passage]]) => [
    `fact:${id}`,
    [{ asked: asked(name), answer, passages: [passage] }],
  ]),
);
