import type { Details } from '../detail.ts';

export const heartDetails: Details = {
  'topic:anxiety': [
    {
      asked: 'so is it a sin to worry | is anxiety a sin | does being anxious mean i have no faith',
      answer:
        'Having anxiety is not a sin. Jesus and Paul speak of worry as comfort to people under strain, and Paul himself speaks of his daily anxiety for the churches. Some Christians call it sin to settle down in mistrust, but an anxious body is not that.',
      passages: ['2 Corinthians 11:28', 'Philippians 4:6-7'],
    },
    {
      asked:
        'can i take medication for it | is it ok to take anxiety meds as a christian | my church says anxiety pills show lack of faith',
      answer:
        'You may take medicine for anxiety and trust God at the same time. Paul told Timothy to take something for his stomach, and a physician traveled with him. Do not stop a prescription on your own, even if someone at church says so; ask your doctor.',
      passages: ['1 Timothy 5:23', 'Colossians 4:14'],
    },
    {
      asked:
        'im having a panic attack right now | what do i do when anxiety hits suddenly | quick prayer for a panic attack',
      answer:
        'Breathe out slowly, longer than you breathe in, put both feet on the floor, and name five things that you see; a panic attack passes. You can breathe a short prayer: "Lord, hold me." If you have chest pain or have never had this before, call 911; for a dark night, call or text 988.',
      passages: ['Psalm 94:18-19'],
    },
    {
      asked: 'how do i actually stop worrying | how do you cast your anxiety on god | i pray but the worry comes back',
      answer:
        "Peter's picture is of throwing a load onto someone stronger, and it may have to be done many times a day. Name one worry, ask for one thing, thank for one thing, then do the next small task. That worry comes back is normal and not a failed prayer.",
      passages: ['1 Peter 5:6-7', 'Philippians 4:6-7'],
    },
    {
      asked:
        'which verse for when i cant sleep | bible verse for anxiety at night | i lie awake worrying what can i read',
      answer:
        'Psalm 4:8 is a good verse for the night: it speaks of lying down and sleeping because God keeps one safe. Psalm 121 says that God himself does not sleep, so you may. Reading one of them slowly and aloud, every night, works better than much reading.',
      passages: ['Psalm 4:8', 'Psalm 121:3-4'],
    },
    {
      asked: 'was jesus ever anxious | did jesus feel anxiety in the garden | did jesus have stress',
      answer:
        'In Gethsemane Jesus was deeply distressed and told his friends that his sorrow was near to killing him. Luke says that his sweat fell like drops of blood. He asked for company, prayed the same words again and again, and so went on.',
      passages: ['Mark 14:33-36', 'Luke 22:44'],
    },
    {
      asked:
        'does it mean i shouldnt plan or save money | does do not worry about tomorrow mean no planning | birds dont work so should i not work',
      answer:
        "Jesus speaks against worry, not against planning. Birds do look for their food, and elsewhere he praises the builder who first counts the cost. Plan what is yours to plan today, and let tomorrow's trouble wait for tomorrow.",
      passages: ['Matthew 6:25-27', 'Luke 14:28'],
    },
    {
      asked:
        'i worry about my kids all the time | how do i stop being anxious about my children | my son is far from god and im scared for him',
      answer:
        'You may turn each worry about your children into a sentence of prayer. Parents in the Bible did: Job prayed for his, and a father begged Jesus for his son while half believing. God loves them longer than you can watch them, and you may leave the night watch to him.',
      passages: ['Job 1:5', 'Mark 9:23-24'],
    },
    {
      asked:
        'what does be anxious mean in greek | what is the meaning of the word anxious in philippians | does concern count as anxiety',
      answer:
        "The Greek verb behind anxious, merimnao, means to care or to worry, and some hear in it the idea of being divided. It can be good: Paul uses it for Timothy's real concern for others. So care is not the trouble, but a mind pulled apart by it.",
      passages: ['Philippians 4:6', 'Philippians 2:20'],
    },
    {
      asked: 'who in the bible worried a lot | which bible person struggled with anxiety | was martha anxious',
      answer:
        'Martha is the best-known worrier: Jesus said her name twice and told her that she was troubled about many things. Moses feared to speak, Elijah ran for his life, and the psalm writers lay awake. Jesus loved Martha, and later she made one of the great confessions of faith.',
      passages: ['Luke 10:40-42', 'John 11:25-27'],
    },
  ],
  'topic:fear': [
    {
      asked:
        'is it in there 365 times | does the bible say fear not 365 times | how many times does the bible say do not be afraid',
      answer:
        'The count of 365 is a popular saying, but it does not hold. Depending on the translation and what you include, there are roughly a hundred or more such sayings. That is still one of the most repeated things that God and his messengers say.',
      passages: ['Isaiah 41:10'],
    },
    {
      asked: 'is being scared a sin | is fear a sin in the bible | does fear mean i dont trust god',
      answer:
        'Feeling fear is not a sin. The writer of Psalm 56 says that he trusts God when he is afraid, so both can be in one person at once. What the Bible warns of is letting fear decide everything, as when Israel refused to enter the land.',
      passages: ['Psalm 56:3-4', 'Numbers 14:1-4'],
    },
    {
      asked:
        'but arent we supposed to fear god | what does fear of the lord mean | why does the bible say fear god and also fear not',
      answer:
        'The fear of the Lord means awe and respect: taking God seriously and staying away from evil. Proverbs calls it the start of wisdom. In Exodus Moses says both in one breath: do not be afraid, God has come so that respect for him may keep you from sin.',
      passages: ['Exodus 20:20', 'Proverbs 9:10'],
    },
    {
      asked: 'im afraid to die | what does the bible say about fear of death | how can i stop being scared of dying',
      answer:
        'The Bible takes the fear of death seriously: Hebrews says that it holds people like slaves, and that Jesus shared our death to set them free. Psalm 23 walks through the dark valley with a shepherd. Tell someone about this fear; it gets smaller when it is spoken.',
      passages: ['Hebrews 2:14-15', 'Psalm 23:4'],
    },
    {
      asked:
        'does psalm 91 mean nothing bad will happen | will god protect me from all harm | why do bad things happen if god says do not fear',
      answer:
        "Psalm 91 is a song of trust and not a guarantee against all harm. In the Gospels it is the devil who quotes it as one, and Jesus refuses to test God that way. Paul says that no danger can part us from God's love, not that none will come.",
      passages: ['Matthew 4:5-7', 'Romans 8:35-37'],
    },
    {
      asked:
        'what does perfect love casts out fear mean | im still afraid so is my love not perfect | which verse says love drives out fear',
      answer:
        "In 1 John 4:18 it is God's love for us that drives out fear, above all the fear of punishment on judgment day. It is not a test of how well you love. The sentence is meant to calm people who doubt whether God accepts them.",
      passages: ['1 John 4:16-19'],
    },
    {
      asked:
        'my kid is afraid of the dark | bible verse for a scared child | how do i help my child with fear at night',
      answer:
        'Psalm 56:3 is short enough for a child to learn: it says what to do when afraid, namely trust God. You can also tell how Jesus calmed the storm while his friends were scared. Take the fear seriously, leave a light on, and pray one sentence together.',
      passages: ['Psalm 56:3', 'Mark 4:37-40'],
    },
    {
      asked: 'im scared of my husband | what if the person i fear lives with me | im afraid to go home',
      answer:
        'If you are afraid of someone at home, take that fear seriously, because it may be warning you. Call 911 if you are in danger now, or the National Domestic Violence Hotline at 1-800-799-7233. Trusting God does not mean staying; David fled from Saul, and Joseph and Mary fled from Herod.',
      passages: ['1 Samuel 19:10-12', 'Matthew 2:13-14'],
    },
    {
      asked: 'im afraid of demons and evil spirits | should christians fear the devil | can a demon hurt me',
      answer:
        'Christians need not live in fear of the devil. The New Testament shows evil spirits giving way to Jesus, and John says that the one in believers is greater than the one in the world. If voices or visions frighten you, see a doctor as well as a pastor.',
      passages: ['1 John 4:4', 'Romans 8:38-39'],
    },
    {
      asked:
        'who said it and when isaiah 41 10 | who was isaiah 41:10 written to | is fear not i am with you a promise for me',
      answer:
        'In Isaiah 41:10 God speaks to Israel, the family of Abraham, in words for people exiled in Babylon in the sixth century before Christ. It was first a promise to a nation. Christians read it for themselves because Jesus, too, promised to be with his disciples always.',
      passages: ['Isaiah 41:8-10', 'Matthew 28:20'],
    },
  ],
  'topic:anger': [
    {
      asked: 'what made jesus angry | when was jesus angry | why did jesus flip the tables',
      answer:
        "Jesus was angry at men who would rather keep a rule than see a sick hand healed, and Mark adds that he was grieved. He was indignant when children were sent away. At the temple he drove out sellers because they had turned God's house into a market.",
      passages: ['Mark 3:4-5', 'John 2:14-17'],
    },
    {
      asked:
        'what does dont let the sun go down mean | do we have to make up before bed when angry | is never go to bed angry in the bible',
      answer:
        "Paul's advice means that anger should not be stored, so deal with it soon. The proverb about never going to bed angry is built on it. If talking at midnight makes it worse, agree on a time tomorrow; what counts is that anger does not settle in.",
      passages: ['Ephesians 4:26-27'],
    },
    {
      asked: 'how do i control it | how can i control my anger bible | i lose my temper all the time help',
      answer:
        'James gives an order that helps: listen quickly, speak slowly, and be slow to anger. In practice, leave the room for a few minutes, name what hurt you, and speak later in a low voice. If you break things or frighten people, see a counselor now, and keep away from them until you are calm.',
      passages: ['James 1:19-20', 'Proverbs 29:11'],
    },
    {
      asked:
        'i yell at my kids and feel terrible | what does the bible say about being angry at your children | am i a bad parent for yelling',
      answer:
        'Yelling does not make you a bad parent, but your children need to hear you say sorry. Paul tells fathers not to provoke their children so that they lose heart. Step out before you boil, and if you are afraid of hurting them, call Childhelp at 1-800-422-4453.',
      passages: ['Colossians 3:21', 'Ephesians 6:4'],
    },
    {
      asked: 'what is righteous anger | how do i know if my anger is righteous | is my anger holy or just mine',
      answer:
        "Righteous anger is anger at real wrong, above all wrong done to others, and it seeks to help rather than to hurt. The phrase itself is not from the Bible. James warns that human anger never produces what God calls right, so a night's sleep is a good test.",
      passages: ['James 1:19-20', 'Nehemiah 5:6-9'],
    },
    {
      asked:
        'why is god so angry in the old testament | is god angry at me | does god get mad in the new testament too',
      answer:
        "God's anger in the Bible is his opposition to what destroys his people, such as idols, lies, and oppression. It is in both Testaments, and so is the description of God as slow to anger and rich in love. Psalm 103 says that he does not stay angry forever.",
      passages: ['Exodus 34:6-7', 'Psalm 103:8-10'],
    },
    {
      asked:
        'but jesus said anger is like murder | what did jesus mean by calling someone a fool | matthew 5 says angry people are judged',
      answer:
        'Jesus goes to the root of murder and warns of anger and contempt that treat a person as worthless. Many see his sharp words as a warning against anger that is nursed, since he was angry himself. His remedy is practical: go and make peace, even if you must leave the altar.',
      passages: ['Matthew 5:21-24'],
    },
    {
      asked: 'can i take revenge then | is it ok to get even when im angry | what does vengeance is mine mean',
      answer:
        "Paul says not to take revenge but to leave room for God's judgment. That does not mean letting a crime pass; in the next chapter he speaks of authorities who punish wrong, so you may go to the police or a court. He adds: feed a hungry enemy.",
      passages: ['Romans 12:17-21', 'Romans 13:3-4'],
    },
    {
      asked: 'who got in trouble for being angry | which bible people had anger problems | did moses sin in anger',
      answer:
        'Cain is the first: God warned him about his anger, and he killed his brother. Moses, worn out by complaints, struck the rock and was not allowed into the land. Jonah sat angry outside Nineveh, and God reasoned with him instead of punishing him.',
      passages: ['Genesis 4:5-8', 'Numbers 20:10-12'],
    },
    {
      asked: 'my husband is always angry | how do i live with an angry spouse | what if someones anger scares me',
      answer:
        "A gentle answer can turn away anger, as Proverbs says, but another person's rage is not your task to fix or your fault. Talk with a counselor or pastor about it. If it frightens you, make a plan to be safe: call 1-800-799-7233, or 911 in danger.",
      passages: ['Proverbs 15:1', 'Proverbs 22:24-25'],
    },
  ],
  'topic:bitterness': [
    {
      asked:
        'do i have to make up with them | does letting go of bitterness mean reconciling | can i forgive and still keep my distance',
      answer:
        'Letting go of bitterness does not always mean being close again, and you may keep your distance. Paul says to live at peace as far as it depends on you, which admits that it takes two; trust has to be earned anew, and with a dangerous person distance is right.',
      passages: ['Romans 12:18'],
    },
    {
      asked:
        'what if they never say sorry | how do i let go of bitterness without an apology | he doesnt even think he did wrong',
      answer:
        'You can let go without an apology, because you hand the case to God and not to the other person. Jesus and Stephen prayed for people who had not repented. It does not say that the wrong was small; it says that you will not carry the verdict any longer.',
      passages: ['Luke 23:34', 'Acts 7:60'],
    },
    {
      asked:
        'is forgive and forget in the bible | do i have to forget what they did | i cant forget so did i not forgive',
      answer:
        '"forgive and forget" is not in the Bible. When God says that he will not remember sins, it means that he no longer counts them. Joseph remembered very well what his brothers had done, and he forgave them; a memory that returns does not undo your forgiving.',
      passages: ['Genesis 50:19-21'],
    },
    {
      asked:
        'how long did it take joseph | how old was joseph when he forgave his brothers | did joseph forgive right away',
      answer:
        'It took Joseph more than twenty years. He was sold at about seventeen, came to power at thirty, and met his brothers again some nine years later. Even then he tested them and wept in private before he told them who he was.',
      passages: ['Genesis 45:1-5', 'Genesis 41:46'],
    },
    {
      asked:
        'whats the root of bitterness verse | where does root of bitterness come from | what does hebrews mean by bitter root',
      answer:
        "The root of bitterness is in Hebrews 12:15, which borrows it from Moses' warning in Deuteronomy about a root that bears poisonous fruit. There it means turning away from God; Hebrews adds that it spreads and harms many. So one person's grudge is never quite private.",
      passages: ['Hebrews 12:15', 'Deuteronomy 29:18'],
    },
    {
      asked: 'im bitter at god | how do i stop being bitter at god | naomi was bitter wasnt she',
      answer:
        "If you are bitter at God, say it to him as plainly as Naomi did, who asked to be called Mara, which means bitter, because she felt that he had dealt hardly with her. No one corrected her. Help came to her slowly, through Ruth's company, work, food, and a child.",
      passages: ['Ruth 1:19-21', 'Ruth 4:14-15'],
    },
    {
      asked:
        'the person is dead how do i forgive my father now | can you forgive a dead person | im still angry at my mom and she died',
      answer:
        'You can forgive someone who has died, because forgiving happens between you and God. Write the letter that you cannot send, say exactly what was wrong, and then give it to God in prayer. It may take several rounds, and a counselor can go with you.',
      passages: ['Colossians 3:13'],
    },
    {
      asked: 'how often do i have to forgive | what does 70 times 7 mean | it keeps coming back every day',
      answer:
        'Jesus told Peter to forgive not seven times but seventy-seven, or seventy times seven, which means without counting. Old hurt often returns, so it may be the same wrong that you forgive again each morning. This never means letting someone go on harming you.',
      passages: ['Matthew 18:21-22'],
    },
    {
      asked: 'why is bitterness bad if i was the victim | is it a sin to be bitter | dont i have a right to be bitter',
      answer:
        'You have a right to name the wrong and to be hurt by it; the Bible never blames you for that. It warns of bitterness because it goes on injuring the one who carries it and those around. Ephesians asks to put it away, as one puts down something poisonous.',
      passages: ['Ephesians 4:31-32'],
    },
    {
      asked: 'how do i even start | what is the first step out of bitterness | give me a prayer for bitterness',
      answer:
        'Start on bitterness by naming to God exactly what was done and what it cost you. You can pray: "Lord, you saw it; I leave the judging to you, and I ask you to heal me." Repeat it when the anger returns, and talk with a counselor or pastor about old, deep wounds.',
      passages: ['Psalm 55:20-22', '1 Peter 2:23'],
    },
  ],
  'topic:envy': [
    {
      asked:
        "isn't god jealous too | why is god called a jealous god if envy is wrong | difference between envy and jealousy bible",
      answer:
        'Envy wants what belongs to someone else; jealousy guards what is already yours. When God is called jealous, it means that he will not share his people with idols, like a husband whose marriage matters to him. The words overlap in everyday speech.',
      passages: ['Exodus 34:14', 'Proverbs 14:30'],
    },
    {
      asked: 'which commandment is that | what commandment is about envy | what does covet mean',
      answer:
        "Envy is the subject of the last of the Ten Commandments: not to covet a neighbor's house, wife, or goods. To covet means to set your heart on having what is someone else's. Catholics and Lutherans count it as the ninth and tenth; most other Protestants, the Orthodox, and Jews as the tenth.",
      passages: ['Exodus 20:17'],
    },
    {
      asked:
        'instagram makes me feel like a loser | how do i stop comparing myself on social media | everyones life looks better than mine online',
      answer:
        'What you see on social media is a chosen picture, and the psalm writer who envied others found that he had seen only the surface. Mute what makes you bitter, and put the phone away for a day. Paul advises people to look at their own work instead of comparing it with others.',
      passages: ['Psalm 73:16-17', 'Galatians 6:4'],
    },
    {
      asked: 'who wrote psalm 73 | what happened to the man in psalm 73 | how did he stop being envious of the wicked',
      answer:
        "Psalm 73 bears the name of Asaph, a leader of music in the time of David. He envied wicked people who were healthy and rich, until he went into God's sanctuary and saw how shaky their lives were. He ends by saying that being near God is his good.",
      passages: ['Psalm 73:16-17', 'Psalm 73:25-28'],
    },
    {
      asked: 'who in the bible was envious | bible stories about envy | what did envy do to cain and saul',
      answer:
        "Cain envied Abel, Rachel envied Leah, Joseph's brothers envied him, and Saul could not bear a song that gave David more. Matthew says that Pilate knew that Jesus had been handed over out of envy. In most of these stories someone innocent gets hurt.",
      passages: ['1 Samuel 18:6-9', 'Matthew 27:18'],
    },
    {
      asked:
        'my friend got everything i prayed for | how can i be happy for others when im jealous | im jealous of my best friend is that bad',
      answer:
        "The pang is not yet the sin; what you do with it matters. Tell God honestly what you wanted, then do one small good thing for your friend, such as a card or a sincere question. Paul asks us to share in others' joy as well as in their tears.",
      passages: ['Romans 12:15'],
    },
    {
      asked:
        'isnt it unfair that some get more | why does god bless others and not me | the workers who all got paid the same',
      answer:
        "The Bible does not say why one person gets more than another. In Jesus' story, workers hired early grumble because the late ones receive a full day's pay; the owner has wronged no one and asks whether they envy his generosity. It is a story about grace, not about fair wages.",
      passages: ['Matthew 20:12-15'],
    },
    {
      asked:
        'who was the other disciple peter asked about | what did jesus tell peter when he compared himself | who is the disciple in john 21 envy',
      answer:
        'Peter asked about the disciple Jesus loved; old tradition says that this was John. Jesus had just told Peter how he would die, and Peter wanted to know what awaited the other. Jesus answered that Peter was simply to follow him.',
      passages: ['John 21:20-22'],
    },
    {
      asked: 'is it wrong to want a better life | is ambition envy | can i want more without sinning',
      answer:
        "Wanting a better life is neither envy nor wrong. Proverbs praises diligence, and people in the Bible ask God for children, land, and healing. It becomes envy when another person's good makes you sad, or when you wish that they would lose it.",
      passages: ['Proverbs 13:4', 'James 3:14-16'],
    },
    {
      asked:
        'people are jealous of me what do i do | how do i handle someone who envies me | my sister is jealous of me',
      answer:
        "When others envy you, do not show off and do not shrink; be kind and steady. Young Joseph told his dreams to brothers who already resented him, and it made things worse; later he spoke gently and provided for them. If someone's envy turns to threats, keep your distance and get help.",
      passages: ['Genesis 37:5-8', 'Genesis 50:21'],
    },
  ],
  'topic:pride': [
    {
      asked: 'can i be proud of my kids | is it a sin to be proud of yourself | is it wrong to be proud of my work',
      answer:
        'You may be glad and proud of your children or your good work; that is not the pride that the Bible warns of. Paul says openly that he takes pride in his churches and boasts of them. It turns bad when you look down on others or forget who gave you the gift.',
      passages: ['2 Corinthians 7:4', 'Galatians 6:4'],
    },
    {
      asked:
        'is it pride goes before a fall | where does pride comes before the fall stand | exact verse pride before a fall',
      answer:
        'The saying comes from Proverbs 16:18, in a shortened form. The verse says that pride comes before destruction and a haughty spirit before stumbling. The next verse adds that it is better to be humble with the poor than to share loot with the proud.',
      passages: ['Proverbs 16:18-19'],
    },
    {
      asked: 'how do i know if im proud | what are the signs of pride | am i a prideful person',
      answer:
        "Some signs of pride are that you cannot say sorry, cannot take advice, and feel bigger when others are smaller. The Pharisee in Jesus' story prayed about himself and compared himself with the man behind him. If you ask the question honestly, the cure has begun.",
      passages: ['Luke 18:9-14', 'Proverbs 12:15'],
    },
    {
      asked: 'was that satans sin | is pride the sin of the devil | did lucifer fall because of pride',
      answer:
        "Many Christians say that pride was Satan's sin, but the Bible only hints at it. Isaiah 14 and Ezekiel 28 mock proud kings of Babylon and Tyre, and since early times readers have seen the devil's fall behind them. First Timothy links conceit with the devil's judgment.",
      passages: ['Isaiah 14:12-15', '1 Timothy 3:6'],
    },
    {
      asked: 'is pride the worst sin | is pride one of the seven deadly sins | is pride the first sin',
      answer:
        'The Bible has no list of seven deadly sins and does not rank pride as the worst, though Proverbs puts haughty eyes first among things God hates. Gregory the Great made pride the root of the seven. Augustine and C. S. Lewis also thought it the deepest one.',
      passages: ['Proverbs 6:16-19'],
    },
    {
      asked: 'who was punished for pride | which king was humbled for pride | bible story about a proud person',
      answer:
        "Nebuchadnezzar of Babylon is the great example: he boasted on his palace roof and lived like an animal until he looked up to God. King Uzziah grew proud, burned incense in the temple, and became a leper. Nebuchadnezzar's story ends with his being restored.",
      passages: ['Daniel 4:29-34', '2 Chronicles 26:16-19'],
    },
    {
      asked:
        'is confidence the same as pride | how can i be confident without being proud | isnt low self esteem just as bad',
      answer:
        'Confidence is not the same as pride. Paul asks people to judge themselves soberly, which means neither too high nor too low. You can know what you do well, use it for others, and leave the comparison out.',
      passages: ['Romans 12:3-6'],
    },
    {
      asked: 'my husband never admits hes wrong | how do i deal with a proud person | my boss is so arrogant',
      answer:
        'You cannot make another person humble, but you can refuse to compete. Speak plainly and calmly once, about one thing, and do not argue to win; Proverbs notes that a gentle answer works better than a sharp one. If his pride turns to threats or blows, call 1-800-799-7233, or 911.',
      passages: ['Proverbs 15:1'],
    },
    {
      asked:
        'which verse says god opposes the proud | where does it say god gives grace to the humble | is god against proud people in the new testament',
      answer:
        'That God opposes the proud is said in James 4:6 and 1 Peter 5:5, and both quote Proverbs 3:34 in its Greek form. Peter applies it to how younger and older people in a church treat each other. The grace in the second half is the point: the door is open to anyone who bows.',
      passages: ['James 4:6', '1 Peter 5:5-6'],
    },
    {
      asked: 'how do i get rid of pride | what is the cure for pride | prayer against pride',
      answer:
        "The cure for pride is to look at God and at what you have received. Thank someone every day, do one service that no one sees, and say sorry quickly. You can pray the tax collector's short prayer for mercy.",
      passages: ['Luke 18:13-14', '1 Corinthians 4:7'],
    },
  ],
  'topic:humility': [
    {
      asked:
        'does that mean being a doormat | is being humble letting people walk over you | do i have to take everything to be humble',
      answer:
        'Humility does not mean letting people walk over you. Jesus was humble and yet asked why he was struck at his trial, and Paul used his rights as a citizen. Serving is a free choice; being used or hurt is not, and you may say no.',
      passages: ['John 18:22-23', 'Acts 22:25-26'],
    },
    {
      asked:
        'was moses really the humblest man | who is the most humble person in the bible | who wrote that moses was humble',
      answer:
        'Numbers says that Moses was humbler than anyone on earth, when his brother and sister spoke against him and he did not defend himself. If Moses wrote it, it sounds odd; many scholars think that a later hand added it. The greatest example for Christians is Jesus.',
      passages: ['Numbers 12:1-3'],
    },
    {
      asked: 'how do i become humble | how can i practice humility every day | what can i do to be more humble',
      answer:
        "Small habits help you grow humble: listen without interrupting, ask for advice, thank people by name, and do a task that is beneath you. Paul puts it as counting others' interests as well as your own. Humility grows best when you are not watching it.",
      passages: ['Philippians 2:3-4', 'Luke 14:10-11'],
    },
    {
      asked: 'what does the word humility mean | where does the word humble come from | is meek the same as humble',
      answer:
        'The English word humility comes from Latin humus, ground. The Hebrew and Greek words mean low or lowly, and among Greeks that was mostly an insult; Christians made it a virtue. Meek is close: gentle strength that does not push itself forward.',
      passages: ['Matthew 11:29', 'Matthew 5:5'],
    },
    {
      asked: 'did he wash judas feet too | whose feet did jesus wash | was judas there at the foot washing',
      answer:
        "It seems that Jesus washed Judas's feet too. In John, Judas leaves only after the washing, and Jesus says during it that not all of them are clean. Peter first refused, and then wanted his hands and head washed as well.",
      passages: ['John 13:8-11', 'John 13:30'],
    },
    {
      asked: 'should we wash feet in church | which churches still do foot washing | is foot washing a commandment',
      answer:
        "Churches differ. Catholics and many Anglicans, Lutherans, and Methodists wash feet on the Thursday before Easter; Adventists, the Church of the Brethren, and some Baptists do it regularly as Jesus' command. Others take it as a picture of serving in any way.",
      passages: ['John 13:12-15'],
    },
    {
      asked: 'can i take a compliment | is it prideful to accept praise | what do i say when someone praises me',
      answer:
        'You may take a compliment; a plain "thank you" is humble enough. Denying what you did well is not humility, and sometimes it fishes for more praise. You can also name those who helped, as Paul gave God credit for his own hard work.',
      passages: ['1 Corinthians 15:10'],
    },
    {
      asked:
        'what is false humility | is false humility in the bible | my friend always puts himself down is that humble',
      answer:
        'False humility is lowliness that is put on to look good or to gain control. Paul warns the Colossians of teachers who delight in it. Constantly talking badly about yourself is something else, often an old hurt, and needs kindness more than correction.',
      passages: ['Colossians 2:18', 'Colossians 2:23'],
    },
    {
      asked: 'what does micah 6 8 say | where is walk humbly with your god | what does walking humbly mean',
      answer:
        'Micah 6:8 names three things God asks for: to do justice, to love mercy, and to live humbly with him. It answers people who wondered how many sacrifices would please God. To walk humbly means to go with God day by day, at his side and not ahead of him.',
      passages: ['Micah 6:6-8'],
    },
    {
      asked: 'how do i explain humility to a kid | humility bible story for children | what is humble for a child',
      answer:
        "You can say: being humble means that I don't have to be the most important, because God loves me and you. Tell how Jesus, the teacher, washed the dirty feet of his friends. Then let the child choose one helpful thing to do in secret.",
      passages: ['John 13:3-5', 'Matthew 18:1-4'],
    },
  ],
  'topic:patience': [
    {
      asked:
        'i lose it with my kids every day | how can i be patient with my children | bible help for an impatient mom',
      answer:
        'To be patient with children, ask for help and begin small: one breath before you answer, one gentle sentence, one apology when it went wrong. Colossians speaks of patience as something to put on, like clothes, so it is chosen anew each day. Tired parents also need sleep and relief, and may ask for both.',
      passages: ['Colossians 3:12-13'],
    },
    {
      asked:
        'do i have to be patient with someone who hurts me | does patience mean putting up with abuse | how long should i wait for him to change',
      answer:
        'Patience does not mean staying where you are hurt. Bearing with people is about their faults and slowness, not about blows, threats, or control. Get to safety: call the National Domestic Violence Hotline at 1-800-799-7233, or 911 in danger.',
      passages: ['Proverbs 22:3'],
    },
    {
      asked:
        'is patience is a virtue in the bible | where does it say good things come to those who wait | is good things come to those who wait a bible verse',
      answer:
        'Neither saying is in the Bible. "Patience is a virtue" comes from old Christian writing and English proverb, and the one about good things is a later proverb. Closest are Lamentations 3, on waiting quietly for God, and Paul\'s list of fruits, which names patience.',
      passages: ['Lamentations 3:25-26', 'Galatians 5:22-23'],
    },
    {
      asked:
        'how long did abraham wait | what did abraham do wrong while waiting | how old was abraham when isaac was born',
      answer:
        "Abraham was seventy-five when God first promised to make him a great nation, and a hundred when Isaac was born. In between he passed Sarah off as his sister and had Ishmael with Hagar at Sarah's wish. God kept the promise all the same.",
      passages: ['Genesis 12:4', 'Genesis 21:5'],
    },
    {
      asked:
        'what does wait on the lord mean | how do i wait on god without going crazy | is waiting just doing nothing',
      answer:
        "Waiting on God means expecting help from him while you do what is yours to do. It is not idleness: James's farmer cannot make it rain, but he sows and weeds. Many psalms wait with complaint and questions, so you may be restless and still be waiting.",
      passages: ['James 5:7-8', 'Psalm 130:5-6'],
    },
    {
      asked:
        'is it dangerous to pray for patience | if i ask for patience will god send me trouble | they say never pray for patience',
      answer:
        'The Bible nowhere says that praying for patience brings trouble. The joke comes from verses where trouble trains endurance, in Romans 5 and James 1. But trouble comes to everyone, and Paul himself prays that believers may be given patience.',
      passages: ['James 1:2-4', 'Colossians 1:11'],
    },
    {
      asked: 'what does patience of job mean | was job really patient | where does it say job was patient',
      answer:
        "The phrase comes from James 5:11, which praises Job's endurance. Job was not patient in the sense of quiet: he cursed the day of his birth and argued with God for many chapters. He was patient in the sense that he held on and did not let go of God.",
      passages: ['James 5:11', 'Job 3:1-3'],
    },
    {
      asked: 'is god patient with me | how patient is god | will god run out of patience',
      answer:
        'God is very patient: he is called slow to anger in many places, and Peter says that his patience gives people time to turn. Jesus tells of a gardener who asks for one more year for a fig tree without fruit. The Bible also says not to take that patience lightly.',
      passages: ['2 Peter 3:9', 'Luke 13:6-9'],
    },
    {
      asked: 'who was impatient in the bible | what happened to saul when he didnt wait | bible story of impatience',
      answer:
        "King Saul is a sad example: Samuel was late, the army was running off, and Saul offered the sacrifice himself, which cost him his dynasty. Israel made the golden calf when Moses stayed long on the mountain. Sarah's impatience brought great trouble on Hagar and Ishmael.",
      passages: ['1 Samuel 13:8-14', 'Exodus 32:1'],
    },
    {
      asked:
        'ive prayed for years and nothing | how long do i have to wait for god to answer | i have no patience left with god',
      answer:
        'The Bible does not say how long, and it lets you ask: four times in two verses Psalm 13 asks God how long. Zechariah and Elizabeth, Simeon, and Anna all grew old waiting. If you have no patience left, tell God so; that too is a prayer that he keeps.',
      passages: ['Psalm 13:1-2', 'Luke 2:25-26'],
    },
  ],
  'topic:joy': [
    {
      asked:
        'whats the difference between joy and happiness | is joy different from happiness in the bible | is joy just being happy',
      answer:
        "The Bible does not draw a sharp line between joy and happiness; its words overlap. Preachers often say that happiness depends on what happens and joy on God. What is true is that biblical joy can be found in the middle of trouble, as Paul's did in prison.",
      passages: ['2 Corinthians 6:10', 'Philippians 4:4-5'],
    },
    {
      asked: 'i just dont feel it | what if i cant feel any joy | why do i have no joy as a christian',
      answer:
        'You are not a bad Christian if you feel no joy; the psalms know long nights of tears. If it has lasted for weeks, with poor sleep or no interest in anything, see a doctor, since depression can be treated. If you think of dying, call or text 988 now.',
      passages: ['Psalm 30:5', 'Psalm 42:5'],
    },
    {
      asked:
        'joy of the lord is my strength where is that | who said the joy of the lord is your strength | what is nehemiah 8 10 about',
      answer:
        'The line about the joy of the Lord as strength is in Nehemiah 8:10. The people wept when they heard the law read, and Nehemiah and the Levites told them to stop mourning, eat good food, and send some to those who had none. So it was first said at a feast to people in tears.',
      passages: ['Nehemiah 8:9-12'],
    },
    {
      asked:
        'how can james say count it all joy | do i have to be happy about my problems | what does consider it joy mean',
      answer:
        'James does not say that trouble feels good; he says to count it as joy because of what it can produce. He means endurance and a grown-up faith. He also tells anyone who suffers to pray, so there is no need to smile about pain.',
      passages: ['James 1:2-4', 'James 5:13'],
    },
    {
      asked: 'did jesus ever laugh | was jesus joyful | did jesus have a sense of humor',
      answer:
        'The Bible does not say that Jesus laughed, but it says that he rejoiced, and he spoke of his own joy. His picture of a man with a beam in his eye was surely funny to hearers. He was at home at weddings and dinners, so much that critics called him a glutton.',
      passages: ['Luke 10:21', 'John 15:11'],
    },
    {
      asked: 'can christians party and dance | is having fun a sin | does the bible allow wine and dancing',
      answer:
        'Christians may feast and have fun: the Bible knows banquets, music, and dancing before God, and wine as a gift that gladdens the heart. Jesus made wine at a wedding. Drunkenness is warned against, and some churches, such as many Baptists and Methodists, teach that it is wiser not to drink at all.',
      passages: ['Psalm 104:14-15', 'John 2:9-11'],
    },
    {
      asked: 'which letter did he write in prison | how many times is joy in philippians | why was paul joyful in jail',
      answer:
        "Paul's letter of joy from prison is Philippians, in which joy and rejoicing come up about sixteen times. Paul was in chains, traditionally in Rome; some scholars think of Ephesus or Caesarea. His reasons were the friends who shared his work and the news of Christ that kept spreading.",
      passages: ['Philippians 1:3-5', 'Philippians 1:18'],
    },
    {
      asked: 'shortest verse about joy | one joy verse to memorize | give me a bible verse on joy',
      answer:
        "The shortest verse on joy is 1 Thessalonians 5:16, which is two words in Greek and in English: a call to rejoice at all times. Another good one to learn is Psalm 16:11, about full joy in God's presence.",
      passages: ['1 Thessalonians 5:16', 'Psalm 16:11'],
    },
    {
      asked:
        'is it ok to be happy after my wife died | i feel guilty for laughing again | am i allowed to have joy while others suffer',
      answer:
        'You are allowed to laugh again; it takes nothing from the one you miss. Ecclesiastes gives both weeping and laughing their time, and Paul calls himself sorrowful and rejoicing at once. Joy that comes back is a gift and not a betrayal.',
      passages: ['Ecclesiastes 3:4', 'Psalm 30:11'],
    },
    {
      asked:
        'how do i get my joy back | how do you restore joy after sin | where is restore to me the joy of your salvation',
      answer:
        'The prayer to get joy back is Psalm 51:12, where the heading names David after his sin with Bathsheba. He does not work joy up; he confesses and asks God to give it back. Sleep, company, singing, and doing good to someone are small doors by which it often returns.',
      passages: ['Psalm 51:10-12'],
    },
  ],
  'topic:peace': [
    {
      asked: 'what does shalom mean | what is the hebrew word for peace | is shalom just hello',
      answer:
        'Shalom means being whole and well: health, safety, enough to live on, and good relations with others and with God. It is also a greeting in Hebrew, both hello and goodbye. So peace in the Bible is much more than the end of fighting.',
      passages: ['Numbers 6:24-26'],
    },
    {
      asked:
        'but jesus said he came to bring a sword | why did jesus say not peace but a sword | did jesus contradict himself about peace',
      answer:
        "Jesus' word about the sword means that following him may divide a family, as the next verses show. It is not a call to fight: when a disciple drew a sword at his arrest, he told him to put it away. His peace goes with him, and some refuse it.",
      passages: ['Matthew 10:34-36', 'Matthew 26:52'],
    },
    {
      asked:
        'what is peace that passes understanding | where is the peace beyond understanding verse | how do i get the peace of god',
      answer:
        'The peace beyond understanding is in Philippians 4:7. Paul tells people to bring their requests to God with thanks, and says that a peace greater than the mind can grasp will guard them like a soldier at a gate. He promises peace, not that every request is granted.',
      passages: ['Philippians 4:6-7'],
    },
    {
      asked:
        'my family wont make peace with me | what if the other person refuses peace | do i have to make peace with everyone',
      answer:
        'You do not have to bring about what only two can make. Paul says to live at peace with all as far as it depends on you, and then it is in their hands. Offer once more, kindly, leave the door open, and keep away from anyone who harms you.',
      passages: ['Romans 12:18'],
    },
    {
      asked: 'how do i get peace with god | what does peace with god mean | how do i know god is not against me',
      answer:
        'The New Testament says that peace with God is a gift through Jesus Christ, received by trusting him. Protestants stress that it comes by faith alone; Catholics and Orthodox connect it also with baptism, and with confession after falling. All agree that God makes the first move.',
      passages: ['Romans 5:1-2', 'Colossians 1:19-20'],
    },
    {
      asked:
        'can a christian be a soldier | does peace mean we should never go to war | are christians supposed to be pacifists',
      answer:
        "Christians differ. Mennonites, Quakers, and Brethren refuse war because of Jesus' words on enemies; Catholic, Orthodox, and most Protestant churches allow soldiers and set limits to war. John the Baptist told soldiers not to extort money, and did not tell them to resign.",
      passages: ['Matthew 5:43-45', 'Luke 3:14'],
    },
    {
      asked:
        'will there ever be world peace | does the bible promise peace on earth | swords into plowshares where is that',
      answer:
        'The prophets promise it: Isaiah and Micah see nations beat their swords into plows and learn war no more. Christians expect it fully when Christ comes, and differ on the timing. Until then Jesus blesses those who make peace.',
      passages: ['Isaiah 2:2-4', 'Micah 4:3-4'],
    },
    {
      asked: 'i cant sleep my mind wont stop | bible verse for peace at night | how can i have peace before bed',
      answer:
        "Psalm 4:8 is made for the night: it speaks of lying down in peace and sleeping. Write tomorrow's worries on paper, read the verse slowly three times, and breathe out long. If sleeplessness goes on for weeks, ask a doctor too.",
      passages: ['Psalm 4:8', 'Isaiah 26:3'],
    },
    {
      asked: 'who are the peacemakers | what does blessed are the peacemakers mean | how do i be a peacemaker',
      answer:
        "Peacemakers are people who work to end a quarrel, not those who only avoid it. Jesus says that they will be called God's children, because they act as their Father does. You can begin by listening to both sides, passing on no gossip, and saying what is true with a quiet voice.",
      passages: ['Matthew 5:9', 'James 3:17-18'],
    },
    {
      asked:
        'why do we say peace be with you in church | what does the sign of peace mean | where does peace be with you come from',
      answer:
        'The greeting comes from the Bible: the risen Jesus said it to his frightened friends, and Paul opens his letters with grace and peace. Early Christians shared a kiss of peace before Communion. Today a handshake or a nod says that nothing is between us.',
      passages: ['John 20:19-21', '1 Peter 5:14'],
    },
  ],
  'topic:love': [
    {
      asked: 'what is agape | what are the kinds of love in the bible | how many greek words for love are there',
      answer:
        "Agape is the usual New Testament word for love, above all God's love and the love that seeks another's good. Greek also has philia, friendship, storge, family affection, and eros, desire; neither of the last two words is in the New Testament. The line between them is less sharp than sermons often say.",
      passages: ['1 John 4:7-10', 'John 21:15-17'],
    },
    {
      asked:
        'how am i supposed to love my enemies | do i have to like everyone to love them | what does love your enemies mean',
      answer:
        'Loving an enemy does not mean liking him or trusting him. Jesus names what it means: do good, bless, and pray for the person, and Paul adds food and drink for a hungry enemy. You may still say no, call the police, or keep your distance.',
      passages: ['Luke 6:27-28', 'Romans 12:20-21'],
    },
    {
      asked: 'he hurts me but says he loves me | is it love if he hits me | does love endure all things mean i stay',
      answer:
        "Hitting or frightening you is not love; Paul's own chapter says that love is kind and does not insist on itself. His words on love's endurance were never meant to keep anyone in danger. Call 1-800-799-7233 for a safe plan, or 911 right now if you are in danger.",
      passages: ['1 Corinthians 13:4-7'],
    },
    {
      asked:
        'why do they read it at weddings then | what was 1 corinthians 13 written for | who wrote the love chapter and to whom',
      answer:
        'Paul wrote 1 Corinthians 13 around the year 55 to the church at Corinth in Greece, which was split over spiritual gifts and status. He says that gifts without love are just noise. Couples choose it because what he asks of a church is also what a marriage needs.',
      passages: ['1 Corinthians 13:1-7'],
    },
    {
      asked:
        'what does hate your father and mother mean then | why did jesus say to hate your family if hes about love | did jesus teach hate',
      answer:
        'Jesus did not teach hatred. In his way of speaking, to hate one thing beside another can mean to put it second, and Matthew words it as loving father or mother more than him. He also scolded people who found excuses not to support their parents.',
      passages: ['Luke 14:26', 'Matthew 10:37'],
    },
    {
      asked: 'where does it say god is love | which verse says god is love | does god love everyone',
      answer:
        'That God is love is in 1 John 4:8 and again in 4:16. John goes on to say how that love was shown: God sent his Son. Most Christians teach that God loves every person; some Reformed teachers distinguish his care for all from his saving love for his own.',
      passages: ['1 John 4:8-10', 'John 3:16'],
    },
    {
      asked: 'should i love myself too | does the bible say to love yourself | is self love selfish in the bible',
      answer:
        'The Bible does not command self-love, but Jesus takes it for granted when he makes it the measure of loving a neighbor. Paul likewise says that people feed and care for their own bodies. Caring for yourself is right; living only for yourself is what the Bible warns of.',
      passages: ['Matthew 22:37-40', 'Ephesians 5:29'],
    },
    {
      asked:
        'is it only new testament | is love your neighbor in the old testament | where did jesus get the love commandment',
      answer:
        'Both love commands come from the Old Testament. Love for God with heart, soul, and strength is in Deuteronomy 6, and love of neighbor in Leviticus 19, which a few verses later adds the foreigner. Jesus put them together and said that everything hangs on them.',
      passages: ['Deuteronomy 6:4-5', 'Leviticus 19:18'],
    },
    {
      asked:
        'does love mean i agree with everything they do | can i love someone and disagree | is tough love in the bible',
      answer:
        'Love does not mean approving of everything. Jesus loved the rich young man and told him a hard thing, and Paul speaks of telling the truth in love. "Tough love" is not a Bible phrase; a good test is whether you would say it with tears.',
      passages: ['Mark 10:21-22', 'Ephesians 4:15'],
    },
    {
      asked:
        'i love someone who doesnt love me back | what does the bible say about unrequited love | how do i get over a breakup',
      answer:
        "The Bible knows this pain: Leah loved Jacob, who loved her sister, and God saw her sorrow. You cannot earn a person's love, and being refused does not lower your worth. Let yourself grieve, lean on friends, and do not chase.",
      passages: ['Genesis 29:31-32', 'Psalm 34:18'],
    },
  ],
  'topic:contentment': [
    {
      asked:
        'is it wrong to want more | can a christian be ambitious and content | does being content mean i cant look for a better job',
      answer:
        'Contentment does not forbid you to look for something better. Paul told slaves to take freedom if they could get it, and he praised hard work. Contentment means that your peace does not wait until you have it.',
      passages: ['1 Corinthians 7:21', 'Philippians 4:11-12'],
    },
    {
      asked:
        'so its not about winning games | what does i can do all things through christ really mean | is philippians 4 13 for sports',
      answer:
        'In Philippians 4:13 Paul speaks of being able to live with plenty or with hunger through Christ who strengthens him. He does not promise success. An athlete may still pray it, as long as it also fits the day of losing.',
      passages: ['Philippians 4:11-13'],
    },
    {
      asked:
        'i cant even pay my bills | how can i be content when im poor | does god want poor people to just accept it',
      answer:
        'The Bible does not tell poor people to be silent about need or injustice. Paul thanks the Philippians warmly for sending him help, and the prophets attack those who crush the poor. Ask for help without shame: your church, a food pantry, or 211 by phone can be a start.',
      passages: ['Philippians 4:14-16', 'Amos 5:11-12'],
    },
    {
      asked: 'is money the root of all evil | does the bible say money is evil | is it a sin to be rich',
      answer:
        "1 Timothy calls the craving for money, not money itself, a root of many evils. It tells rich people to be generous and not to trust in wealth. Jesus did warn strongly that riches make it hard to enter God's kingdom.",
      passages: ['1 Timothy 6:9-10', '1 Timothy 6:17-18'],
    },
    {
      asked: 'how did paul learn it | how do i learn to be content | steps to contentment',
      answer:
        'Paul does not give steps; he learned contentment through real want, prison, and friends who helped. What he recommends is near at hand: thanks with every request, thoughts on what is good, and food and clothing as enough. Giving something away regularly teaches it faster than anything else.',
      passages: ['Philippians 4:6-8', '1 Timothy 6:6-8'],
    },
    {
      asked:
        'what does content mean in greek | meaning of the word contentment in the bible | is contentment a stoic idea',
      answer:
        'The Greek word, autarkes, means needing nothing from outside, and Stoic teachers loved it. Paul borrows it and changes it: his enough comes from Christ and not from himself. In 1 Timothy the related noun is used beside godliness as great gain.',
      passages: ['Philippians 4:11-13', '1 Timothy 6:6'],
    },
    {
      asked:
        'im not content being single | how can i be content single when i want marriage | does god want me to be content without kids',
      answer:
        'The Bible does not ask you to stop wishing. Hannah wept for a child and was not blamed, and Paul was content while single but never said that everyone must be. You can tell God that you want it, and still look for what is good in this year of your life.',
      passages: ['1 Samuel 1:10-11', '1 Corinthians 7:7'],
    },
    {
      asked: 'is there a prayer for having enough | who prayed for neither poverty nor riches | what is agurs prayer',
      answer:
        "In Proverbs 30 a man named Agur asks God for neither poverty nor riches, only the bread he needs. Too much might make him forget God, he says, and too little might make him steal. The request for daily bread in the Lord's Prayer is close to it.",
      passages: ['Proverbs 30:7-9', 'Matthew 6:11'],
    },
    {
      asked:
        'where is never will i leave you from | who said i will never leave you in hebrews 13 5 | what is the context of hebrews 13:5',
      answer:
        "Hebrews 13:5 quotes God's promise from the Old Testament, closest to what Moses tells Israel and Joshua in Deuteronomy 31. Hebrews uses it as a reason to be free of greed. The thought is that someone who has God beside him need not cling to money.",
      passages: ['Deuteronomy 31:6', 'Hebrews 13:5-6'],
    },
    {
      asked:
        'should i be content in a bad marriage | does content mean staying in a bad situation | is it wrong to leave something that makes me miserable',
      answer:
        "Contentment does not mean staying in harm's way. Paul was content in prison, but he also appealed to the emperor and slipped out of a city in a basket. For a sad marriage a counselor can help; if you are afraid of your spouse, call 1-800-799-7233, or 911 in danger.",
      passages: ['Acts 9:23-25', 'Acts 25:11'],
    },
  ],
  'topic:gratitude': [
    {
      asked:
        'do i have to thank god for bad things | should i thank god for my cancer | does give thanks in all circumstances mean for everything',
      answer:
        "You need not thank God for the evil itself. Paul's word in 1 Thessalonians is to give thanks in every situation; in Ephesians he also writes of thanks for everything, which most readers take in the light of what God can do. Illness and loss may be wept over.",
      passages: ['1 Thessalonians 5:16-18', 'Ephesians 5:20'],
    },
    {
      asked: 'who was the one who came back | what happened to the ten lepers | why did only one leper say thank you',
      answer:
        'The one who came back was a Samaritan, a foreigner in the eyes of the others. Jesus asked where the nine were and told him that his faith had made him well. Why they did not return the Bible does not say; all ten were healed.',
      passages: ['Luke 17:11-19'],
    },
    {
      asked: 'how can i be thankful when i feel nothing | i dont feel grateful at all | what if gratitude feels fake',
      answer:
        'You need not feel it first. Many psalms begin with complaint and name only one thing that still holds, and that is enough. If everything has felt empty for weeks, tell a doctor, since that may be depression and not ingratitude.',
      passages: ['Psalm 42:5-8', 'Psalm 77:11-12'],
    },
    {
      asked:
        'how do i practice gratitude every day | how to make a habit of giving thanks | simple ways to be thankful',
      answer:
        'Write down three things each evening, small and exact, and thank God for them in a sentence. Thank one person a week in writing. Psalm 103 works the same way: the writer tells himself not to forget and then makes a list.',
      passages: ['Psalm 103:1-5'],
    },
    {
      asked:
        'is saying grace before meals in the bible | did jesus give thanks before eating | why do we pray before we eat',
      answer:
        'Jesus gave thanks before he shared bread, and Paul did so on a storm-tossed ship. Moses also tells Israel to bless God after eating its fill. The Bible commands no set words, so a short thank-you is enough.',
      passages: ['Acts 27:35', 'Deuteronomy 8:10'],
    },
    {
      asked: 'what psalm is good for thanksgiving | give me a verse for thanksgiving dinner | which psalm gives thanks',
      answer:
        "Psalm 100 is the classic psalm of thanks: five verses that fit any table. Psalm 136 repeats after each line that God's love lasts forever, so that a family can answer together. The American holiday itself is not in the Bible, but harvest feasts are.",
      passages: ['Psalm 100:1-5', 'Psalm 136:1-4'],
    },
    {
      asked:
        'why does eucharist mean thanksgiving | what does the word eucharist have to do with gratitude | what is the greek word for giving thanks',
      answer:
        'Eucharist comes from the Greek eucharistia, thanksgiving, because Jesus gave thanks over the bread and cup at his last supper. Many churches therefore call Communion by that name. He gave thanks on the night on which he was betrayed.',
      passages: ['Luke 22:17-20', '1 Corinthians 11:23-24'],
    },
    {
      asked:
        'who gave thanks in a hard time | who in the bible was thankful while suffering | did anyone praise god in prison',
      answer:
        "Paul and Silas sang in jail at Philippi, with sore backs and feet in the stocks. Jonah gave thanks inside the fish, Daniel knelt and thanked God when it was forbidden, and Job blessed God's name in his losses. Job's thanks did not keep him from complaining later.",
      passages: ['Acts 16:25', 'Daniel 6:10'],
    },
    {
      asked:
        'other people have it worse so i shouldnt complain right | is it ungrateful to be sad | am i ungrateful if i complain to god',
      answer:
        'Sadness is not ingratitude, and pain is not a contest. The Psalms hold complaint and thanks in one book, often in one prayer. You may say both: "This hurts, and thank you for the friend who called."',
      passages: ['Psalm 13:1-6'],
    },
    {
      asked:
        'how do i teach my kids to be grateful | how do i raise thankful children | my kids are spoiled what does the bible say',
      answer:
        'Let children hear you thank God and other people by name, for small things. At supper each can say one good thing from the day, and they can help to give something away. Moses told parents to tell their children what God had done, at home and on the road.',
      passages: ['Deuteronomy 6:6-7', 'Psalm 78:4'],
    },
  ],
  'topic:self-worth': [
    {
      asked: 'but i feel worthless | what if i dont feel i have any worth | why do i hate myself',
      answer:
        'Feeling worthless is real pain, but it is not a true report about you. The Bible says that God made you in his image and that you are worth more than many sparrows to him. If the feeling says that you should not live, call or text 988 now, and tell someone near you.',
      passages: ['Luke 12:6-7', 'Isaiah 43:4'],
    },
    {
      asked:
        'what does fearfully and wonderfully made mean | does psalm 139 mean god made me like this | what is fearfully in psalm 139',
      answer:
        'Fearfully and wonderfully made means made in a way that fills one with awe; "fearfully" is an older word for that, not for fright. The writer of Psalm 139 thanks God for having formed him in the womb. He speaks of himself, but readers have always taken it as true of everyone.',
      passages: ['Psalm 139:13-16'],
    },
    {
      asked: 'i hate how i look | does god care how i look | what does the bible say about feeling ugly',
      answer:
        'God does not judge by looks; he told Samuel that people look at the outside while he looks at the heart. The Bible enjoys beauty but never makes it a measure of worth. If you are starving, cutting, or punishing your body, please tell a doctor, or call or text 988.',
      passages: ['1 Samuel 16:7'],
    },
    {
      asked:
        'but im a sinner how can i have worth | doesnt the bible say we are worms | arent we all worthless sinners',
      answer:
        "Sinners have worth too: God's image is mentioned again after the fall as the reason why human life must be protected. The worm in Psalm 22 is how a mocked and suffering man feels. Jesus compares the lost to a coin and a sheep worth searching for.",
      passages: ['Genesis 9:6', 'Luke 15:4-10'],
    },
    {
      asked:
        'my parents always said i was nothing | my dad never loved me what does god say | how do i stop hearing those words',
      answer:
        'What your parents said was wrong, and it need not bind you. A psalm says that if father and mother leave, God takes one in; in Isaiah he says that he will never forget his people, even if a mother could forget her baby. Such words go deep, so a counselor can be a real help.',
      passages: ['Psalm 27:10', 'Isaiah 49:15-16'],
    },
    {
      asked:
        'i have a disability did god make a mistake | does god make mistakes | is a disabled person made in gods image',
      answer:
        "You are not a mistake: every human being bears God's image, without exception for body or mind. Jesus refused to blame a man or his parents for his blindness. Christians differ on why there is disability, but not on the worth of the person.",
      passages: ['Genesis 1:26-27', 'John 9:1-3'],
    },
    {
      asked: 'give me one verse about my worth | which bible verse says im valuable | short verse to put on my mirror',
      answer:
        'Isaiah 43:4 is a good one for a mirror: God calls his people precious and honored, and says that he loves them. It was spoken to Israel in exile, when they felt forgotten. Zephaniah 3:17, about God singing over his people, is another.',
      passages: ['Isaiah 43:4', 'Zephaniah 3:17'],
    },
    {
      asked: 'isnt it proud to think i have worth | is self esteem biblical | is self worth the same as pride',
      answer:
        'Knowing that you have worth is not pride. Pride needs to be above others, while worth from God is given to all alike. Paul asks people to think of themselves soberly, and that includes not thinking of themselves as trash.',
      passages: ['Romans 12:3'],
    },
    {
      asked: 'i failed at everything | am i still worth something if i fail | i lost my job and feel useless',
      answer:
        "You are worth just as much on a bad day; the Bible gives people God's image before they have done anything. Moses fled as a failure, and Peter failed in public, and God was not done with either. Tell a friend how low you are, and ask for practical help too.",
      passages: ['John 21:15-17', 'Genesis 1:27'],
    },
    {
      asked:
        "how do i tell my daughter she is enough | how do i explain to a child that god loves them | my kid says she's stupid",
      answer:
        'You can say: "God made you and is glad that you are here, and so am I, even when you make mistakes." Use the child\'s name; Isaiah says that God calls his people by name. If a child keeps saying "I am bad" or "I should not exist," ask a doctor or school counselor for help.',
      passages: ['Isaiah 43:1', 'Mark 10:14-16'],
    },
  ],
  'topic:courage': [
    {
      asked:
        'how many times did god tell joshua that | where does it say be strong and courageous | who said be strong and courageous',
      answer:
        'God says it to Joshua three times in the first chapter of the book of Joshua, in verses 6, 7, and 9, and the people say it to him again at the end. Moses had told him the same before his death. Joshua was taking over after Moses and had a river and walled cities before him.',
      passages: ['Joshua 1:5-9', 'Deuteronomy 31:7-8'],
    },
    {
      asked:
        'what happened to esther after | did esther die when she went to the king | what did the king do to esther',
      answer:
        "Esther did not die: the king held out his golden scepter and spared her. At her second banquet she named Haman's plan, Haman was hanged, and the Jews were allowed to defend themselves. Purim celebrates it; how she died the Bible does not say.",
      passages: ['Esther 5:1-3', 'Esther 7:3-6'],
    },
    {
      asked:
        'what does for such a time as this mean | who said for such a time as this | was mordecai promising esther she would win',
      answer:
        'Mordecai said it to Esther, his cousin, in Esther 4:14. He asked whether she might have become queen just for this hour, and he said it with a "who knows," not as a promise. Christians use it today for any moment when it is your turn to act.',
      passages: ['Esther 4:13-16'],
    },
    {
      asked:
        'im still shaking can i be brave and scared | is courage not being afraid | does being scared mean i lack faith',
      answer:
        'You can be brave and scared at once; fear is no lack of faith. Jesus was in anguish in Gethsemane and still went on, and Paul came to Corinth in fear and trembling. Courage means the next step, not a calm stomach.',
      passages: ['Mark 14:33-36', '1 Corinthians 2:3'],
    },
    {
      asked:
        'im having surgery tomorrow | bible verse for courage before an operation | what can i pray before surgery',
      answer:
        'Before surgery, Psalm 27:1 is a good verse: it asks who there is to fear when God is your light. You can pray, "Lord, hold me, and guide their hands." Tell your nurse or doctor about your fear, and let one person sit with you until you are taken in.',
      passages: ['Psalm 27:1', 'Isaiah 41:10'],
    },
    {
      asked: 'which women were brave | brave women in the bible | who are courageous women besides esther',
      answer:
        "Shiphrah and Puah, two midwives, defied Pharaoh and saved babies. Deborah led Israel in war, Abigail rode out alone to stop David's anger, Rahab hid spies, and the women at the cross stayed when most of the men had run. Ruth's courage was of the quiet kind.",
      passages: ['Exodus 1:15-17', '1 Samuel 25:23-25'],
    },
    {
      asked:
        'what does spirit of fear mean | what does god has not given us a spirit of timidity mean | who was 2 timothy 1 7 written to',
      answer:
        "Second Timothy was written to Timothy, a young helper of Paul's who seems to have been shy. The word means timidity or cowardice: God's Spirit gives strength, love, and a clear mind instead of shrinking back. It is not a scolding for people with anxiety, who may also need a doctor.",
      passages: ['2 Timothy 1:6-8'],
    },
    {
      asked:
        'how do i get courage to leave him | im scared to leave an abusive relationship | does god want me to be brave and stay',
      answer:
        'God does not ask you to prove courage by staying with someone who hurts you; leaving can be the brave thing. Do it with a plan, because leaving can be a dangerous time. The National Domestic Violence Hotline, 1-800-799-7233, helps you make one, and in danger call 911.',
      passages: ['1 Samuel 19:10-12', 'Psalm 27:1'],
    },
    {
      asked: 'is god even mentioned in esther | why is god not in the book of esther | where was esther queen',
      answer:
        "In the Hebrew book of Esther God is not named once, though the fasting and the timing make readers think of him. The Greek version, used in Catholic and Orthodox Bibles, adds prayers. The story is set at Susa, in today's Iran, in the fifth century before Christ.",
      passages: ['Esther 1:1-3', 'Esther 4:16'],
    },
    {
      asked:
        'i chickened out and said nothing | what if i was a coward about my faith | does god forgive me for denying him',
      answer:
        'God forgives a failure of courage. Peter swore that he did not know Jesus, wept, and was given his task back; weeks later he spoke before crowds and judges. Tell God about it, and ask for one small chance to do better.',
      passages: ['Luke 22:60-62', 'John 21:15-17'],
    },
  ],
  'topic:self-control': [
    {
      asked:
        'why do i keep doing what i dont want to do | where does paul say i do what i hate | i want to stop but i cant',
      answer:
        "Paul wrote that line in Romans 7: the good that he wants he does not do. Some readers think that he describes his Christian life, others his life before or Israel's under the law. Either way he ends with thanks for rescue, so needing help is no reason to give up.",
      passages: ['Romans 7:18-25'],
    },
    {
      asked:
        'im addicted is it just lack of self control | is addiction a sin or a disease | can faith alone cure my addiction',
      answer:
        'Addiction is more than weak will; it is an illness that can be treated. The Bible warns of being mastered by anything, and it also sends people to one another for help. Call SAMHSA at 1-800-662-4357, day or night, and ask a doctor before you stop alcohol or pills suddenly.',
      passages: ['1 Corinthians 6:12', 'Ecclesiastes 4:9-10'],
    },
    {
      asked: 'i relapsed again | i failed again does god give up on me | what if i cant keep my promise to stop',
      answer:
        'God does not give up on you after a relapse. Proverbs says that a good person may fall seven times and still get up, and Jesus tells us to forgive without counting. Tell your sponsor, doctor, or a friend today; secrecy feeds it more than the fall itself.',
      passages: ['Proverbs 24:16', 'Lamentations 3:22-23'],
    },
    {
      asked: 'what is the list of fruits | what are the fruits of the spirit | where is self control in galatians',
      answer:
        'Galatians 5 names nine: love, joy, peace, patience, kindness, goodness, faithfulness, gentleness, and self-control. Paul says fruit, in the singular, so that they belong together like one cluster. Self-control comes last, after a list of what life without it looks like.',
      passages: ['Galatians 5:19-23'],
    },
    {
      asked: 'how do i resist temptation | what is a way out of temptation | does god tempt me',
      answer:
        'God does not tempt anyone, James says; he gives a way out, Paul adds. Often the way out is a door: Joseph left his coat and ran. Decide beforehand where you will not go, who you will call, and what you will do instead for ten minutes.',
      passages: ['1 Corinthians 10:13', 'James 1:13-14'],
    },
    {
      asked: 'i eat too much is that a sin | what does the bible say about overeating | is gluttony a sin',
      answer:
        "The Bible warns against gluttony, mainly as part of a wild or greedy life, and it also praises good meals. A body's weight tells nothing about a person's soul. If food rules you, or you starve, binge, or vomit, that is an illness, and a doctor can help without blame.",
      passages: ['Proverbs 23:20-21', '1 Corinthians 10:31'],
    },
    {
      asked: 'i cant stop watching porn | how do i get self control over lust | bible help for porn addiction',
      answer:
        'You are not alone in it, and it can be broken. Jesus speaks strongly of cutting off what leads one into lust, and in practice that means filters, no phone in bed, and one person who knows. A counselor or a group helps when it has become a compulsion; shame alone does not.',
      passages: ['Matthew 5:27-29', '1 John 1:7'],
    },
    {
      asked: 'am i lazy or just tired | what does the bible say about laziness | i have adhd is it a sin',
      answer:
        'ADHD is not a sin, and neither is exhaustion. Proverbs mocks the sluggard, who will not begin although he could, and it praises the ant, who works without a boss. If you want to and cannot, ask a doctor; treatment and rest are good tools.',
      passages: ['Proverbs 6:6-11', '1 Kings 19:5-7'],
    },
    {
      asked: 'who in the bible lacked self control | was samson bad at self control | bible stories about self control',
      answer:
        'Samson could kill a lion but not rule his temper or desires, and it cost him his eyes and freedom. Esau sold his birthright for a meal, and David took Bathsheba. Joseph, Daniel, and Jesus in the desert are the counterexamples.',
      passages: ['Judges 16:16-21', 'Genesis 25:29-34'],
    },
    {
      asked: 'how can i control my mouth | bible verse about controlling the tongue | i say things i regret',
      answer:
        'James compares the tongue to a spark that sets a forest on fire and says that no one fully tames it. A psalm asks God to put a guard at the mouth. Wait three breaths, ask whether it is true, kind, and needed, and apologize quickly when it slips.',
      passages: ['James 3:5-8', 'Psalm 141:3'],
    },
  ],
  'topic:kindness': [
    {
      asked: 'what is hesed | what is the hebrew word for kindness | what does lovingkindness mean',
      answer:
        "Hesed is the Hebrew word for loyal, generous love that keeps a bond even when it costs something. Older Bibles say lovingkindness or mercy, newer ones steadfast love. Psalm 136 says twenty-six times that God's hesed lasts forever, and Boaz praises Ruth for hers.",
      passages: ['Ruth 3:10', 'Psalm 136:1-3'],
    },
    {
      asked: 'what is a samaritan | why was it a samaritan who was kind | why didnt the priest stop to help',
      answer:
        "Samaritans lived between Judea and Galilee, and Jews and Samaritans avoided one another over temple and history. So Jesus' hearers expected no kindness from one. The Bible does not say why the priest and the Levite passed by; some guess fear of robbers or of touching a corpse.",
      passages: ['Luke 10:30-35', 'John 4:9'],
    },
    {
      asked:
        'do i have to be kind to mean people | how do i stay kind to someone rude | what if people take advantage of my kindness',
      answer:
        'Jesus asks for kindness to unpleasant people too, since God himself is good to the ungrateful. But kindness is not the same as letting yourself be used. You may speak gently and still say no, leave, or report what was done.',
      passages: ['Luke 6:35-36', 'Romans 12:20-21'],
    },
    {
      asked:
        'should i give money to homeless people | is it kind to give cash to beggars | what if they spend it on drugs',
      answer:
        'The Bible tells people to be openhanded with the poor, and it does not ask for proof of merit first. It does not say that it must be cash: food, a conversation, or a gift to a shelter is help as well. Whatever you give, look at the person and ask the name.',
      passages: ['Deuteronomy 15:7-8', 'Matthew 25:35-36'],
    },
    {
      asked:
        'what does heap burning coals on his head mean | is kill them with kindness in the bible | be nice to enemies to shame them',
      answer:
        '"Kill them with kindness" is not in the Bible; the coals are, in Proverbs 25 and Romans 12. Many take them as the burning shame that may turn an enemy around; a few think of an old custom of repentance. Paul\'s point is clear: overcome evil by doing good.',
      passages: ['Romans 12:20-21', 'Proverbs 25:21-22'],
    },
    {
      asked:
        'what about entertaining angels | is there a verse about being kind to strangers | who hosted angels without knowing',
      answer:
        'Hebrews 13:2 says that some have hosted angels without knowing it, and asks for kindness to strangers. It thinks above all of Abraham, who ran to feed three travelers in the heat of the day, and of Lot. The law of Moses also asks for love of the foreigner.',
      passages: ['Hebrews 13:2', 'Genesis 18:2-5'],
    },
    {
      asked:
        'is being nice the same as being kind | whats the difference between nice and kind | can a kind person say hard things',
      answer:
        "Nice and kind are not the same. Being nice avoids trouble, while kindness wants the other's good, even when it takes courage or a hard word. Jesus was kind to the woman at the well and still spoke about her life.",
      passages: ['John 4:16-18', 'Ephesians 4:15'],
    },
    {
      asked:
        'who showed kindness in the bible | bible story about kindness besides the samaritan | who was kind to mephibosheth',
      answer:
        "David looked for someone left of Saul's family and gave Jonathan's disabled son Mephibosheth a place at his own table. Boaz let Ruth glean and saw that she was safe, a widow shared her last meal with Elijah, and the people of Malta lit a fire for shipwrecked Paul.",
      passages: ['2 Samuel 9:6-8', 'Acts 28:2'],
    },
    {
      asked:
        'where is the golden rule | who said treat others how you want to be treated | is the golden rule only in christianity',
      answer:
        'The golden rule is in Matthew 7:12 and Luke 6:31, spoken by Jesus: treat others as you wish to be treated. He calls it the sum of the law and the prophets. Similar sayings are found in Judaism and many other religions and philosophies.',
      passages: ['Matthew 7:12', 'Luke 6:31'],
    },
    {
      asked:
        'how can kids learn to be kind | bible verse about kindness for kids | what small act of kindness can i do',
      answer:
        'Ephesians 4:32 is easy for children: be kind and forgive, because God has forgiven us. Small acts are enough: sit with someone alone, share a snack, write a card to a grandparent. Jesus says that even a cup of cold water is noticed.',
      passages: ['Ephesians 4:32', 'Matthew 10:42'],
    },
  ],
};
