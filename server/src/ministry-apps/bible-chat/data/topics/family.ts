import type { Topic } from '../topic.ts';

export const family: readonly Topic[] = [
  {
    id: 'marriage',
    name: 'marriage',
    question: 'What does the Bible say about marriage?',
    phrases:
      'marriage, married, marry, wedding, spouse, husband wife, ~husband, ~wife, marital, save marriage, marriage struggling, good marriage, marriage advice, fight with wife, fight with husband, husband fight, wife fight, husband argue, wife argue, bad marriage, unhappy marriage, husband ignores, wife ignores, husband does not love, wife does not love, sexless, my wife wants, my husband wants, couples counseling, newlywed, anniversary',
    answer:
      'The Bible begins its story of marriage with a man and a woman who become one, and ends with a wedding feast. It asks of both faithfulness and of each to give way to the other out of reverence for Christ. It also tells of many unhappy marriages, without pretending, so a hard one is not a strange one.',
    more: "Paul's measure for a husband is Christ giving himself up. Love there is mostly a matter of small daily acts that cost something.",
    passages: [
      ['Genesis 2:18-24', 'The second account of creation, on why people marry.'],
      ['Ephesians 5:21-33', 'Paul to households in Asia Minor; the first line speaks to all.'],
      ['Colossians 3:12-14', 'Paul on what people who live close together need to wear.'],
      ['Ecclesiastes 4:9-12', 'A wise man on why two are better than one.'],
    ],
    next: 'Ask your husband or wife one question tonight and only listen: what was hard for you this week? If you are stuck, a counselor or a pastor early is better than late.',
    related: ['conflict', 'divorce', 'submission'],
  },
  {
    id: 'divorce',
    name: 'divorce',
    question: 'What does the Bible say about divorce?',
    phrases:
      'divorce, divorced, divorcing, separation, separated husband, leave my husband, leave my wife, end marriage, getting divorced, custody, ex wife, ex husband, child support, my ex',
    answer:
      "The Bible treats divorce as a real breaking of something meant to last. Jesus set a higher bar than the teachers of his day, and the Gospels and Paul name grounds: sexual unfaithfulness, and being deserted. Divorce is not called unforgivable, and people who have been through it are not second-class in God's house.",
    more: 'The law of Moses gave a divorced woman papers so that she could not simply be thrown out. Jesus answered men who asked how easily they might leave; that is worth knowing when his words are used against the one who was left.',
    passages: [
      ['Matthew 19:3-9', 'Jesus, asked by Pharisees whether any reason will do.'],
      ['1 Corinthians 7:10-16', 'Paul to Corinth, partly about marriages with unbelievers.'],
      [
        'Malachi 2:13-16',
        'A prophet to men who were faithless to their wives; the last verse is translated in several ways.',
      ],
      ['Psalm 34:18', 'A song about who God is near to.'],
    ],
    differ: {
      Catholic:
        'A valid marriage cannot be dissolved; a church court may find that there was none (annulment). Living apart can be right, above all for safety.',
      Orthodox:
        'Marriage is meant for life; the church may permit divorce and, in a penitential form, a second marriage.',
      'Baptist and many evangelical churches':
        'Many allow divorce for adultery or desertion, and many count abuse with these.',
      'Anglican, Lutheran, Methodist, Presbyterian and Reformed':
        'They regret divorce, allow it where a marriage is broken beyond repair, and usually permit remarriage after pastoral care.',
    },
    next: 'If you are deciding now, speak with a pastor and, where there is harm, with someone trained in safety first. If it is behind you, bring the grief of it to God as grief.',
    related: ['remarriage', 'abuse', 'forgiveness-from-god'],
  },
  {
    id: 'remarriage',
    name: 'remarriage',
    question: 'Can I marry again after a divorce?',
    phrases:
      'remarriage, remarry, remarried, marry again, second marriage, marry divorced, marry after divorce, widow remarry',
    answer:
      "After a death, yes: Paul says plainly that the widow or widower is free. After a divorce Christians read the same few texts differently. Jesus' words are strict, with an exception in Matthew, and Paul speaks of a deserted partner as no longer bound.",
    more: 'What no text does is forbid grace to people who have married again. Churches differ in the door they use, not in whether God welcomes.',
    passages: [
      ['1 Corinthians 7:39', 'Paul on what a death ends and permits.'],
      ['Matthew 19:8-9', 'Jesus in a dispute about grounds for divorce.'],
      ['1 Corinthians 7:15', 'Paul to Christians whose unbelieving partner had left.'],
    ],
    differ: {
      Catholic: "Possible after a partner's death or an annulment.",
      Orthodox: "Possible with the bishop's blessing, in a more sober rite.",
      'Most Protestant churches':
        'Many allow it, some only where the divorce had biblical grounds; a pastor will want to hear your story.',
    },
    next: 'Ask the church that would marry you what it asks for, before you set a date.',
    related: ['divorce', 'marriage', 'forgiveness-from-god'],
  },
  {
    id: 'submission',
    name: 'submission in marriage',
    question: 'What does it mean that wives should submit?',
    phrases:
      'submit, submission, submissive, wives submit, head household, head of house, husband head, obey husband, husband authority, complementarian, egalitarian',
    answer:
      'The sentence about wives follows one that speaks to everyone: submitting to one another out of reverence for Christ. Then the longer part goes to husbands, who are told to give themselves up as Christ did. Whatever a church makes of the roles, the text gives no right to rule by force or to harm.',
    more: "In that world a father's word was law over wife, children and slaves. The surprising lines for its first hearers were the duties laid on him.",
    passages: [
      ['Ephesians 5:21-25', 'Paul to households in Asia Minor, beginning with everyone.'],
      ['1 Peter 3:7', 'A letter to scattered Christians, on what husbands owe.'],
      ['Galatians 3:26-28', 'Paul to churches in Galatia, on who are heirs together.'],
    ],
    differ: {
      'Complementarian churches (many Baptist, Reformed and others)':
        'Husbands are called to lead by self-giving, wives to support that lead; both are equal in worth.',
      'Egalitarian churches (many Methodist, Anglican, Pentecostal and others)':
        'The first line governs the rest: both yield to each other, and no one holds the last word by birth.',
      Catholic: 'Recent popes have read it as a mutual submission of both.',
    },
    next: 'Read verses 21 to 33 together, and let each speak only about the lines addressed to themselves.',
    related: ['marriage', 'abuse', 'women-in-ministry'],
  },
  {
    id: 'singleness',
    name: 'being single',
    question: 'Is it all right to be single?',
    phrases:
      'single, singleness, unmarried, never married, still single, not married, celibate, celibacy, why am i single, find husband, find wife',
    answer:
      'Yes. Jesus was single, and Paul called it a gift that he wished for others. The New Testament no longer treats marriage as what makes a life complete. It also does not call the longing for a partner wrong, and you may pray for one.',
    more: 'Jesus promised people who gave up a household a hundred brothers, sisters and mothers now. That promise depends on churches making room at their tables.',
    passages: [
      ['1 Corinthians 7:7-8', 'Paul, unmarried himself, to a church with many questions.'],
      ['1 Corinthians 7:32-35', 'Paul on what an unmarried person is free for.'],
      ['Mark 10:29-30', 'Jesus to Peter, who had left home to follow.'],
    ],
    next: 'Invite two people to eat with you this month. If you long for a partner, tell God so in one plain sentence.',
    related: ['dating', 'loneliness', 'calling'],
  },
  {
    id: 'dating',
    name: 'dating',
    question: 'What does the Bible say about dating?',
    phrases:
      'dating, date, boyfriend, girlfriend, relationship, courtship, the one, soulmate, break up, breakup, broke up, ex boyfriend, ex girlfriend, engaged, date non christian, marry non christian, unequally yoked, marry unbeliever',
    answer:
      'The Bible does not speak about dating; marriages were arranged in its world. What it says about honesty, self-control and treating each other as brothers and sisters applies. It advises marrying someone who shares your faith, and it nowhere teaches that there is only one right person.',
    more: 'Being yoked together is a farm picture: two animals of different gait pull each other off the row. Paul uses it of close partnerships in general.',
    passages: [
      ['1 Thessalonians 4:3-7', 'Paul to new Christians in a port city, on body and honor.'],
      ['2 Corinthians 6:14', 'Paul to Corinth, with a picture from plowing.'],
      ['1 Timothy 5:1-2', 'Paul to Timothy, on how to treat men and women in church.'],
      ['Proverbs 4:23', "A father's advice to his son."],
    ],
    next: 'Ask one married couple you respect what they looked for and what they overlooked.',
    related: ['sex-before-marriage', 'singleness', 'marriage'],
  },
  {
    id: 'sex-before-marriage',
    name: 'sex before marriage',
    question: 'What does the Bible say about sex before marriage?',
    phrases:
      'sex before marriage, premarital sex, sex outside marriage, fornication, living together, cohabitation, move in together, virgin, virginity, purity, sexual immorality, have sex, sex sin',
    answer:
      'The Bible speaks warmly of sexual love and places it within marriage. The New Testament asks Christians to keep from sexual immorality, a word that covers sex outside marriage. It gives that teaching to people with a past, and offers them a new start rather than a label.',
    more: "Paul's reason is not that bodies are bad but that they matter: what is done with the body is done by the whole person.",
    passages: [
      ['1 Corinthians 6:18-20', 'Paul to Corinth, where some said that the body did not count.'],
      ['1 Thessalonians 4:3-5', 'Paul to new Christians, on holiness and the body.'],
      ['Hebrews 13:4', 'A preacher near the end of his letter, on honoring marriage.'],
      ['Song of Solomon 8:6-7', 'A love poem, on the strength of love.'],
    ],
    differ: {
      'Catholic, Orthodox, Baptist, Pentecostal and most others': 'They teach that sex belongs to marriage.',
      'Some mainline Protestant churches':
        'They hold marriage as the goal and leave more to conscience where there is lasting commitment.',
    },
    next: 'Talk honestly with the other person about what you each want. A pastor or an older friend can be asked in confidence.',
    related: ['dating', 'lust', 'marriage'],
  },
  {
    id: 'adultery',
    name: 'adultery',
    question: 'What does the Bible say about an affair?',
    phrases:
      'adultery, affair, cheated, cheating husband, cheating wife, unfaithful, infidelity, cheated on me, cheating spouse, betrayed spouse, emotional affair',
    answer:
      'The Bible calls adultery a betrayal of the other person and of God; it is one of the Ten Commandments. Jesus traces it back to the look and the heart. He also sent home, uncondemned, a woman others wanted to stone, with the words to sin no more.',
    more: 'After an affair the Bible neither commands the wronged partner to leave nor forces them to stay. Trust is rebuilt by deeds over time, or it is not rebuilt.',
    passages: [
      ['Exodus 20:14', 'One of the Ten Commandments, given at Sinai.'],
      ['John 8:3-11', 'Jesus and a woman accused; the oldest manuscripts lack this passage.'],
      ['Matthew 5:27-28', 'Jesus on a hillside, on where it begins.'],
      ['Psalm 51:1-4', 'By its heading, David after his sin with Bathsheba.'],
    ],
    next: 'If you were betrayed, tell one safe person and give yourself time before deciding. If you did it, end it, tell the truth, and ask a counselor for help with the rest.',
    related: ['divorce', 'forgiving-others', 'marriage'],
  },
  {
    id: 'parenting',
    name: 'raising children',
    question: 'How should I raise my children?',
    phrases:
      'parenting, parent, raise children, raising children, raise kids, discipline children, discipline kids, toddler, teenager, teenage son, teenage daughter, my kids, good mother, good father, mom, ~son, ~daughter, ~kids, ~children, spank, spanking, baby will not sleep, strict parents, punish kids, screen time kids, homeschool, homeschooling',
    answer:
      'The Bible asks parents to tell their children what God has done, in ordinary moments: at home, on the road, at bedtime. It asks for correction, and warns fathers not to make their children bitter. Its proverbs about raising children are wise rules of thumb, not guarantees.',
    more: 'Most families in the Bible are a mess, and God works with them. That may comfort a parent on a bad evening.',
    passages: [
      ['Deuteronomy 6:6-9', 'Moses to Israel before the promised land.'],
      ['Ephesians 6:4', 'Paul to fathers in Asia Minor, whose word was law at home.'],
      ['Proverbs 22:6', 'A proverb: a rule of experience, not a promise for every case.'],
      ['Colossians 3:21', 'Paul in one short line on what to avoid.'],
    ],
    differ: {
      'Views on physical punishment':
        'Some Christians read the sayings about the rod as a command, others as a picture for guidance such as a shepherd gives. All agree that a child must never be harmed.',
    },
    next: 'Tell your child one story tonight of a time when you were afraid or wrong, and what helped.',
    related: ['prodigal-child', 'children', 'anger'],
  },
  {
    id: 'prodigal-child',
    name: 'a child who has left the faith',
    question: 'My child has walked away from God. What can I do?',
    phrases:
      'prodigal, prodigal son, child left church, son left faith, daughter left faith, son left church, daughter left church, kids left church, child walked away, son walked away, daughter walked away, estranged son, estranged daughter, estranged child, adult child, rebellious child, wayward, son does not believe, daughter does not believe, kids not believe',
    answer:
      'Jesus told a story about a father whose son left. The father did not chase him and did not close the door; he watched the road, and he ran when the boy came. The Bible does not promise every parent a return in their lifetime, and it does not say that you failed. It invites you to pray, to love, and to keep the porch light on.',
    more: 'There is an older brother in that story too, who stayed and grew hard. A home to come back to needs both sons.',
    passages: [
      ['Luke 15:11-24', 'Jesus to religious people who objected to his dinner guests.'],
      ['1 Peter 3:15', 'A letter on how to speak of our hope: when asked, and gently.'],
      ['Isaiah 49:15-16', 'A prophet to a people who thought that God had forgotten them.'],
    ],
    next: 'Write your child a message with no advice in it, only something you love about them.',
    related: ['parenting', 'prayer', 'sharing-faith'],
  },
  {
    id: 'children',
    name: 'children',
    question: 'What did Jesus say about children?',
    phrases:
      '~children, jesus children, child faith, little children, childlike, kids church, teach kids god, blessing children',
    answer:
      'Jesus was angry when his friends sent children away, and he held them close. He set a child in the middle and said that greatness looks like this. He also gave his sternest warning to anyone who harms one.',
    more: 'In his day a child had no standing at all. He was not praising innocence so much as placing the least first.',
    passages: [
      ['Mark 10:13-16', 'Jesus, when parents brought their children to him.'],
      ['Matthew 18:1-6', 'Jesus answers disciples who argued about rank.'],
      ['Psalm 127:3', 'A song for pilgrims about house and family.'],
    ],
    next: 'Ask a child what they think God is like, and do not correct the answer.',
    related: ['parenting', 'adoption', 'baptism'],
  },
  {
    id: 'honoring-parents',
    name: 'honoring parents',
    question: 'Do I have to honor a bad parent?',
    phrases:
      'honor parents, honor mother, honor father, honor thy, respect parents, obey parents, bad parents, toxic parents, toxic mother, toxic father, difficult mother, difficult father, abusive father, abusive mother, cut off parents, mother in law, father in law, in laws, estranged parents, ~parents',
    answer:
      "To honor means to give weight: to speak truly of them, to see that they are not left destitute, to refuse contempt. It does not mean to obey as an adult, to call evil good, or to stay within reach of harm. Jesus honored his mother and yet put no family claim above God's.",
    more: 'The commandment was given to grown people and had the care of old parents in view. It came with a promise for the whole society that keeps it.',
    passages: [
      ['Exodus 20:12', 'The fifth commandment by the usual Protestant count.'],
      ['Ephesians 6:1-4', 'Paul to children and to fathers, both.'],
      ['Mark 7:9-13', 'Jesus to people who used religion to avoid supporting their parents.'],
      ['Psalm 27:10', 'David, on being left by those who should have stayed.'],
    ],
    next: 'Decide on one act of honor that does not put you in danger, and on one limit. Tell a friend both.',
    related: ['aging-parents', 'forgiving-others', 'abuse'],
  },
  {
    id: 'aging-parents',
    name: 'caring for old parents',
    question: 'How do I care for my aging parents?',
    phrases:
      'aging parents, elderly parents, elderly mother, elderly father, caregiver, caregiving, caring mother, caring father, nursing home, dementia, alzheimers, parent care, old parents',
    answer:
      'The New Testament counts care for your own family among the plain duties of faith, and Jesus, dying, made sure his mother had a home. It does not say how: a good nursing home can be care too. No one is asked to do it without help or sleep.',
    more: 'Dementia is not named in the Bible. What it does say is that God remembers us, whether or not we still remember him.',
    passages: [
      ['1 Timothy 5:3-8', 'Paul to Timothy, on widows and their families.'],
      ['John 19:25-27', 'Jesus on the cross, to his mother and a friend.'],
      ['Isaiah 46:3-4', 'God through a prophet, to people he had carried from birth.'],
      ['Psalm 71:9', 'The prayer of an old person.'],
    ],
    next: 'Ask your church who could sit with your parent for two hours a week, and say yes when someone offers.',
    help: ['eldercare'],
    related: ['honoring-parents', 'burnout', 'aging'],
  },
  {
    id: 'aging',
    name: 'growing old',
    question: 'What does the Bible say about growing old?',
    phrases:
      'aging, old age, growing old, getting old, elderly, retire, retirement, useless old, grandparent, grandchildren, gray hair, turning seventy, too old',
    answer:
      "The Bible honors age and does not hide what it costs: Ecclesiastes has a whole poem on failing eyes and teeth. It promises to those who are planted in God's house that they will still bear fruit when old. Abraham, Moses and Anna were called late.",
    more: 'Psalm 71 asks for one thing above all: time to tell the next generation.',
    passages: [
      ['Psalm 92:12-15', 'A song for the Sabbath.'],
      ['Isaiah 46:4', 'God through a prophet, speaking of gray hair.'],
      ['Psalm 71:17-18', "An old believer's prayer and purpose."],
      ['Luke 2:36-38', 'Anna, a widow in the temple, when Jesus is brought in.'],
    ],
    next: 'Tell one younger person a story of how you have seen God act, this week if you can.',
    related: ['fear-of-death', 'calling', 'aging-parents'],
  },
  {
    id: 'adoption',
    name: 'adoption and fostering',
    question: 'What does the Bible say about adoption?',
    phrases:
      'adoption, adopt, adopted, foster, foster care, orphan, orphans, step child, stepchildren, stepson, stepdaughter, stepmother, stepfather, blended family',
    answer:
      "God is called father to those who have none, and care for orphans is James' test of real religion. Moses and Esther grew up in homes not their own, and Joseph raised Jesus. Paul uses adoption as his picture of what God does with us: full children, with full rights.",
    more: "In Roman law an adopted child's old debts were cancelled and the inheritance was sure. Paul's readers knew that.",
    passages: [
      ['James 1:27', 'James to scattered churches, on what counts.'],
      ['Romans 8:14-17', 'Paul to Rome, on being taken in as children.'],
      ['Psalm 68:5-6', "A song about God's household."],
    ],
    next: 'Ask your church or county how families who foster are supported; meals and rides are needed before anything else.',
    related: ['children', 'parenting', 'infertility'],
  },
  {
    id: 'widows',
    name: 'widows and widowers',
    question: 'What does the Bible say to widows?',
    phrases:
      'widow, widows, widower, widowed, lost spouse, after my husband died, after my wife died, living alone after',
    answer:
      "Widows are near the center of the Bible's law and prayers, because God calls himself their defender. Jesus stopped a funeral for one, praised another, and rebuked those who ate up their houses. The first church argued over meals for widows and made it right at once.",
    more: 'Ruth and Naomi, both widowed, are not rescued by advice but by a friendship, a harvest and a kind man.',
    passages: [
      ['Psalm 146:9', 'A song of praise listing the people God protects.'],
      ['Luke 7:11-15', 'Jesus meets a widow on the way to bury her only son.'],
      ['Ruth 1:16-18', 'A widow to her widowed mother-in-law on a road.'],
      ['Acts 6:1-4', 'The first church in Jerusalem puts an unfairness right.'],
    ],
    next: 'Let your church know the date of the death, so that someone remembers the first anniversary with you.',
    related: ['grief', 'loneliness', 'remarriage'],
  },
  {
    id: 'family-conflict',
    name: 'family conflict',
    question: 'How do I deal with a divided family?',
    phrases:
      'family conflict, family fight, family problems, dysfunctional family, brother fight, sister fight, siblings, sibling rivalry, family does not talk, family divided, unbelieving husband, unbelieving wife, husband not believe, wife not believe, family drama',
    answer:
      "The first family in the Bible had a murder in it, and Jesus' own relatives thought for a while that he was out of his mind. Scripture asks for peace as far as it depends on you, which admits that not everything does. It tells those married to unbelievers to live well rather than to preach.",
    more: 'Jacob and Esau met again after twenty years. Jacob expected an army and got an embrace.',
    passages: [
      ['Romans 12:17-18', 'Paul to Rome, with two limits built into one sentence.'],
      ['Genesis 33:1-4', 'Jacob meets the brother he had cheated.'],
      ['1 Corinthians 7:12-14', 'Paul to Christians whose partner did not believe.'],
    ],
    next: 'Choose one relative, and send something that asks for nothing: a photo, a memory, a thank-you.',
    related: ['conflict', 'forgiving-others', 'honoring-parents'],
  },
];
