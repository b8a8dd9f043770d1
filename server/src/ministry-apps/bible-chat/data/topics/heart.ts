import type { Topic } from '../topic.ts';

export const heart: readonly Topic[] = [
  {
    id: 'anxiety',
    name: 'anxiety',
    question: 'What does the Bible say about anxiety?',
    phrases:
      'anxiety, anxious, worry, worried, worrying, panic, panic attack, nervous, cannot sleep worry, overthinking, racing thoughts, stop worrying, anxious thoughts, nerves, on edge, worst case, fear and worry',
    answer:
      'Jesus and Paul both speak to worried people, and neither scolds them. Jesus points to birds and field flowers and says that tomorrow can carry itself. Paul tells a church to turn each worry into a request, with thanks, and speaks of a peace that stands guard. Anxiety that does not let go is also something a doctor or counselor can treat.',
    more: 'Paul wrote those words from prison, so he was not describing a life without reasons to worry. The Psalms do it too: they begin with the fear and walk to trust.',
    passages: [
      ['Philippians 4:6-7', 'Paul, in prison, to the church in Philippi that worried about him.'],
      ['Matthew 6:25-34', 'Jesus on a hillside, to people who did not know what they would eat.'],
      ['1 Peter 5:6-7', 'A letter to scattered Christians under pressure.'],
      ['Psalm 94:18-19', 'A singer on the many thoughts inside him.'],
    ],
    next: 'Take one worry, name it in a sentence to God, and write down the one part of it that is yours to do today.',
    related: ['fear', 'peace', 'sleep'],
  },
  {
    id: 'fear',
    name: 'fear',
    question: 'What can I read when I am afraid?',
    phrases: 'fear, afraid, scared, terrified, frightened, scary, phobia, afraid future, fear future, courage afraid',
    answer:
      'God and his messengers tell people not to be afraid again and again in the Bible, nearly always because someone is. It is said as comfort, with a reason attached: I am with you. Courage there is not the absence of fear but going on in company.',
    more: 'Psalm 56 gives the order: first the fear is admitted, then trust is chosen, in the same breath.',
    passages: [
      ['Psalm 56:3-4', 'David, by the heading, when enemies had him in their hands.'],
      ['Isaiah 41:10', 'A prophet to a people in exile who felt very small.'],
      ['Psalm 23', 'A song of David about a shepherd and a dark valley.'],
      ['Joshua 1:9', 'God to Joshua, on the day he took over from Moses.'],
    ],
    next: 'Learn Psalm 56:3 by heart tonight. It is short enough for a breath in and a breath out.',
    related: ['anxiety', 'courage', 'fear-of-death'],
  },
  {
    id: 'anger',
    name: 'anger',
    question: 'Is it a sin to be angry?',
    phrases:
      'anger, angry, temper, rage, furious, mad at, lose temper, control anger, yell, yelling, road rage, frustrated, short fuse, control my temper, temper with kids, anger kids',
    answer:
      "Being angry is not called a sin; Jesus was angry, and so is God in both Testaments. The Bible's concern is what anger does when it is kept or let loose. It says to be slow to it, to settle it before the day ends, and to leave revenge to God.",
    more: 'James makes it practical: be quick to hear and slow to speak. Anger often tells you that something matters; it does not tell you what to do about it.',
    passages: [
      ['Ephesians 4:26-27', 'Paul to Christians in and around Ephesus, on living together.'],
      ['James 1:19-20', 'James to scattered churches, about tempers in the congregation.'],
      ['Proverbs 15:1', "A saying from Israel's wisdom on how quarrels grow or die."],
      ['Mark 3:1-5', 'Jesus, watched by people who cared more for a rule than for a man.'],
    ],
    next: 'Before you answer the one who made you angry, walk for ten minutes. Then say one sentence that begins with "I", not with "you".',
    related: ['forgiving-others', 'conflict', 'bitterness'],
  },
  {
    id: 'bitterness',
    name: 'bitterness',
    question: 'How do I let go of bitterness?',
    phrases:
      'bitter, bitterness, resentment, resent, grudge, hold grudge, holding grudge, let go, hatred, hate someone, cannot get over',
    answer:
      'The New Testament calls bitterness a root: it grows underground and comes up in other places. Its remedy is not pretending that nothing happened. It is to name the wrong, hand the verdict to God, and stop feeding it, which usually takes more than one day.',
    more: 'Joseph could say that his brothers meant evil and that God meant good, both in one sentence. He did not have to call the evil small.',
    passages: [
      ['Hebrews 12:14-15', 'A preacher to tired Christians, on what spoils a community.'],
      ['Ephesians 4:31-32', 'Paul on what to put away, and what to put in its place.'],
      ['Genesis 50:19-21', "Joseph to the brothers who had sold him, after their father's death."],
    ],
    next: 'Write the whole grievance on one page, read it to God, and tear it up. Repeat when it comes back.',
    related: ['forgiving-others', 'anger', 'enemies'],
  },
  {
    id: 'envy',
    name: 'envy and comparison',
    question: 'How do I stop comparing myself to others?',
    phrases:
      'envy, envious, jealous, jealousy, comparing, comparison, compare myself, others better, covet, coveting, friends successful',
    answer:
      'The Bible takes envy seriously: it is in the Ten Commandments and is behind the first murder. Psalm 73 is the honest diary of someone who nearly lost his faith over it. His cure was not getting what others had, but seeing their end and his own nearness to God.',
    more: "When Peter asked about another disciple's future, Jesus answered, in effect, that it was not his concern. Each is called by name.",
    passages: [
      ['Psalm 73:2-3', 'Asaph, a temple singer, confessing what he saw and felt.'],
      ['John 21:20-22', 'Peter compares himself with another disciple, and Jesus answers.'],
      ['Proverbs 14:30', 'A saying about what envy does to the body.'],
      ['Exodus 20:17', 'The last of the Ten Commandments, given at Sinai.'],
    ],
    next: 'Pray a blessing on the one you envy, by name, every day for a week. Leave the app that feeds it for the same week.',
    related: ['contentment', 'self-worth', 'gratitude'],
  },
  {
    id: 'pride',
    name: 'pride',
    question: 'What does the Bible say about pride?',
    phrases:
      'pride, proud, arrogant, arrogance, ego, boast, boasting, vain, conceited, selfish, self centered, narcissist',
    answer:
      'Pride in the Bible is not being glad of good work. It is living as if you owed nothing to God or others, and looking down. Proverbs says that it comes before a fall; James and Peter say that God opposes it and gives grace to the humble.',
    more: "Paul's question to a divided church is worth keeping: which of your gifts did not come from someone else?",
    passages: [
      ['Proverbs 16:18-19', 'Two sayings set side by side about where pride leads.'],
      ['Luke 18:9-14', 'A story Jesus told to people who were sure of themselves.'],
      ['1 Corinthians 4:7', 'Paul to Christians who boasted of their teachers.'],
    ],
    next: 'Thank someone today for something you have been taking credit for.',
    related: ['humility', 'judging', 'gratitude'],
  },
  {
    id: 'humility',
    name: 'humility',
    question: 'What is humility in the Bible?',
    phrases: 'humility, humble, meek, meekness, modest heart, lowly, servant heart',
    answer:
      "Humility is not thinking badly of yourself. In the Bible it is knowing who God is, and so being free to look at others' interests. Its pattern is Jesus, who washed feet on the last night of his life.",
    more: 'Micah puts it last in a list of three that God asks for: justice, mercy, and a humble walk with him.',
    passages: [
      ['Philippians 2:3-8', 'Paul to the church in Philippi, quoting what may be an early hymn.'],
      ['John 13:12-15', 'Jesus to his disciples, after washing their feet.'],
      ['Micah 6:8', 'A prophet to people who thought God wanted bigger sacrifices.'],
    ],
    next: 'Do one useful thing this week that no one will learn of.',
    related: ['pride', 'serving', 'kindness'],
  },
  {
    id: 'patience',
    name: 'patience',
    question: 'How do I become more patient?',
    phrases: 'patience, patient, impatient, waiting, wait god, waiting on god, god timing, long wait, taking so long',
    answer:
      'Patience in the Bible has two sides: bearing with people, and waiting for God. It is called a fruit, which means that it grows, and slowly. James compares it to a farmer who can do nothing about the rain but does not stop farming.',
    more: 'Abraham waited twenty-five years and did not always do it well. The waiting is not wasted time in these stories; it is where people are made.',
    passages: [
      ['James 5:7-8', 'James to poor Christians who longed for things to be put right.'],
      ['Psalm 27:13-14', 'David, speaking to himself while he waits.'],
      ['Galatians 5:22-23', "Paul on what God's Spirit grows in people."],
      ['Colossians 3:12-13', 'Paul to a church he had not met, on how to bear with one another.'],
    ],
    next: 'Pick the slowest line or the slowest person of your day, and use the time for one short prayer for them.',
    related: ['unanswered-prayer', 'perseverance', 'fruit-of-the-spirit'],
  },
  {
    id: 'joy',
    name: 'joy',
    question: 'How can I have joy?',
    phrases: 'joy, joyful, happy, happiness, rejoice, god want happy, cheerful, enjoy life',
    answer:
      "Joy in the Bible is deeper than good luck; it can come with tears. Paul writes about it most in a letter from prison. Happiness is not despised: feasts, wine, weddings and children's laughter belong to the good gifts.",
    more: 'Jesus links joy with staying close to him and keeping his command of love. It comes more often sideways than by chasing it.',
    passages: [
      ['Philippians 4:4-5', 'Paul, a prisoner, to his favorite church.'],
      ['John 15:9-12', 'Jesus to his disciples on the night before he died.'],
      ['Nehemiah 8:9-10', 'Leaders to a crowd in tears at hearing the law read.'],
      ['Psalm 16:11', 'David, at the end of a song of trust.'],
    ],
    next: 'Write down three small things from today that were good, and thank God for each by name.',
    related: ['gratitude', 'peace', 'contentment'],
  },
  {
    id: 'peace',
    name: 'peace',
    question: 'How can I find peace?',
    phrases: 'peace, peaceful, inner peace, calm, peace mind, restless, at peace, stillness, quiet mind',
    answer:
      "The Bible's word for peace means that things are whole: with God, with others, within. Jesus gave it to his friends as a parting gift on a night that was anything but calm. Peace with God comes first in the New Testament, and the quiet of mind grows out of it.",
    more: 'It is also work: the peacemakers Jesus blesses are those who make it, not those who avoid every quarrel.',
    passages: [
      ['John 14:27', 'Jesus to his disciples, hours before his arrest.'],
      ['Philippians 4:6-7', 'Paul to Philippi, on what to do with worries.'],
      ['Isaiah 26:3-4', 'A song that the prophet gives to a city under threat.'],
      ['Romans 5:1', 'Paul on where peace with God begins.'],
    ],
    next: 'Sit for five minutes without a screen. Breathe in on "my peace", out on "I give to you".',
    related: ['anxiety', 'rest', 'conflict'],
  },
  {
    id: 'love',
    name: 'love',
    question: 'What does the Bible say about love?',
    phrases:
      'love, loving, love others, real love, what love, love chapter, love neighbor, god is love, greatest commandment',
    answer:
      'Jesus put the whole law into two commands: love God, and love your neighbor as yourself. Love in the Bible is first something done: patient, kind, not keeping score. Its measure is how Christ loved, and its source is that God loved us first.',
    more: 'Paul wrote the famous chapter on love to a church that was quarreling about gifts, not to a couple at the altar. It fits both.',
    passages: [
      ['1 Corinthians 13:4-8', 'Paul to a quarreling church in Corinth.'],
      ['Matthew 22:36-40', 'Jesus, asked by an expert which command is greatest.'],
      ['1 John 4:7-11', 'John to churches that had been through a split.'],
      ['John 13:34-35', 'Jesus to his disciples at the last supper.'],
    ],
    next: 'Read 1 Corinthians 13:4-7 slowly and put your own name where it says love. Stop at the line that does not fit, and pray about that one.',
    related: ['gods-love', 'marriage', 'neighbor'],
  },
  {
    id: 'contentment',
    name: 'contentment',
    question: 'How can I be content with what I have?',
    phrases:
      'content, contentment, satisfied, never enough, want more, materialism, materialistic, stuff, possessions, shopping, nice things, want things, expensive things, luxury',
    answer:
      "Paul says that he learned contentment, so it is not a talent. He had known plenty and hunger and found that the same strength held in both. The Bible's advice is to be thankful for food and clothing and to be on guard against the love of more.",
    more: 'The well-known line about doing all things through Christ comes from there: it speaks of living with little or much, not of winning.',
    passages: [
      ['Philippians 4:11-13', 'Paul, thanking the Philippians for money they had sent to his prison.'],
      ['1 Timothy 6:6-8', 'Paul to Timothy, about teachers who saw religion as a business.'],
      ['Hebrews 13:5', 'A preacher to Christians who had lost property for their faith.'],
    ],
    next: 'Go one week without buying anything but food. Note what you missed and what you did not.',
    related: ['money', 'gratitude', 'envy'],
  },
  {
    id: 'gratitude',
    name: 'gratitude',
    question: 'Why should I be thankful when life is hard?',
    phrases: 'gratitude, grateful, thankful, thanks god, thanksgiving, give thanks, count blessings, blessed',
    answer:
      'The Bible asks people to give thanks in everything, which is not the same as being thankful for everything. It thanks God for harvest and healing, and it also thanks him in the dark for what is still true. Ten were healed in one story, and one came back.',
    more: "Thanks keeps memory alive: Israel's great psalms of praise are mostly lists of what happened.",
    passages: [
      ['1 Thessalonians 5:16-18', 'Paul to new Christians in a hostile town.'],
      ['Luke 17:11-19', 'Jesus and ten people with a skin disease, at a border.'],
      ['Psalm 103:1-5', 'David, telling his own soul what not to forget.'],
    ],
    next: 'Thank one person in writing today for something they think you never noticed.',
    related: ['joy', 'prayer', 'contentment'],
  },
  {
    id: 'self-worth',
    name: 'self-worth',
    question: 'What does God think of me?',
    phrases:
      'self worth, self esteem, worthless, not good enough, identity, who am i, ugly, insecure, insecurity, hate myself, body image, confidence, loved by god, god think me, value, fat, compare looks, rejected by everyone, not pretty, inferior, matter to god, do i matter, love myself, loving myself, like myself, proud of myself',
    answer:
      "The Bible says that every person is made in God's image, before they have done anything well. A psalm calls its writer wonderfully made, and Jesus says that his Father counts hairs. Your worth there is not earned and is not lost by a bad year.",
    more: 'Zephaniah even pictures God singing over his people. It is not the way most of us talk to ourselves.',
    passages: [
      ['Psalm 139:13-14', 'David, thanking God for how he was made.'],
      ['Genesis 1:26-27', 'The opening of the Bible, on what a human being is.'],
      ['Luke 12:6-7', 'Jesus to followers who were afraid of what people could do.'],
      ['Zephaniah 3:17', 'A prophet to a people who had come through judgment.'],
    ],
    next: 'Write down the harshest thing you say to yourself, and beside it one of these lines. Read the second one aloud.',
    related: ['gods-love', 'shame-guilt', 'depression'],
  },
  {
    id: 'courage',
    name: 'courage',
    question: 'How do I find courage?',
    phrases:
      'courage, brave, bravery, bold, strength, strong, need strength, be strong, hard decision courage, stand up',
    answer:
      'Courage in the Bible is borrowed: be strong, for I am with you. Joshua needed to hear it three times, and Esther asked others to fast with her before she went in to the king. It is a thing done with shaking knees and company.',
    more: "Esther's cousin did not promise her success. He only asked whether she might be where she was for a reason.",
    passages: [
      ['Joshua 1:7-9', 'God to Joshua, before the crossing of the Jordan.'],
      ['Esther 4:13-16', 'Mordecai and Queen Esther, when her people were to be killed.'],
      ['2 Timothy 1:7', 'Paul to a younger leader who had lost heart.'],
      ['Psalm 27:1', 'David, naming what he might have feared.'],
    ],
    next: 'Tell one person what you have to do and when, and ask them to pray at that hour.',
    related: ['fear', 'perseverance', 'calling'],
  },
  {
    id: 'self-control',
    name: 'self-control',
    question: 'How do I get more self-control?',
    phrases:
      'self control, self discipline, discipline myself, willpower, procrastination, lazy, laziness, bad habit, habits, sluggard, overeating, gluttony, eating too much',
    answer:
      'Proverbs compares a person without self-control to a city without walls. The New Testament calls it a fruit of the Spirit, and Paul speaks of training like an athlete. So it is both gift and practice, and it grows by small repetitions more than by vows.',
    more: 'On laziness Proverbs is funny: it sends the sluggard to study an ant. It is gentler with the tired than with the idle.',
    passages: [
      ['1 Corinthians 9:24-27', 'Paul to Corinth, a city that had famous games.'],
      ['Proverbs 25:28', "A saying from Israel's wisdom."],
      ['Titus 2:11-12', 'Paul to a co-worker on Crete, on what grace teaches.'],
      ['Proverbs 6:6-11', "A father's advice to a son who sleeps too long."],
    ],
    next: 'Choose one small act for one week, at a fixed time. Tell someone who will ask you on day three.',
    related: ['temptation', 'addiction', 'fruit-of-the-spirit'],
  },
  {
    id: 'kindness',
    name: 'kindness',
    question: 'What does the Bible say about kindness?',
    phrases: 'kindness, kind, compassion, compassionate, mercy, merciful, gentle, gentleness, be nice, help others',
    answer:
      "Kindness is one of God's own marks in the Bible, and therefore expected of his people. The word often used for it means loyal love that does not run out. Jesus told of a foreigner who stopped for a wounded man when respectable people did not, and said: go and do the same.",
    more: 'Paul tells people to put kindness on like clothing, every morning.',
    passages: [
      ['Luke 10:33-37', 'Jesus answers a lawyer who asked who his neighbor was.'],
      ['Ephesians 4:32', 'Paul on how those who are forgiven treat each other.'],
      ['Ruth 2:10-12', 'Boaz, a landowner, to Ruth, a foreign widow.'],
    ],
    next: 'Do one kind thing today for someone who cannot pay it back.',
    related: ['neighbor', 'love', 'serving'],
  },
];
