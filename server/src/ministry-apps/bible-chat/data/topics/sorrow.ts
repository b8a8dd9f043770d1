import type { Topic } from '../topic.ts';

export const sorrow: readonly Topic[] = [
  {
    id: 'grief',
    name: 'grief',
    question: 'What does the Bible say about grief?',
    phrases:
      'grief, grieve, mourn, mourning, bereaved, loss loved one, lost husband, lost wife, lost mom, lost mother, lost dad, lost father, lost friend, husband died, wife died, mom died, mother died, dad died, father died, brother died, sister died, friend died, passed away, widow grief, miss her much, miss him much, funeral, heartbroken, buried mother, buried father, buried mom, buried dad, buried husband, buried wife, buried son, buried daughter, buried friend, burying, drowned, was killed, brother killed, car accident, overdose death, cry, crying, tears, anniversary of death, lost someone',
    answer:
      "The Bible never treats grief as a lack of faith. Jesus wept at a friend's tomb although he knew what he was about to do. It lets people mourn for as long as they mourn, gives them words of complaint, and says that God stays near to the one whose heart is broken. Hope is set beside sorrow, not in its place.",
    more: 'A large part of the Psalms are laments: honest, sometimes angry, and addressed to God all the same. Paul does not forbid mourning; he only says that it need not be without hope.',
    passages: [
      ['John 11:32-36', "Jesus at the tomb of Lazarus, with the dead man's sisters and their neighbors."],
      ['Psalm 34:17-18', 'A song that the heading gives to David, after he had escaped danger.'],
      ['1 Thessalonians 4:13-14', 'Paul to a young church whose members had begun to die.'],
      ['Lamentations 3:19-26', 'A poet in the ruins of Jerusalem, remembering both misery and mercy.'],
    ],
    next: "Read one psalm of lament aloud, such as Psalm 13, and put your own person's name where it hurts. If you can, tell one person today what you miss.",
    related: ['heaven', 'comforting-others', 'lament'],
  },
  {
    id: 'comforting-others',
    name: 'comforting someone who grieves',
    question: 'What can I say to a friend who is grieving?',
    phrases:
      'comfort friend, comfort someone, comfort grieving, say grieving, help grieving friend, friend grieving, console, support grieving, what say funeral, sympathy card, condolence',
    answer:
      "The best thing Job's friends did was to sit with him for a week and say nothing; the trouble began when they explained. Paul's advice is as plain: weep with those who weep. Be there, say the dead person's name, and do something ordinary such as bring a meal. Explanations of why God allowed it seldom help.",
    more: 'Comfort in the Bible is handed on: people who have been held in their own trouble learn how to hold others. You do not need an answer to be of use.',
    passages: [
      ['Job 2:11-13', 'Three friends come to Job after he has lost nearly everything.'],
      ['Romans 12:15', 'Paul to the house churches of Rome, on how members treat each other.'],
      ['2 Corinthians 1:3-4', 'Paul to the church in Corinth, after troubles of his own.'],
    ],
    next: 'Send one short message now: no advice, only that you are thinking of them and will call on a day you name.',
    related: ['grief', 'friendship', 'kindness'],
  },
  {
    id: 'lament',
    name: 'complaining to God',
    question: 'Am I allowed to be angry with God?',
    phrases:
      'lament, angry god, mad god, furious god, anger toward god, complain god, yell god, blame god, hate god, question god, disappointed god, god let down',
    answer:
      'Yes, you may say it to him. More than a third of the Psalms complain, Jeremiah accused God to his face, and Job was told at the end that he had spoken rightly. What the Bible warns of is turning away in silence, not bringing anger into the prayer.',
    more: 'A lament usually moves: it calls on God, tells him what is wrong, asks, and then finds some firm ground. Some stop before that last step, and they were kept in the Bible all the same.',
    passages: [
      ['Psalm 13', 'A song of David about feeling forgotten.'],
      ['Psalm 77:7-12', 'A song of Asaph, who asks hard questions at night and then remembers.'],
      ['Habakkuk 1:2-4', 'A prophet opens his book by asking God how long violence will go on.'],
      ['Job 42:7', "God to Job's friends, after the long argument is over."],
    ],
    next: 'Write your complaint down as a letter to God, without making it polite. Then read Psalm 13 as a second voice beside it.',
    related: ['suffering', 'unanswered-prayer', 'doubt'],
  },
  {
    id: 'loneliness',
    name: 'loneliness',
    question: 'What does the Bible say when I feel alone?',
    phrases:
      'lonely, loneliness, alone, no friends, nobody cares, isolated, left out, abandoned, rejected, rejection, no one understands, by myself, nobody calls, nobody texts, no one calls, nobody visits, no one visits, nobody invites, nobody to talk to, no one to talk to, eat alone, sit alone, outsider, do not fit in, do not belong',
    answer:
      "The Bible's first judgment that something is not good is about a person being alone. Elijah, David, Paul and Jesus himself all knew it. The answer it gives has two halves: God does not leave, and people are meant for a table with others around it.",
    more: 'Psalm 68 says that God gives the lonely a household. In practice the New Testament calls that household the church, which is why a lonely person in the third row is its business.',
    passages: [
      ['Psalm 25:16-18', 'David, asking for help and naming his loneliness.'],
      ['2 Timothy 4:16-18', 'Paul in prison, writing to a younger friend after others had left him.'],
      ['Psalm 68:5-6', 'A song about who God is to people without a family.'],
      ['1 Kings 19:9-12', 'Elijah alone in a cave, after running for his life.'],
    ],
    next: 'Choose one regular thing in the coming week where the same people meet again, such as a small group or a shared meal, and go twice before you judge it.',
    related: ['friendship', 'church', 'depression'],
  },
  {
    id: 'depression',
    name: 'depression',
    question: 'Does the Bible say anything about depression?',
    phrases:
      'depression, depressed, hopeless, numb, dark place, no energy, cannot get bed, tired life, empty inside, downcast, deep sadness, sad all time, mental illness, mental health, antidepressant, therapy, therapist, counseling, so sad, no reason to get up, do not enjoy anything, no joy, sad for months, always sad, feel like a burden',
    answer:
      "The word is modern, but the thing is there: Elijah lay down and wanted no more, and psalmists asked their own soul why it was so low. God's first help for Elijah was sleep and food, twice, before any words. Depression is not a failure of faith, and using doctors, counselors and medicine is as right for it as for a broken arm.",
    more: 'Psalm 42 talks to its own heart and does not get well by the last line. It only decides, for now, to hope. That is enough for a psalm, and it may be enough for today.',
    passages: [
      ['1 Kings 19:4-8', 'Elijah in the desert, the day after his greatest success.'],
      ['Psalm 42:5-8', 'A singer far from home and from the temple, speaking to his own soul.'],
      ['Psalm 40:1-3', 'David, looking back on a time when he was stuck fast.'],
      ['Matthew 11:28-30', 'Jesus to people who were worn out.'],
    ],
    next: 'Tell one person this week how it really is, and make an appointment with a doctor if it has lasted more than two weeks. If it ever turns into thoughts of ending your life, use the line below at once.',
    help: ['lifeline'],
    related: ['hope', 'loneliness', 'rest'],
  },
  {
    id: 'suicide',
    name: 'suicide',
    question: 'Is suicide an unforgivable sin?',
    phrases:
      'suicide, killed himself, killed herself, took own life, taken own life, suicide unforgivable, suicide hell, suicide heaven, died suicide, suicide sin',
    answer:
      "If you are thinking of it yourself: your life matters to God and to people you may not be able to see right now, and you can call or text 988 before you read on. If you lost someone this way: the Bible tells of several such deaths and never says that one puts a person beyond God's mercy. Paul writes that neither death nor life can separate us from God's love. Despair is an illness to be treated, never something God wants for anyone.",
    more: 'For centuries some churches refused burial to people who died this way. Almost all have changed, because they understand illness better and because the texts never required it.',
    passages: [
      ['Romans 8:38-39', 'Paul to the Christians in Rome, listing what cannot come between them and God.'],
      ['Psalm 34:18', 'A song given to David, about who God is close to.'],
      ['1 Kings 19:4-8', 'Elijah asks to die; God answers with sleep, food and company.'],
    ],
    differ: {
      Catholic:
        "The Catechism calls suicide gravely wrong, says that distress can lessen a person's responsibility, and prays for those who died so.",
      'Most Protestant churches': "They hold that salvation rests on Christ and not on a person's last act.",
      Orthodox: 'Church rules were strict; today most priests bury with prayer where illness was at work.',
    },
    next: 'If you are in danger, call or text 988 now; you do not have to explain anything first. If you lost someone, ask your pastor for a time to talk, and look for a group for survivors of suicide loss.',
    help: ['lifeline'],
    related: ['grief', 'depression', 'unforgivable-sin'],
  },
  {
    id: 'hope',
    name: 'hope',
    question: 'Where can I find hope in the Bible?',
    phrases:
      'hope, need hope, hopeful, give up, giving up, lost hope, losing hope, light end tunnel, future hope, encouragement, encourage, encouraging',
    answer:
      'Hope in the Bible is not a mood that things will turn out well. It is waiting for someone who has kept promises before. That is why it shows up in the worst chapters: in exile, in prison, in the ruins of a city.',
    more: 'Paul draws a line from trouble to endurance, to character, to hope. He wrote it as one who had been beaten and shipwrecked, so it is not a cheerful theory.',
    passages: [
      ['Lamentations 3:21-26', 'A poet among ruins, calling something to mind on purpose.'],
      ['Romans 15:13', "Paul's blessing near the end of his letter to Rome."],
      ['Romans 5:1-5', 'Paul on what trouble can lead to in people who trust God.'],
      ['Isaiah 40:28-31', 'A prophet to exiles who thought that God had forgotten them.'],
    ],
    next: 'Write down one thing God has carried you through before, and put it where you will see it tomorrow morning.',
    related: ['suffering', 'perseverance', 'heaven'],
  },
  {
    id: 'suffering',
    name: 'suffering',
    question: 'Why does God allow suffering?',
    phrases:
      'suffering, suffer, why god allow, why bad things happen, bad things good people, evil world, problem evil, pain, tragedy, disaster, natural disaster, earthquake, why me, why did god let, innocent suffer, unfair, cancer kids',
    answer:
      "The Bible does not give one answer that explains every pain. It says that the world is not as it was made to be, that much suffering comes from what people do, and that Job's friends were wrong to trace his to some secret fault. Its deepest answer is not a reason but a person: in Jesus God comes into suffering, and he promises an end to it.",
    more: "When people asked Jesus whose sin had caused a man's blindness, he refused the question. He turned from blame to what could be done for the man.",
    passages: [
      ['John 9:1-3', 'Jesus to disciples who wanted to know whose fault it was.'],
      ['Job 38:1-7', 'God answers Job out of the storm, with questions instead of reasons.'],
      ['Romans 8:18-25', 'Paul on a whole creation in pain, waiting to be set free.'],
      ['Revelation 21:3-5', 'John, in exile, on how the story ends.'],
    ],
    differ: {
      'Presbyterian and Reformed':
        "They stress that nothing falls outside God's rule, though he is not the author of evil.",
      'Methodist and Arminian':
        'They stress that God made creatures free, and that much pain comes from freedom misused.',
      'Catholic and Orthodox': "They add that suffering may be joined to Christ's own and so not be wasted.",
    },
    next: 'Tell God exactly what you think is unfair, in plain words. Then ask someone to sit with you in it, not to solve it.',
    related: ['lament', 'unanswered-prayer', 'hope'],
  },
  {
    id: 'miscarriage',
    name: 'miscarriage and the death of a child',
    question: 'Where is my baby after a miscarriage?',
    phrases:
      'miscarriage, miscarried, stillborn, stillbirth, lost baby, lost pregnancy, pregnancy loss, baby died, babies heaven, child died, infant death, sids, lost my son, lost my daughter, unborn baby heaven, babies go to heaven, baby heaven, child in heaven',
    answer:
      'The Bible does not speak directly about miscarriage, and no verse says that you caused it. It does say that God knows a child before birth, and David, whose baby died, expected to go to him one day. Jesus held small children and said that the kingdom is theirs. Many Christians rest their hope on that.',
    more: 'Rachel weeping for her children is allowed to refuse comfort in the Bible. You may take your time, and a name or a small service can help, however early the loss was.',
    passages: [
      ['2 Samuel 12:22-23', 'David to his servants, after the death of his infant son.'],
      ['Psalm 139:13-16', 'David, on being known by God before birth.'],
      ['Mark 10:13-16', 'Jesus, when his disciples tried to keep children away.'],
    ],
    differ: {
      Catholic: "The Church entrusts children who die unbaptized to God's mercy and prays for them.",
      'Baptist and many evangelical churches': 'They teach that children who die before they can choose are with God.',
      'Presbyterian and Reformed': "They speak of God's covenant with believers and their children.",
      Orthodox: "They pray for such children with confidence in God's love.",
    },
    next: 'If you would like it, give your child a name and light a candle. Ask your church for a quiet prayer; many pastors have done this and will not find it strange.',
    related: ['grief', 'infertility', 'lament'],
  },
  {
    id: 'infertility',
    name: 'infertility',
    question: 'What does the Bible say to couples who cannot have children?',
    phrases:
      'infertility, infertile, barren, cannot get pregnant, cannot have children, trying baby, trying conceive, childless, ivf, want baby, never become pregnant, get pregnant, pregnant trying',
    answer:
      'Sarah, Rebekah, Rachel, Hannah and Elizabeth all waited for children, and the Bible tells their tears without blaming them. Hannah prayed so hard that the priest thought she was drunk. Some of these stories end with a birth, but the Bible makes no promise that every couple will have a child, and it never measures a woman or a man by that.',
    more: 'Isaiah speaks a word of honor to those without children, and says that God will give them a name better than sons and daughters.',
    passages: [
      ['1 Samuel 1:9-16', 'Hannah at the shrine in Shiloh, misunderstood by the priest Eli.'],
      ['Isaiah 56:3-5', 'A prophet to people who feared that childlessness shut them out.'],
      ['Luke 1:5-7', 'Luke introduces Zechariah and Elizabeth, an old couple without children.'],
    ],
    differ: {
      Catholic:
        'Teaching welcomes treatment that helps the union of husband and wife and declines methods that replace it, such as IVF.',
      'Most Protestant churches': 'They leave treatment to conscience and ask for care about embryos.',
      Orthodox: 'Couples are encouraged to decide with a spiritual father; views on IVF vary.',
    },
    next: 'Decide together how much of this you want others to know, and choose one couple or one pastor who may ask how you are.',
    related: ['miscarriage', 'adoption', 'unanswered-prayer'],
  },
  {
    id: 'shame-guilt',
    name: 'guilt and shame',
    question: 'How do I get rid of guilt?',
    phrases:
      'guilt, guilty, shame, ashamed, regret, past mistakes, cannot forgive myself, forgive myself, haunted past, dirty, unworthy, bad person, condemned, how forgive myself, forgiving myself',
    answer:
      "Guilt says that I did wrong; shame says that I am wrong. For the first the Bible has confession and forgiveness, and it calls the matter closed. To the second it answers that people are made in God's image and welcomed as his children. It never asks you to forgive yourself as a separate task; it asks you to believe that you are forgiven.",
    more: 'Peter denied Jesus three times and was asked three times whether he loved him. He got his failure back as a calling.',
    passages: [
      ['1 John 1:8-9', 'John to Christians who still found sin in themselves.'],
      ['Psalm 32:1-5', 'David on what silence did to him, and what telling did.'],
      ['Romans 8:1', 'Paul to Rome, after a chapter about failing at the good.'],
      ['John 21:15-17', "Jesus and Peter at a fire by the lake, after Peter's denial."],
    ],
    next: 'Say the thing aloud to God in one plain sentence, and then read Psalm 32. If someone was harmed, think of one step to put it right.',
    related: ['forgiveness-from-god', 'self-worth', 'second-chance'],
  },
  {
    id: 'burnout',
    name: 'burnout',
    question: 'What does the Bible say when I am exhausted?',
    phrases:
      'burnout, burned out, exhausted, exhaustion, worn out, overwhelmed, too much, overworked, weary, tired, stressed, stress, drained',
    answer:
      'Being worn out is not a sin in the Bible; it is a fact about creatures. God let Elijah sleep and eat before asking him anything. Moses was told by his father-in-law that carrying everything alone was no good. Jesus himself left crowds unserved and went away to rest and pray.',
    more: "Jethro's advice to Moses is still the practical one: share the load, keep what only you can do, and let others decide the small things.",
    passages: [
      ['Exodus 18:17-23', 'Jethro to Moses, who judged every dispute himself from morning to evening.'],
      ['Mark 6:30-32', 'Jesus to disciples who had no time even to eat.'],
      ['Isaiah 40:28-31', 'A prophet to people in exile who had run out of strength.'],
    ],
    next: 'Name one duty this week that someone else could do, and ask them. If sleep does not help, see a doctor.',
    related: ['rest', 'sabbath', 'anxiety'],
  },
  {
    id: 'abuse',
    name: 'abuse',
    question: 'Does the Bible tell me to stay with someone who hurts me?',
    phrases:
      'abuse, abusive, hits me, hit me, beats me, domestic violence, stay abusive, leave abusive, hurts me, violent husband, violent wife, emotional abuse, toxic relationship, controlling husband, abusive marriage, molested',
    answer:
      'If someone is hurting you: it is not your fault, and God does not ask you to stay within their reach. The Bible says that God hates violence, that husbands who are harsh have broken what they promised, and that the strong are judged by how they treat the weak. Getting to safety comes first; forgiveness never means going back into danger. If you are asking for someone else: believe them, and help them get safe before anything else is talked about.',
    more: 'Verses on submission were written into a world that gave husbands every right; their new demand was on the husbands, to give themselves up. To use them as a tool against a wife turns them round.',
    passages: [
      ['Psalm 11:5', 'David on what God thinks of people who love violence.'],
      ['Ephesians 5:25-29', 'Paul to households in Ephesus, on what he asks of husbands.'],
      ['Psalm 82:3-4', 'A psalm in which God tells judges whose side to take.'],
    ],
    next: 'In danger, call 911. The hotline below answers day and night. Talk to one person you trust who is not on the side of the one who does the harm.',
    help: ['domestic-violence'],
    related: ['fear', 'lament', 'justice'],
  },
  {
    id: 'pets',
    name: 'pets and animals',
    question: 'Will I see my pet in heaven?',
    phrases:
      'pet, pets, pet heaven, dog heaven, cat heaven, my dog, my cat, dog died, cat died, animals heaven, animals souls, put down dog, animal cruelty, animals, dogs go to heaven, cats go to heaven, animals go to heaven, put dog down, put cat down, put to sleep, horse, hamster',
    answer:
      "The Bible does not speak directly about pets after death. It does say that God made animals and called them good, that he feeds them and notices a sparrow's fall, and that in the end creation itself will be set free. Many Christians think that leaves room for hope; no one can say more than that for certain.",
    more: 'Proverbs counts kindness to animals as a mark of a good person. Grief for a creature you cared for is nothing to be ashamed of.',
    passages: [
      ['Luke 12:6', 'Jesus to his followers, on how small a creature God remembers.'],
      ['Romans 8:19-21', 'Paul on the hope of all creation, not of people alone.'],
      ['Proverbs 12:10', "A saying from Israel's wisdom about people and their animals."],
    ],
    next: 'Thank God for one particular thing about your animal. If there are children at home, let them say goodbye in their own way.',
    related: ['grief', 'heaven', 'creation-care'],
  },
];
