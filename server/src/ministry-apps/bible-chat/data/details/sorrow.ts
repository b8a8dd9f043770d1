import type { Details } from '../detail.ts';

export const sorrowDetails: Details = {
  'topic:grief': [
    {
      asked:
        'how long is it supposed to last | how long should i grieve | is there a time limit for grief in the bible',
      answer:
        'The Bible sets no limit to grief. Israel mourned Moses for thirty days, and Jacob went on mourning Joseph for years and would not be consoled. Customs of mourning came to an end, but no one is told when the heart has to be finished.',
      passages: ['Deuteronomy 34:8', 'Genesis 37:34-35'],
    },
    {
      asked:
        "but doesn't paul say christians shouldn't grieve | does the bible say not to grieve like others | my pastor says we should celebrate not cry",
      answer:
        'Paul does not forbid grief. He writes that Christians need not grieve in the way of people without hope, which takes for granted that they do grieve. When Stephen was killed, godly men wept loudly over him, and no one corrected them.',
      passages: ['1 Thessalonians 4:13-14', 'Acts 8:2'],
    },
    {
      asked: 'why did he cry if he was about to raise him | why did jesus weep for lazarus | jesus wept why',
      answer:
        "The Bible does not explain Jesus' tears in so many words. He wept when he saw Mary and her friends weeping and was led to the grave, and bystanders took it as love. Many readers also see sorrow and anger there at death itself.",
      passages: ['John 11:32-38'],
    },
    {
      asked:
        'will i see her again | will we meet our loved ones in heaven after grief | will i see my mom again in heaven',
      answer:
        "Christians hope to meet those they have lost. Paul comforts people in grief by saying that the dead and the living will be together with the Lord, and Jesus speaks of many rooms in his Father's house. The Bible says little about the details, but being together belongs to the promise.",
      passages: ['1 Thessalonians 4:16-18', 'John 14:1-3'],
    },
    {
      asked: 'what psalm can i read right now | give me one verse for grief | short bible verse for when someone died',
      answer:
        'For grief, many people begin with Psalm 34:18, which says that God is close to people whose hearts are broken. Psalm 23 is short enough to read every night. If you are more angry than sad, Psalm 13 gives you words for that.',
      passages: ['Psalm 34:18', 'Psalm 13:1-6'],
    },
    {
      asked:
        'i cant pray anymore since he died | what if grief makes it impossible to pray | i dont have words to pray i just cry',
      answer:
        'You do not need words to pray in grief. Paul writes that the Spirit prays for us with groans when we do not know what to say, and a psalm trusts God to keep our tears. You may let others pray for you, or borrow a psalm, until your own words come back.',
      passages: ['Romans 8:26-27', 'Psalm 56:8'],
    },
    {
      asked:
        'is it true god needed another angel | do people become angels when they die | is "god needed another angel" in the bible',
      answer:
        'The saying that God needed another angel is not in the Bible. There angels and humans are different creatures, and Jesus compares the risen with angels only in that they no longer marry or die. People say it out of kindness, but you need not believe that God took someone because he was short of angels.',
      passages: ['Matthew 22:30', 'Luke 20:35-36'],
    },
    {
      asked:
        'how do i tell my kid that grandpa died | how to explain death and grief to a child | what do i say to my 5 year old about dying',
      answer:
        'Use short, true words: say who died, that the body stopped working, and that the dead cannot come back to us here. Then say what you hope: that God has not lost the one you love, and that Jesus cried over a friend too. Avoid "fell asleep," which can make a child afraid of bedtime.',
      passages: ['John 11:35'],
    },
    {
      asked:
        'can i still talk to her | is it wrong to talk to my dead husband in my grief | can my mom in heaven hear me',
      answer:
        'The Bible does not say whether those who died hear us, but it does warn against calling up the dead through mediums. Saying "I miss you" at a grave is love, not that. Catholics and Orthodox also ask the saints for prayer; most Protestants prefer to speak to God about the person.',
      passages: ['Deuteronomy 18:10-11', 'Hebrews 12:1'],
    },
    {
      asked: 'i feel nothing at all is that normal | i think i cant go on without him | grief is too much what do i do',
      answer:
        'Numbness, and pain too big to carry, are both common in grief, and the Bible knows them. Please do not carry this alone: tell a friend, a pastor, or your doctor today. If you have any thought of ending your life, call or text 988 now; someone answers day and night.',
      passages: ['Psalm 34:18', 'Psalm 6:6-7'],
    },
  ],
  'topic:comforting-others': [
    {
      asked:
        'what should i not say | what are the wrong things to say to someone who is grieving | what do i avoid saying to a grieving friend',
      answer:
        'Avoid explanations of the death and anything that begins with "at least." Sentences such as "it was God\'s plan" or "he is in a better place" may be meant well, but they tend to close the talk. Job told friends who spoke like that what poor comforters they were.',
      passages: ['Job 16:1-3'],
    },
    {
      asked:
        "what did they say that was so wrong | what did jobs friends do wrong | why was god angry at job's friends",
      answer:
        "Job's friends insisted that he must have sinned, because they believed that God only sends trouble to the guilty. God said at the end that they had not spoken rightly of him, as Job had. They defended a theory and forgot the man.",
      passages: ['Job 42:7', 'Job 4:7-8'],
    },
    {
      asked:
        'what do i write in the card | give me a verse for a sympathy card | which bible verse comforts a grieving person',
      answer:
        'For a sympathy card, Psalm 34:18 is short and does not explain anything away. Add one memory of the person who died, say the name, and write what you will do, for instance bring dinner on Thursday. That is worth more than a long text.',
      passages: ['Psalm 34:18', 'Matthew 5:4'],
    },
    {
      asked:
        'she isnt religious should i mention god | how do i comfort someone who does not believe in god | my friend is an atheist and her dad died',
      answer:
        "You do not need to mention God to comfort someone. Paul's advice is to share tears, and that works without a word of religion. If your friend asks what you believe, say it simply and briefly; otherwise your presence says enough.",
      passages: ['Romans 12:15'],
    },
    {
      asked:
        'i dont know what to say so i stay away | is it better to say nothing to someone who is grieving | im afraid to call her',
      answer:
        "Go or call your grieving friend, even if you do not know what to say. Job's friends were at their best when they sat with him without a word. Staying away usually hurts more than a clumsy sentence such as \"I don't know what to say, but I'm here.\"",
      passages: ['Job 2:11-13'],
    },
    {
      asked:
        'can i tell her he is in heaven now | should i tell a grieving friend their loved one is in heaven | what if i dont know if he was saved',
      answer:
        'You can say what you hope, but no one has to settle that question at a grave. It is honest to say that God is merciful and just, and that the person is in his hands. Let your friend be the first to speak of heaven, and then listen.',
      passages: ['Genesis 18:25', 'Psalm 103:13-14'],
    },
    {
      asked:
        'how long should i keep checking on her | when do people stop needing comfort | its been months do i still bring it up',
      answer:
        'Keep comforting longer than others do: grief often feels heaviest when the cards stop coming. Write down the birthday and the day of the death, and call then. The Bible sets no date after which comfort is no longer needed, and most people are glad to hear the name.',
      passages: ['2 Corinthians 1:3-4'],
    },
    {
      asked:
        'why does paul say god comforts us | what does comfort mean in the bible | what does the word comfort mean in 2 corinthians',
      answer:
        "In the New Testament, comfort means to be called to someone's side: to stay with them, encourage, and strengthen. Paul says that God does this for us in trouble, so that we can do it for others. The same family of words gives the Spirit the name Comforter or Advocate.",
      passages: ['2 Corinthians 1:3-7', 'John 14:16'],
    },
    {
      asked:
        "what if he says he doesn't want to live anymore | my grieving friend says he wants to die | what do i do if a friend in grief talks about suicide",
      answer:
        'Take talk of suicide seriously and ask directly whether he is thinking of ending his life; asking does not put the idea there. Stay with him, call or text 988 together, or 911 if he is in danger right now. Do not promise to keep it secret.',
      passages: ['Galatians 6:2'],
    },
    {
      asked:
        'what can i do instead of talking | what are practical ways to comfort a grieving friend | how do i help someone after a funeral',
      answer:
        'Do something small and definite to comfort a friend: bring a meal, drive the children, mow the lawn, sit in the next chair at church. "Call me if you need anything" puts the work on the tired one. James says that kind wishes without deeds are of little use.',
      passages: ['James 2:15-16', 'Galatians 6:2'],
    },
  ],
  'topic:lament': [
    {
      asked: "isn't that a sin though | is it a sin to be angry with god | is it wrong to be mad at god",
      answer:
        'The Bible does not treat anger brought to God in prayer as a sin. Job, Jeremiah, and the psalm writers say hard things to him, and their words became part of the Bible. Christians differ on how to word it, but honesty is safer than pretending.',
      passages: ['Job 42:7', 'Psalm 13:1-2'],
    },
    {
      asked: 'what do i actually say | how do i pray when im angry at god | how do you write a lament',
      answer:
        'A lament can be very plain: call on God, tell him what is wrong, say what you want from him, and name one thing you can still trust. Psalm 13 does this in six verses and makes a good pattern. If the last step will not come, stop where you are.',
      passages: ['Psalm 13:1-6'],
    },
    {
      asked:
        'will god punish me for yelling at him | does god punish people who complain | what if god gets mad at me for being angry',
      answer:
        'The Bible shows God listening to people who cry out against him. Job accused him loudly and lost nothing by it; Jonah sulked, and God answered with a question and a lesson. A father who knows what you are made of is not shocked by your tone.',
      passages: ['Jonah 4:9-11', 'Psalm 103:13-14'],
    },
    {
      asked:
        'but israel got in trouble for complaining | what is the difference between lament and grumbling | why did god punish the israelites for grumbling',
      answer:
        'The difference between lament and grumbling is the direction. Israel in the desert talked against God and Moses among themselves and wanted to go back to Egypt. A lament speaks to God, because it still expects something from him.',
      passages: ['Numbers 14:2-4', 'Psalm 142:1-2'],
    },
    {
      asked: 'which psalm is the darkest | is there a psalm with no happy ending | saddest psalm in the bible',
      answer:
        'Psalm 88 is the darkest psalm. It cries to God day and night, gets no answer, and its last word is about darkness. Its one light is that the writer goes on praying, and that the people of God kept the prayer.',
      passages: ['Psalm 88:1-3', 'Psalm 88:13-18'],
    },
    {
      asked: 'did jesus ever complain to god | did jesus lament | why did jesus say why have you forsaken me',
      answer:
        'On the cross Jesus prayed the opening line of Psalm 22, a lament that asks why God has left. He also asked in the garden that the cup be taken away. So when you ask why, you are using words that he used.',
      passages: ['Mark 15:34', 'Psalm 22:1-2'],
    },
    {
      asked:
        'what about the psalms that curse people | can i pray for god to get my enemies | why does psalm 137 say such awful things',
      answer:
        'Some laments do ask God to strike enemies, and Psalm 137 ends with a wish that shocks. Many readers see people there who hand their rage to God instead of acting on it. Jesus teaches prayer for enemies, so most Christians read these psalms as honest pain and not as a model of what to do.',
      passages: ['Psalm 137:7-9', 'Matthew 5:44'],
    },
    {
      asked: 'did god ever answer him | did god explain himself to job | what did god say back to job',
      answer:
        'God answered Job, but he did not explain the suffering. He spoke out of a storm about stars, seas, and wild animals, and Job saw that he was dealing with someone far greater than his questions. Then God said that Job, not his friends, had spoken rightly.',
      passages: ['Job 38:1-7', 'Job 42:1-7'],
    },
    {
      asked:
        'i stopped talking to god | what if im so angry at god i cant pray at all | i dont believe he listens anymore',
      answer:
        'If you are too angry to pray, begin with exactly that: "I don\'t think you are listening." Psalm 77 asks whether God has forgotten to be kind, and that question is itself a prayer. You may also let others do the praying for a time; God is not lost when you are tired.',
      passages: ['Psalm 77:7-12', 'Psalm 10:1'],
    },
    {
      asked:
        'is there lament in the new testament | is complaining to god only in the old testament | are there laments after jesus',
      answer:
        'The New Testament has laments too. Jesus prayed with loud cries and tears, Paul begged three times to be rid of his thorn, and in Revelation the martyrs ask how long they must wait. Lament did not stop with Easter.',
      passages: ['Hebrews 5:7', 'Revelation 6:9-11'],
    },
  ],
  'topic:loneliness': [
    {
      asked:
        'who in the bible was lonely | which bible characters were lonely | was anybody in the bible alone like me',
      answer:
        "Many people in the Bible were lonely. Elijah thought that he was the only one left, Jeremiah was told not to marry, one psalmist compares himself to a bird alone on a roof, and Paul had no one beside him at his first hearing. Jesus' friends slept and then ran.",
      passages: ['Psalm 102:6-7', '2 Timothy 4:16-17'],
    },
    {
      asked: 'did jesus feel lonely | was jesus ever lonely | did jesus know what its like to be alone',
      answer:
        'The Gospels show Jesus left alone. He asked three friends to stay awake with him, and they slept; at the arrest all of them fled. He had said beforehand that they would leave him, and that the Father would still be with him.',
      passages: ['Mark 14:32-37', 'John 16:32'],
    },
    {
      asked:
        'but i still feel alone even when i pray | why do i feel lonely if god is with me | god doesnt feel like enough',
      answer:
        "Feeling lonely while you pray is no fault in your faith. Adam had God's company, and God still said that being alone was not good for him, so we need people as well. Tell one person this week how it is, and let prayer and company work together.",
      passages: ['Genesis 2:18', 'Ecclesiastes 4:9-10'],
    },
    {
      asked: 'give me one verse | what bible verse helps with loneliness | short verse for when im alone at night',
      answer:
        'Psalm 25:16 is a good verse for loneliness: its writer feels left alone and asks God to turn toward him. Some translations say desolate, others lonely. If you want a promise, read Hebrews 13:5, where God says that he will not leave.',
      passages: ['Psalm 25:16', 'Hebrews 13:5'],
    },
    {
      asked: 'i go to church and nobody talks to me | why am i lonely in my church | what if church makes me lonelier',
      answer:
        "Being lonely in church is common, and it is the church's task to change that, not only yours. A small group, a choir, or a job such as making coffee makes it easier to be known than a row on Sunday. You may also tell the pastor in one sentence that you are lonely.",
      passages: ['Psalm 68:5-6', 'Romans 15:7'],
    },
    {
      asked:
        'does god want me to be single forever | im single and lonely what does the bible say | will god send me a husband',
      answer:
        'The Bible does not promise everyone a spouse, and it does not call single life second best. Jesus and Paul were not married, as far as we know, and they had close friends around them. Your wish for a partner is good, and you may ask God for it.',
      passages: ['1 Corinthians 7:7-8', 'Psalm 37:4'],
    },
    {
      asked:
        'since my husband died the house is so quiet | what does the bible say to lonely widows | im old and my kids never call',
      answer:
        'The Bible has a special eye for people left alone in a house: it calls God a defender of widows, and it tells the church to look after them. You are not a burden if you ask for a visit. Many churches bring people together for meals, calls, and rides.',
      passages: ['Psalm 68:5-6', 'James 1:27'],
    },
    {
      asked:
        'what did god do for elijah when he was lonely | how did god help elijah | what happened to elijah under the tree',
      answer:
        'Under the bush an angel let Elijah sleep and twice woke him to eat. Later God asked why he was there, listened, told him of seven thousand others and gave him Elisha as a companion. So the cure was rest, a quiet voice, a task, and a friend.',
      passages: ['1 Kings 19:4-8', '1 Kings 19:11-18', '1 Kings 19:19-21'],
    },
    {
      asked:
        'how do i make friends as an adult | does the bible say how to find friends when lonely | how can i meet people',
      answer:
        'The Bible gives no method, but its friendships grow by doing things together: eating, traveling, working, praying. Look for something that meets every week and keep going, because trust needs repetition. The first Christians met in homes and shared their food.',
      passages: ['Acts 2:46-47', 'Proverbs 27:17'],
    },
    {
      asked:
        'sometimes i think nobody would miss me | im so lonely i dont want to live | what if being alone makes me want to die',
      answer:
        'You would be missed, even if loneliness says otherwise, and your life matters to God. Please call or text 988 now and say exactly what you wrote here; someone will answer at any hour. If you are in danger this minute, call 911, and let one person come and sit with you.',
      passages: ['Psalm 34:17-18'],
    },
  ],
  'topic:depression': [
    {
      asked: 'is it a sin to be depressed | is depression a sin | does depression mean i dont trust god',
      answer:
        'The Bible never calls depression a sin. Elijah, Jeremiah, and Job sank so low that they wished they had died, and God did not scold them for it. Illness of the mind is not unbelief, any more than a fever is.',
      passages: ['1 Kings 19:4-5', 'Jeremiah 20:14-18'],
    },
    {
      asked:
        'can i take antidepressants | is it ok for a christian to take medicine for depression | my pastor says i should just pray instead of taking pills',
      answer:
        "You may take medicine for depression and pray as well. The Bible uses remedies without shame: figs on Hezekiah's boil, wine for Timothy's stomach, and Luke was a doctor. Please do not stop any medicine on your own; talk with the doctor who prescribed it.",
      passages: ['2 Kings 20:5-7', '1 Timothy 5:23'],
    },
    {
      asked: 'who else had it | who in the bible was depressed | which bible characters had depression',
      answer:
        "The Bible makes no diagnoses, but several people sound depressed. Elijah asked to die under a bush, Job cursed the day he was born, Jeremiah did the same, and the writer of Psalm 88 saw only darkness. All of them kept a place in God's story.",
      passages: ['Job 3:1-4', 'Psalm 88:1-5'],
    },
    {
      asked: 'is it a demon | is depression caused by a demon | someone said depression is a spirit is that true',
      answer:
        "The Bible does not teach that depression is a demon. Matthew lists sick people and people with demons as different groups, and Elijah's exhaustion is met with food and sleep. Some churches do speak of spiritual attack in it, but no one should replace a doctor with that.",
      passages: ['Matthew 4:24', '1 Kings 19:5-8'],
    },
    {
      asked: "i prayed and im still depressed | why doesnt god heal my depression | why won't god take it away",
      answer:
        'The Bible does not say why one person is healed soon and another waits. Paul prayed three times about his thorn, and it stayed, though he was given strength to live with it. Unanswered prayer is not a verdict on you, and treatment may be one of the ways in which help comes.',
      passages: ['2 Corinthians 12:7-9', 'Psalm 42:5-8'],
    },
    {
      asked:
        'what psalm should i read | which bible verse helps with depression | give me one verse for a really dark day',
      answer:
        'For a dark day, many people turn to Psalm 42, where the writer talks to his own sad heart. Psalm 40 remembers being lifted out of a pit, and Psalm 88 is there when nothing lifts at all. One verse is enough; no one asks you to finish the page.',
      passages: ['Psalm 42:5', 'Psalm 40:1-3'],
    },
    {
      asked:
        "i cant get out of bed to go to church | do i have to go to church when depressed | i can't even read my bible right now",
      answer:
        'God does not measure you by attendance while you are ill. Elijah slept, ate, and slept again before God asked him to walk anywhere. Do one small thing today, such as eating or texting a friend, and let the church come to you.',
      passages: ['1 Kings 19:5-7', 'Matthew 11:28-30'],
    },
    {
      asked:
        'my wife is depressed how can i help | how do i help a depressed family member as a christian | what do i say to my depressed son',
      answer:
        "Stay near, listen, and help with ordinary things: food, sleep, a walk, and the call to a doctor. Do not preach or say that faith would fix depression; Job's friends failed by explaining. If your loved one talks about dying, call or text 988 together, or 911 in an emergency.",
      passages: ['Galatians 6:2', 'Job 2:13'],
    },
    {
      asked:
        'but paul says rejoice always | doesnt the bible say to be joyful all the time if im depressed | how can i rejoice when i feel nothing',
      answer:
        "Paul's call to rejoice is not an order to feel happy while you are ill. He himself wrote of being so crushed that he gave up hope of living, and he tells his readers to encourage the fainthearted and be patient with them. In depression, holding on is enough.",
      passages: ['2 Corinthians 1:8-9', '1 Thessalonians 5:14'],
    },
    {
      asked:
        'i dont want to be here anymore | depression makes me want to die what does the bible say | i wish i would not wake up',
      answer:
        'Please call or text 988 now, or call 911 if you might act on it; you do not have to be sure before you call. Elijah wished the same, and God did not let him go but fed him and let him sleep. Depression can be treated, and the people who love you want to know.',
      passages: ['1 Kings 19:4-8'],
    },
  ],
  'topic:suicide': [
    {
      asked: "i want to kill myself | i'm thinking about suicide | i dont want to live anymore what does god say",
      answer:
        'Please call or text 988 right now, or 911 if you are about to harm yourself, and move to where another person is. You matter to God, and this pain can be treated even if you cannot see how. When Paul saw a man about to do it, he shouted to him to do himself no harm.',
      passages: ['Psalm 34:17-18', 'Acts 16:27-28'],
    },
    {
      asked:
        'will i go to hell if i do it | do people who die by suicide go to hell | would god forgive me for suicide',
      answer:
        'If you ask for yourself, please call or text 988 before anything else: God wants you alive and helped. If you ask about someone who died, the Bible nowhere says that suicide sends a person to hell. Most churches today entrust the dead to the mercy of a God who knows how ill they were.',
      passages: ['Romans 8:38-39', 'Psalm 103:13-14'],
    },
    {
      asked: 'who in the bible did it | how many suicides are in the bible | which people in the bible died by suicide',
      answer:
        'The Bible tells of about seven such deaths: Abimelech, Samson, Saul and his armor-bearer, Ahithophel, Zimri, and Judas. It reports them soberly, mostly without a verdict. If this question is about your own life, please call or text 988 today.',
      passages: ['1 Samuel 31:3-6', 'Matthew 27:3-5'],
    },
    {
      asked:
        'what is the unforgivable sin then | is suicide the sin that cant be forgiven | which sin is unpardonable if not suicide',
      answer:
        "The sin that Jesus calls unforgivable is to see God's Spirit at work and call it the devil's; he does not mention suicide. Someone who worries about having done it shows a heart that is not closed. If you are thinking of ending your life, call or text 988 now; God wants you alive.",
      passages: ['Mark 3:28-30'],
    },
    {
      asked:
        'he had no time to repent so is he lost | what if someone dies by suicide without asking forgiveness | you cant confess after suicide right',
      answer:
        'The Bible does not teach that a person is lost because the last sin was not confessed; forgiveness rests on Christ. Catholic teaching says that God can open the way to repentance in ways known to him alone. If you ask because you think of dying yourself, call or text 988 now.',
      passages: ['Romans 8:33-34', 'Psalm 130:3-4'],
    },
    {
      asked: 'was it my fault | i should have seen it my son took his life | could i have stopped my friends suicide',
      answer:
        'A suicide is not the fault of those left behind; despair is an illness that often hides even from those who love most. Hindsight sees signs that were not clear at the time. Please let others carry this with you: a pastor, a doctor, or a group for survivors of suicide loss, and 988 is there for you too.',
      passages: ['Psalm 34:18', 'Psalm 147:3'],
    },
    {
      asked: 'isnt it murder | does thou shalt not kill include suicide | does the bible say suicide is wrong',
      answer:
        "The Bible has no law that names suicide. Since Augustine, many Christians have applied the commandment against killing to it, because life is God's gift; they also say that illness can take away a person's freedom. For anyone in that darkness the message is plain: you are wanted alive, so call or text 988.",
      passages: ['Exodus 20:13'],
    },
    {
      asked:
        'what do i tell the kids | how do i explain suicide to a child | what do we say to our children about their uncle',
      answer:
        "Tell children the truth in simple words: an illness in the mind hurt so much that it led to suicide, which means that a person ends their own life. Say that it was no one's fault, that God's love goes on, and that they can ask anything, anytime. A counselor or their doctor can help you find the words.",
      passages: ['Psalm 34:18'],
    },
    {
      asked:
        'can he have a church funeral | will my church bury someone who died by suicide | can you have a catholic funeral after suicide',
      answer:
        'Almost all churches today hold funerals for people who died by suicide. The Catholic Church prays for them and does not refuse burial because of it; Orthodox priests usually bury with prayer where illness was at work. David himself mourned Saul in a song and praised him.',
      passages: ['2 Samuel 1:23-27'],
    },
    {
      asked:
        "did anyone in the bible want to die but didn't | who in the bible wished to die | did any prophet feel suicidal",
      answer:
        'Moses, Elijah, Job, Jeremiah, and Jonah all said that they would rather be dead. God met them with helpers, with food, with patience, and with questions, and none of them was turned away. If you feel like them, tell someone today, and call or text 988.',
      passages: ['Numbers 11:14-17', '1 Kings 19:4-8'],
    },
  ],
  'topic:hope': [
    {
      asked:
        'what does hope even mean | what is the meaning of hope in the bible | is biblical hope the same as wishing',
      answer:
        "Hope in the Bible means waiting with good reason, not just wishing. One Hebrew word for it, tiqvah, can also mean a cord, like the red one in Rahab's window. Hope holds on to someone who has kept his word before.",
      passages: ['Joshua 2:18', 'Romans 8:24-25'],
    },
    {
      asked:
        'what about jeremiah 29 11 is that for me | does the plans to give you hope verse apply to me | who was jeremiah 29:11 written to',
      answer:
        "Jeremiah 29:11 was written to Jews deported to Babylon, who were told in the same letter that it would take seventy years. It is not a promise that your plans will work out soon. Many Christians still read it as showing God's good will toward his people, even far from home.",
      passages: ['Jeremiah 29:10-14'],
    },
    {
      asked: 'i have no hope left | what if i feel hopeless | how can i have hope when everything is falling apart',
      answer:
        'You can let others hope for you while you cannot, as the men did who carried a paralyzed friend to Jesus. The poet of Lamentations also says that his hope is gone, a few lines before he finds a little of it. If hopelessness turns into thoughts of dying, call or text 988 now.',
      passages: ['Lamentations 3:17-23', 'Mark 2:3-5'],
    },
    {
      asked: 'one verse please | what is a good bible verse about hope | short verse on hope to put on my wall',
      answer:
        'Romans 15:13 is a short blessing about hope, joy, and peace, and it fits on a wall. If you want one that was written among ruins, choose Lamentations 3:22-23, on mercies that are new each day.',
      passages: ['Romans 15:13', 'Lamentations 3:22-23'],
    },
    {
      asked: 'who wrote lamentations and why | what happened before lamentations 3 hope | what were the ruins',
      answer:
        'Lamentations mourns Jerusalem after the Babylonian army burned the city and the temple, around 587 BC. The book names no author; old tradition says Jeremiah. Its best-known lines of hope are in the middle, with grief on both sides.',
      passages: ['Lamentations 1:1-2', 'Lamentations 3:19-24'],
    },
    {
      asked:
        'what if what i hope for never happens | is it wrong to hope for healing that may not come | i hoped and got disappointed',
      answer:
        'It is not wrong to hope for something that may not come; Proverbs knows that hope put off makes the heart sick. Hebrews tells of people who trusted God and died before they saw what was promised. Christian hope reaches past this life, so a lost hope here is real grief but not the end.',
      passages: ['Proverbs 13:12', 'Hebrews 11:13'],
    },
    {
      asked:
        'what is the christian hope after death | what hope do christians have for heaven | is hope in the bible about heaven',
      answer:
        'The chief hope in the New Testament is resurrection: that God will raise the dead as he raised Jesus, and make all things new. Being with the Lord after death belongs to it. Peter calls it a living hope, because it rests on someone who lives.',
      passages: ['1 Peter 1:3-4', 'Revelation 21:3-5'],
    },
    {
      asked: 'is it only new testament | is there hope in the old testament | where is hope in the old testament',
      answer:
        "Hope runs through both Testaments. Isaiah promises new strength to worn-out exiles, Ezekiel sees dry bones stand up and live, and many psalms tell the soul to wait for God. The New Testament ties that hope to Jesus' resurrection.",
      passages: ['Isaiah 40:28-31', 'Ezekiel 37:11-14'],
    },
    {
      asked:
        'why is it compared to an anchor | where does the bible say hope is an anchor | what does anchor of the soul mean',
      answer:
        "Hebrews compares hope to an anchor, because it holds the soul steady while the storm goes on. The anchor is fastened where Jesus has already gone, in God's presence. That is why early Christians carved anchors on graves.",
      passages: ['Hebrews 6:18-20'],
    },
    {
      asked:
        'does suffering really produce hope | how does trouble lead to hope in romans 5 | trouble just made me bitter not hopeful',
      answer:
        "Paul says that trouble can lead through endurance and character to hope, but he does not say that it works by itself. His reason is that God's love is poured into people by the Spirit. If trouble has only hurt you so far, that is no failure; many need time, company, and care.",
      passages: ['Romans 5:3-5'],
    },
  ],
  'topic:suffering': [
    {
      asked: 'is god punishing me | am i suffering because of my sins | is my illness a punishment from god',
      answer:
        "You have no reason to read your suffering as a punishment. Asked whose sin had made a man blind, Jesus said neither his nor his parents', and he rejected the idea that victims of a fallen tower were worse sinners. God's answer to sin in the New Testament is forgiveness.",
      passages: ['John 9:1-3', 'Luke 13:1-5'],
    },
    {
      asked: 'why do innocent children suffer | why does god let babies get cancer | how can a good god let kids die',
      answer:
        'The Bible gives no reason why a child suffers, and it never calls it good. Jesus was indignant when children were pushed away, and he healed sick ones. Many Christians say honestly that they do not know why, and that they trust God to put right what is so wrong.',
      passages: ['Mark 10:13-16', 'Revelation 21:4'],
    },
    {
      asked:
        "did job ever find out why | why did god let satan do that to job | what was the reason for job's suffering",
      answer:
        "Job was never told. Readers know of a scene in heaven in which the accuser claims that Job serves God only for reward, but God's speeches do not mention it. Job meets God and finds that enough, while the story leaves the question of why unsolved.",
      passages: ['Job 1:8-12', 'Job 42:1-6'],
    },
    {
      asked:
        'does everything happen for a reason | is "everything happens for a reason" in the bible | is my suffering part of gods plan',
      answer:
        'The sentence "everything happens for a reason" is not in the Bible. Paul says that God works for good in all things, which is not the same as calling all things good. Reformed Christians stress that nothing escapes God\'s plan; others stress that God works against much of what happens.',
      passages: ['Romans 8:28', 'Genesis 50:20'],
    },
    {
      asked: 'why doesnt god just stop it | if god is all powerful why is there suffering | why wont god end evil now',
      answer:
        'The Bible does not fully answer why God waits. Peter writes that his delay is patience, because he wants people to turn and be saved, and a parable tells of weeds left until harvest so that the wheat is not torn up. It does promise that suffering will end.',
      passages: ['2 Peter 3:9', 'Matthew 13:28-30'],
    },
    {
      asked: 'when will it end | does the bible say when suffering will stop | will there be no more pain one day',
      answer:
        'The Bible gives no date for the end of suffering, and Jesus said that no one knows the day. It does describe the end: God living with people, wiping their tears, and death and pain gone. Until then it calls on people to relieve what they can.',
      passages: ['Revelation 21:3-5', 'Matthew 24:36'],
    },
    {
      asked: 'what good can come out of it | does suffering make you stronger bible | what is the purpose of suffering',
      answer:
        'The Bible says that suffering can bring endurance, compassion, and a deeper trust, but it does not say that it always does. Paul could comfort others because he had been comforted. You may look for good in your own pain; no one else has the right to lecture you about it.',
      passages: ['Romans 5:3-5', '2 Corinthians 1:3-5'],
    },
    {
      asked: 'is it the devil | does satan cause suffering | does suffering come from god or the devil',
      answer:
        "Sometimes the Bible names Satan, as with Job's losses or a woman bent over for eighteen years. More often it speaks of human evil, of a broken creation, or of no cause at all. It keeps the devil limited and never makes him God's equal.",
      passages: ['Luke 13:16', 'Job 2:6-7'],
    },
    {
      asked: 'how did jesus suffer | does god know what my suffering feels like | does god understand pain',
      answer:
        'Christians believe that in Jesus God knows pain from inside. He was betrayed, beaten, mocked, and crucified, he wept, and he asked why God had left him. Hebrews says that he is able to feel with us because he was tested as we are.',
      passages: ['Hebrews 4:15-16', 'Isaiah 53:3-4'],
    },
    {
      asked:
        'my faith is gone after all this | i lost my faith because of suffering | how can i still believe after what happened to me',
      answer:
        'You may take your doubt to God as it is; the psalmists did, and a desperate father told Jesus that he believed and did not believe. No one has to believe strongly while hurt. Talk with someone who will not argue, and if you are in danger from despair, call or text 988.',
      passages: ['Mark 9:23-24', 'Psalm 77:7-10'],
    },
  ],
  'topic:miscarriage': [
    {
      asked: 'was it my fault | did i cause my miscarriage | did i do something wrong to lose the baby',
      answer:
        'No verse of the Bible says that a mother causes a miscarriage by some sin or lack of faith. Most miscarriages come from things that no one could have changed. Tell your doctor what worries you, and let someone hold you in this; you did nothing to deserve it.',
      passages: ['Psalm 34:18'],
    },
    {
      asked:
        "is god punishing me for something | is miscarriage a punishment from god | david's baby died because of his sin is it the same for me",
      answer:
        "You have no reason to see a miscarriage as punishment. In David's case a prophet said it in plain words, about one king and one deed; the Bible makes no rule of it, and Ezekiel says that a child does not carry a parent's guilt. Jesus refused to trace a man's blindness to his parents' sin.",
      passages: ['Ezekiel 18:20', 'John 9:1-3'],
    },
    {
      asked: 'will i meet my baby one day | will i see my miscarried baby in heaven | can i hope to hold her in heaven',
      answer:
        'Many Christians hope to meet their baby one day. When his own child died, David said that he would go to him one day, and Jesus took small children in his arms and blessed them. The Bible does not describe such a meeting, but it speaks of a God who loses no one he loves.',
      passages: ['2 Samuel 12:22-23', 'Mark 10:13-16'],
    },
    {
      asked: "the baby wasn't baptized | is my unbaptized baby in limbo | do babies go to heaven if not baptized",
      answer:
        "The Bible does not say that a child without baptism is lost. The Catholic Church entrusts such children to God's mercy; limbo was an opinion of theologians and never its binding teaching. Other churches also trust God with them, and you may do so too.",
      passages: ['Mark 10:14'],
    },
    {
      asked:
        'it was only 6 weeks does it count | was my baby a person if i miscarried early | did it have a soul already',
      answer:
        'Your loss counts, at six weeks as later. The Bible does not say when a soul is given, and Christians hold different views, but a psalm says that God saw its writer while he was still unformed. You may grieve as a mother or father grieves.',
      passages: ['Psalm 139:15-16'],
    },
    {
      asked: 'can we name her | can we have a funeral for a miscarriage | how can we say goodbye to the baby',
      answer:
        'You may give the baby a name and hold a small service; nothing in the Bible speaks against it. Many pastors will come to the hospital or home and pray with you. A candle, a tree, or a letter can also help, even years later.',
      passages: ['Lamentations 3:22-23'],
    },
    {
      asked:
        'why did god let this happen | why would god give me a baby and take it away | why miscarriage if god is good',
      answer:
        'The Bible gives no reason for a miscarriage, and people who offer you one are guessing. It lets you ask, as many psalms ask why. It says that God is near to people with broken hearts, which is not an explanation but may be something to hold.',
      passages: ['Psalm 13:1-3', 'Psalm 34:18'],
    },
    {
      asked:
        'my husband acts like nothing happened | how do couples cope after a miscarriage | my wife wont stop crying after losing the baby',
      answer:
        "Two people often grieve a miscarriage in different ways and at different speeds, and neither way is wrong. David, after his baby's death, washed and ate at once, to the surprise of everyone, and then went to comfort Bathsheba. Tell each other one true sentence a day, and ask a counselor if you lose touch.",
      passages: ['2 Samuel 12:20-24'],
    },
    {
      asked:
        'people say at least youre young | what do i say to a friend who had a miscarriage | my mom says i can have another one',
      answer:
        'After a miscarriage a sentence with "at least" hurts, even if it is kindly meant; another child does not replace this one. You may answer, "We wanted this one." To a friend, say simply, "I\'m so sorry about your baby," bring a meal, and remember the due date.',
      passages: ['Romans 12:15', 'Jeremiah 31:15'],
    },
    {
      asked:
        'i had an abortion years ago and i grieve it | does god forgive an abortion | is my aborted baby in heaven',
      answer:
        'God forgives, and no verse sets abortion outside his mercy. You may grieve that child as others grieve a miscarriage, and hope for the child as they do. Speak with a pastor, priest, or counselor you trust, and if the pain becomes too much, call or text 988.',
      passages: ['Psalm 103:10-14', '1 John 1:9'],
    },
  ],
  'topic:infertility': [
    {
      asked: 'is god punishing me | is infertility a curse from god | did i sin so that i cant get pregnant',
      answer:
        "You have no reason to see infertility as a punishment. Luke says of Elizabeth and Zechariah that they were upright before God, and they were childless into old age. People around such women often thought of shame; the Bible takes the women's side.",
      passages: ['Luke 1:5-7', 'Luke 1:24-25'],
    },
    {
      asked: 'is ivf a sin | can christians do ivf for infertility | what does the bible say about ivf',
      answer:
        'The Bible does not mention IVF, and churches differ. The Catholic Church declines it because conception is taken out of the union of husband and wife; most Protestants leave it to conscience; Orthodox views vary. Many ask couples to decide beforehand what happens to every embryo.',
      passages: ['Psalm 139:13-16'],
    },
    {
      asked:
        'how long did she wait for a baby | how old was sarah when she had isaac | how long did sarah and abraham wait for a child',
      answer:
        "Sarah was ninety when Isaac was born, and Abraham a hundred. They had waited twenty-five years since God's first promise, and Sarah was childless long before that. She once laughed at the idea, and the boy's name, Isaac, means that he laughs.",
      passages: ['Genesis 17:17', 'Genesis 21:1-6'],
    },
    {
      asked:
        'doesnt god promise kids if you have faith | will god give me a baby if i pray like hannah | someone prophesied i will have a baby',
      answer:
        'The Bible does not promise a child to everyone who prays, and no one can tell you whether you will have one. Hannah received a son, but her story is told as what happened to her, not as a rule. Ask as boldly as Hannah; a no does not mean small faith.',
      passages: ['1 Samuel 1:10-17'],
    },
    {
      asked:
        'but god said be fruitful and multiply | do we have to have children | is a marriage without kids incomplete',
      answer:
        'A marriage without children is not incomplete. The words to be fruitful are given as a blessing on humankind, and Genesis speaks of husband and wife as one flesh before any child is born. Jesus and Paul, as far as we know, had no children, and Isaiah honors people who have none.',
      passages: ['Genesis 1:28', 'Isaiah 56:3-5'],
    },
    {
      asked:
        'can we adopt instead | does the bible talk about adoption for infertile couples | who was adopted in the bible',
      answer:
        "Adoption has an honored place in the Bible. Pharaoh's daughter raised Moses, Mordecai raised his young cousin Esther, and Paul uses adoption as a picture of how God makes people his children. It is a good way to be a family, but you may grieve first and take your time.",
      passages: ['Exodus 2:9-10', 'Esther 2:7'],
    },
    {
      asked:
        'did any of them never get a child | which infertile woman in the bible stayed childless | does every barren woman in the bible get a baby',
      answer:
        "Not every one: Michal, David's wife, stayed childless until her death. But the women known for praying and waiting, such as Sarah, Rebekah, Rachel, Hannah, and Elizabeth, all gave birth, because their stories lead to a promised child. That makes them hard to read for couples who wait, and it is no promise to all.",
      passages: ['2 Samuel 6:23'],
    },
    {
      asked:
        'everybody else is pregnant and im jealous | i cant stand baby showers is that wrong | i hate it when friends announce a pregnancy',
      answer:
        'That sting of envy at a baby shower is not wrong; it is grief. Rachel said openly that she would die without children, and Hannah could not eat at the family feast. You may send a gift and stay at home, and tell one good friend why.',
      passages: ['Genesis 30:1', '1 Samuel 1:6-8'],
    },
    {
      asked: 'what about men | is there male infertility in the bible | my husband is the one who cant have children',
      answer:
        "The Bible's stories of childlessness nearly all speak of the wife, because people then looked there first. But Isaiah gives God's promise to eunuchs, men who could not have children: a name in his house that lasts. A man's worth does not hang on fatherhood either.",
      passages: ['Isaiah 56:3-5'],
    },
    {
      asked: 'what happened to hannah after | did hannah have more children | why did hannah give her baby away',
      answer:
        "Hannah had vowed to give her son to God, so after weaning she brought Samuel to serve at the sanctuary in Shiloh. She visited each year with a little robe, and later had three more sons and two daughters. Her song of thanks is echoed in Mary's.",
      passages: ['1 Samuel 1:26-28', '1 Samuel 2:19-21'],
    },
  ],
  'topic:shame-guilt': [
    {
      asked:
        'i confessed but i still feel guilty | why do i still feel guilty after asking forgiveness | the guilt wont go away',
      answer:
        'Feelings of guilt often limp behind forgiveness, and they are not the judge. John writes that God is greater than a heart that accuses us, and that he forgives what is confessed. Telling it aloud to a pastor, priest, or good friend, and hearing the word of pardon, helps many people.',
      passages: ['1 John 3:19-20', '1 John 1:9'],
    },
    {
      asked: 'how do i forgive myself | does the bible say to forgive yourself for guilt | i cant forgive myself',
      answer:
        'The Bible never tells you to forgive yourself; it tells you that God has forgiven, and asks you to take his word for it. Paul, who had hunted Christians, did not deny his past, but he used it as an example of mercy. You may speak to yourself as God speaks to you.',
      passages: ['1 Timothy 1:13-16', 'Romans 8:1'],
    },
    {
      asked:
        'i keep doing the same thing over and over | does god forgive the same sin again | what if i keep failing and feel ashamed',
      answer:
        'God forgives the same sin again; Jesus told Peter not to stop counting at seven, and God asks no more of us than he does himself. Proverbs says that a good person falls many times and gets up. If it is a habit you cannot break alone, ask for help early, and shame will lose some of its power.',
      passages: ['Matthew 18:21-22', 'Proverbs 24:16'],
    },
    {
      asked:
        'what if what i did is too bad | is there a guilt god cant forgive | can god forgive something really terrible',
      answer:
        'God can forgive even terrible guilt. David had a man killed, Paul helped with a killing, and both were forgiven; the one sin that Jesus excepts is a heart hardened against the Spirit, not a terrible deed that someone regrets. Forgiveness may still leave you with things to put right.',
      passages: ['Psalm 51:1-4', 'Isaiah 1:18'],
    },
    {
      asked:
        'do i have to tell the person i hurt | do i have to make it right to lose my guilt | should i confess to my wife',
      answer:
        'Where you can, yes: Jesus puts making peace with the person before the gift at the altar, and Zacchaeus paid back four times over. Take care that the telling helps the other and not just you. If a confession could bring danger or break a home, talk first with a pastor or counselor.',
      passages: ['Matthew 5:23-24', 'Luke 19:8'],
    },
    {
      asked:
        'im ashamed of what was done to me | i feel shame because i was abused | why do i feel dirty for something i didnt choose',
      answer:
        'What was done to you is not your guilt, and the shame belongs to the one who did it. The law of Moses already says of an attacked woman that she has done nothing wrong. You can talk in confidence with RAINN at 800-656-4673, or call 911 if you are in danger.',
      passages: ['Deuteronomy 22:25-27', 'Psalm 34:4-5'],
    },
    {
      asked:
        'do i need to go to a priest | do you have to confess to a priest to be free of guilt | can i just confess straight to god',
      answer:
        "Churches differ. Catholics and Orthodox confess grave sins to a priest, pointing to Jesus' words to the apostles; most Protestants teach that one may confess directly to God, while Lutherans and Anglicans also offer private confession. James tells believers to confess to one another.",
      passages: ['John 20:22-23', 'James 5:16'],
    },
    {
      asked: 'does god remember it | does god forget our sins | where does it say god throws sins in the sea',
      answer:
        'The Bible says that God will not remember sins he has forgiven, meaning that he no longer holds them against anyone. Micah pictures them thrown into the depths of the sea, and a psalm speaks of east and west. The line about a "no fishing" sign came later.',
      passages: ['Micah 7:18-19', 'Psalm 103:11-12'],
    },
    {
      asked:
        "what about judas he felt guilty too | whats the difference between judas and peter's guilt | why was peter forgiven and judas not",
      answer:
        'Judas and Peter both failed Jesus and were sorry, but Peter stayed with the others and met Jesus again, while Judas despaired alone among men who did not care. The Bible does not say that Judas could not have been forgiven. If guilt drives you toward death, call or text 988 now.',
      passages: ['Matthew 27:3-5', 'John 21:15-17'],
    },
    {
      asked: 'when did shame start | what is the first shame in the bible | why did adam and eve hide',
      answer:
        'Shame first appears in Genesis 3: after eating the fruit, Adam and Eve saw that they were naked, made coverings of leaves, and hid from God. God came looking and asked where they were. Before he sent them out, he made them clothes himself.',
      passages: ['Genesis 3:7-10', 'Genesis 3:21'],
    },
  ],
  'topic:burnout': [
    {
      asked: 'is it a sin to be tired | am i lazy or burned out | is it wrong to need rest as a christian',
      answer:
        'Being tired is not a sin. Laziness in Proverbs means not wanting to begin; burnout usually hits people who gave for too long. Jesus was so tired that he sat down at a well and slept in a boat during a storm.',
      passages: ['John 4:6', 'Mark 4:37-39'],
    },
    {
      asked: 'i feel guilty when i rest | how can i rest without feeling bad | why do i feel guilty for doing nothing',
      answer:
        'Rest is not stolen time in the Bible; it is in the Ten Commandments, and God himself rested on the seventh day. A psalm says that working late and early is in vain, since God provides for those he loves even in sleep. You may stop while things are unfinished.',
      passages: ['Exodus 20:8-11', 'Psalm 127:1-2'],
    },
    {
      asked:
        'but the bible says dont grow weary in doing good | doesnt galatians say keep going when exhausted | isnt quitting giving up on god',
      answer:
        "Paul's words about not tiring of good are encouragement, not an order to work without rest. A few verses earlier he tells the same people to carry one another's loads. Stopping before you break is not giving up; Jesus left crowds waiting in order to pray.",
      passages: ['Galatians 6:2', 'Luke 5:15-16'],
    },
    {
      asked:
        'im caring for my mom and im at the end | what does the bible say to an exhausted caregiver | caregiver burnout bible',
      answer:
        'Caring for someone is honored in the Bible, but no one is asked to do it alone. Even Moses was told that he would wear himself out, and others were called in. Ask your family, church, or doctor about respite care this week; if you fear that you might harm yourself or the one you care for, call 988.',
      passages: ['Exodus 18:17-18', 'Galatians 6:2'],
    },
    {
      asked:
        'god never gives more than i can handle right | is "god wont give you more than you can handle" in the bible | why did god give me too much then',
      answer:
        'The Bible does not say that God never gives you more than you can handle. Paul writes that God gives a way out in temptation, which is another matter, and of himself he says that he was loaded beyond his strength. Having too much to carry is a reason to ask for help.',
      passages: ['1 Corinthians 10:13', '2 Corinthians 1:8-9'],
    },
    {
      asked:
        'what did jethro say exactly | who was jethro and what did he tell moses about burnout | what was moses doing wrong',
      answer:
        "Jethro was Moses' father-in-law, a priest of Midian. He saw Moses judging cases from morning to evening, said that it would wear out him and the people, and told him to appoint trustworthy leaders for the small matters. Moses listened and did it.",
      passages: ['Exodus 18:17-24'],
    },
    {
      asked:
        'im a pastor and im burned out | can a minister quit because of burnout | im exhausted from church volunteering',
      answer:
        'You may step back; the church is not held up by you. Elijah was a prophet at his limit, and God gave him rest, told him that he was not the only one, and gave him a successor. Talk with your board, bishop, or a trusted colleague, and with a doctor too.',
      passages: ['1 Kings 19:15-18', 'Mark 6:31'],
    },
    {
      asked: 'should i quit my job | does god want me to leave a job that burns me out | my work is killing me',
      answer:
        'The Bible does not say whether you should leave a job. It does say that rest is commanded even for servants and animals, so a job that never allows any is asking too much. See a doctor, talk with those who depend on your pay, and try first what can be shared or dropped.',
      passages: ['Deuteronomy 5:13-14', 'Proverbs 15:22'],
    },
    {
      asked: 'how do i say no | did jesus ever say no when tired | how to set limits bible',
      answer:
        'You can say, "I can\'t take that on," without a long excuse; a plain yes and a plain no are Jesus\' own advice. He said no himself: when everyone in Capernaum was looking for him, he went on to other towns, and he refused to settle a quarrel over an inheritance.',
      passages: ['Mark 1:35-38', 'Matthew 5:37'],
    },
    {
      asked:
        "give me a verse for when im worn out | what verse helps with exhaustion | short prayer when i'm totally exhausted",
      answer:
        'Matthew 11:28 is the verse many worn-out people begin with: Jesus invites the overloaded to come and promises rest. Isaiah 40 says that even young people get tired and that God gives strength. A short prayer is enough: "Lord, I am tired; carry what I can\'t."',
      passages: ['Matthew 11:28-30', 'Isaiah 40:29-31'],
    },
  ],
  'topic:abuse': [
    {
      asked:
        'my pastor says i have to go back | my church says to stay with my abusive husband | what if my pastor tells me to submit and stay',
      answer:
        "You do not have to go back to an abuser, no matter who says it. A pastor who sends you into danger is wrong about the Bible; David fled from Saul's spear, and God did not send him back. Call the National Domestic Violence Hotline at 1-800-799-7233, or 911 in danger, and look for a pastor who protects you.",
      passages: ['1 Samuel 19:9-10', 'Proverbs 22:3'],
    },
    {
      asked:
        'but the bible says wives submit | does submit to your husband mean put up with abuse | what about ephesians 5 if he hits me',
      answer:
        'The words on submission never give a husband the right to hurt you. The same passage tells him to care for his wife as for his own body, and Colossians forbids him to be harsh. If you are afraid of him, call 1-800-799-7233, or 911 in danger.',
      passages: ['Ephesians 5:25-29', 'Colossians 3:19'],
    },
    {
      asked:
        'he says hes sorry and wont do it again | my husband apologized for hitting me should i trust him | do i have to take an abuser back if he repents',
      answer:
        'You do not have to go back to an abuser because he says sorry. John the Baptist asked for fruit that shows a changed life, and that takes a long time and outside help. Stay safe while he proves it, and talk with 1-800-799-7233 before you decide anything.',
      passages: ['Matthew 3:8'],
    },
    {
      asked:
        'do i have to forgive him | does forgiving an abuser mean going back | god says forgive 70 times 7 even abuse',
      answer:
        'Forgiving never means going back or keeping quiet. It means that you leave the final judgment to God, in your own time, and you may still call the police, testify, and keep your distance. Safety comes first: call 911 in danger, or 1-800-799-7233.',
      passages: ['Romans 12:19', 'Romans 13:3-4'],
    },
    {
      asked:
        'he doesnt hit me he just yells and calls me names | is emotional abuse abuse in the bible | is verbal abuse a reason to leave',
      answer:
        'Words can be abuse too. Proverbs compares rash words to sword thrusts, and Jesus warns of contempt in the same breath as murder. If you live in fear, are controlled, or are put down day after day, you may leave to be safe; 1-800-799-7233 helps with that also.',
      passages: ['Proverbs 12:18', 'Matthew 5:21-22'],
    },
    {
      asked: 'so can i divorce him | does the bible allow divorce for abuse | is abuse grounds for divorce',
      answer:
        'The Bible does not list abuse by name, and churches differ. Many Protestants count it as breaking the covenant or as desertion; Orthodox churches may permit divorce; Catholics allow separation and civil divorce for safety, with annulment a question for the church court. All agree that you may get away now: call 1-800-799-7233.',
      passages: ['1 Corinthians 7:15', 'Exodus 21:10-11'],
    },
    {
      asked: 'its my dad who hurts me | do i have to honor parents who abuse me | what if my mom or dad hits me',
      answer:
        'Honoring parents does not mean letting them hurt you or keeping it secret. It is not your fault. Tell a teacher, school counselor, or doctor, call or text Childhelp at 1-800-422-4453, and call 911 if you are in danger now; Paul tells fathers not to treat children harshly.',
      passages: ['Colossians 3:21', 'Psalm 27:10'],
    },
    {
      asked:
        'someone touched me and said not to tell | i was sexually abused what does the bible say | i was raped is it my sin',
      answer:
        "Sexual abuse is never the victim's sin, and you may tell, whatever that person said. The law of Moses treats such an attack like a murder and says that the victim has no guilt. Call 911 if you are in danger, or RAINN at 800-656-4673; if you are under eighteen, tell an adult you trust today.",
      passages: ['Deuteronomy 22:25-27'],
    },
    {
      asked:
        'i think my friend is being abused | how do i help a friend in an abusive marriage | what do i do if a child at church is abused',
      answer:
        "Believe your friend, say that the abuse is no fault of your friend's, and ask what would help; do not confront the abuser. You can call 1-800-799-7233 for advice yourself. For a child, report it to the police or child protection at once, or call 911, because the church is not the place to settle it.",
      passages: ['Psalm 82:3-4', 'Proverbs 31:8-9'],
    },
    {
      asked: 'i hit my wife what should i do | im the abusive one how do i change | can god forgive an abuser',
      answer:
        'God forgives people who truly turn around, and turning begins with stopping and telling the truth. Move out of reach now so that she is safe, do not ask her to take you back, and call 1-800-799-7233, where people who have hurt a partner can get help too. Accept what the law decides.',
      passages: ['Ezekiel 18:27-28', 'Ephesians 5:28-29'],
    },
  ],
  'topic:pets': [
    {
      asked: 'do they have souls | do animals have a soul | does my dog have a soul in the bible',
      answer:
        "In Hebrew, yes, in a way: Genesis uses the same word, nephesh, for living animals and for the living human being. But only humans are said to be made in God's image. Catholic teaching says that animals have souls, but not immortal ones; the Bible does not settle it.",
      passages: ['Genesis 1:20-21', 'Ecclesiastes 3:19-21'],
    },
    {
      asked:
        'is there animals in heaven at all | will there be animals in heaven | does the bible mention animals in the new earth',
      answer:
        "Isaiah pictures God's coming peace with wolf, lamb, calf, and lion living together, and Revelation hears every creature in heaven and on earth praising God. Some take this as animals in the world to come, others as pictures of peace. Whether one particular pet will be there the Bible does not say.",
      passages: ['Isaiah 11:6-9', 'Revelation 5:13'],
    },
    {
      asked:
        'i had to put my dog down did i sin | is it a sin to euthanize a pet | i feel guilty for putting my cat to sleep',
      answer:
        "The Bible nowhere calls it a sin to end an animal's suffering. Proverbs says that a good person cares about the needs of his animals, and sparing your pet pain was such care. The guilt you feel is mostly love and grief.",
      passages: ['Proverbs 12:10'],
    },
    {
      asked:
        "what do i tell my son | how do i explain to a child that our pet died | does my kid's hamster go to heaven",
      answer:
        'You can tell your child: "God made our pet and God loves all that he made, so we can leave our pet with him." Say honestly that no one knows more than that. Let the child cry, draw a picture, and say a thank-you prayer at the grave.',
      passages: ['Psalm 104:24', 'Luke 12:6'],
    },
    {
      asked:
        'is the rainbow bridge in the bible | where does the bible mention the rainbow bridge | do pets wait for us at rainbow bridge',
      answer:
        'The Rainbow Bridge is not in the Bible. It comes from modern writing about pets in the twentieth century. The rainbow in Genesis is about animals, though: God makes his promise after the flood with Noah and also with every living creature.',
      passages: ['Genesis 9:9-13'],
    },
    {
      asked: 'can i pray for my sick cat | is it ok to pray for pets | can a priest bless my dog',
      answer:
        'You may pray for a sick animal; a psalm says that God saves both people and animals. Catholic, Anglican, Lutheran, and other churches bless pets, often around October 4, the day of Francis of Assisi. Pray, and call the vet too.',
      passages: ['Psalm 36:6'],
    },
    {
      asked:
        'are there dogs in the bible | what does the bible say about dogs and cats | did anyone in the bible have a pet',
      answer:
        "Dogs in the Bible are mostly street animals, though one follows Tobias on his journey in Tobit, a book in Catholic and Orthodox Bibles. House cats do not appear in the Hebrew Bible or the New Testament. Nathan's parable has a true pet: a poor man's lamb that ate from his plate.",
      passages: ['2 Samuel 12:1-4'],
    },
    {
      asked:
        'is it a sin to hurt animals | what does the bible say about animal cruelty | does god care how we treat animals',
      answer:
        "God cares how animals are treated. The law of Moses gives them a day of rest, lets the working ox eat, and has even an enemy's donkey helped up. God also speaks to Jonah of the many animals in Nineveh as a reason for mercy.",
      passages: ['Deuteronomy 25:4', 'Exodus 23:5'],
    },
    {
      asked:
        'then is it wrong to eat them | can christians eat meat if god loves animals | should i be vegetarian as a christian',
      answer:
        'The Bible does not forbid eating meat. In Genesis 1 people and animals are given plants, and after the flood God allows meat, without the blood. Paul tells those who eat meat and those who eat only vegetables not to judge each other.',
      passages: ['Genesis 9:3-4', 'Romans 14:2-3'],
    },
    {
      asked:
        'people laugh because im grieving over a dog | is it silly to grieve a pet | i cant stop crying about my cat',
      answer:
        "Grieving a pet is not silly; you lost a companion of every day. In Nathan's story the poor man's lamb was like a daughter to him, and David was furious at the one who took it. Talk with someone who understands, and if the grief becomes too dark, call or text 988.",
      passages: ['2 Samuel 12:3-5'],
    },
  ],
};
