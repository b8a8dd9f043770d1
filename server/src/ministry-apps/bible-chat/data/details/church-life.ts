import type { Details } from '../detail.ts';

export const churchLifeDetails: Details = {
  'topic:prayer': [
    {
      asked: 'out loud or in my head | do i have to pray out loud | can god hear silent prayer',
      answer:
        "Either is fine. In the Bible people pray with a loud voice, in song, and silently: Hannah's lips moved without a sound, and God heard her prayer.",
      passages: ['1 Samuel 1:12-17', 'Psalm 142:1-2'],
    },
    {
      asked: 'how often should i do it | how many times a day should i pray | how long should a prayer be',
      answer:
        'The Bible sets no number of prayers. Daniel prayed three times a day, Jesus rose early, and Paul wanted prayer to run through everything; Jesus warned against long words for show, so a minute, kept up daily, is a good start.',
      passages: ['Daniel 6:10', 'Mark 1:35'],
    },
    {
      asked:
        'do i need to kneel | do i have to fold my hands and close my eyes to pray | what position should you pray in',
      answer:
        'The Bible prescribes no posture for prayer. People stand, kneel, lie flat, lift their hands and sit; folded hands and closed eyes are later customs that help many to stay with it. You can pray in bed or at the wheel.',
      passages: ['Luke 18:13', '1 Kings 8:54'],
    },
    {
      asked: 'my mind wanders every time | i keep falling asleep when i pray | how do i stay focused in prayer',
      answer:
        "That happens to nearly everyone; even Jesus' closest friends fell asleep while he prayed. Try short prayers, a psalm read aloud, a walk, or a list, and when your mind wanders, simply tell God about the place it went.",
      passages: ['Matthew 26:40-41', 'Psalm 62:8'],
    },
    {
      asked:
        'why pray if he already knows | what is the point of prayer if god knows everything | does prayer change anything',
      answer:
        'Jesus says both that the Father knows what you need and that you should ask. Prayer is less about giving God news than about being with him, and James adds that prayer has real effect.',
      passages: ['Matthew 6:7-8', 'James 5:16'],
    },
    {
      asked: 'who do i pray to, god or jesus | can i pray to jesus directly | is it ok to pray to the holy spirit',
      answer:
        "Most prayers in the New Testament go to the Father, through Jesus, with the Spirit's help. Stephen and others called on Jesus directly; prayers to the Spirit are not found there, but many churches have them, since they confess one God.",
      passages: ['Ephesians 2:18', 'Acts 7:59-60'],
    },
    {
      asked:
        'do i have to say in jesus name | why do we say amen | what does it mean to pray in jesus name | what does amen mean',
      answer:
        'A prayer without those words is heard too; the Our Father does not have them. To pray in Jesus\' name means to come because of him and as he would ask. Amen is Hebrew for "so be it" or "it is sure."',
      passages: ['John 16:23-24', '2 Corinthians 1:20'],
    },
    {
      asked:
        'im not even sure i believe, can i | can i pray if im a sinner | will god hear me if im not baptized or dont believe much',
      answer:
        'You can pray as you are. A father in the Gospel asked for help with belief and unbelief in one breath, and Jesus helped him; a tax collector who felt unworthy went home right with God.',
      passages: ['Mark 9:23-25', 'Luke 18:13-14'],
    },
    {
      asked: 'is it ok to read prayers from a book | are written prayers wrong | are memorized prayers vain repetition',
      answer:
        'Written prayers are fine; the Psalms are written prayers, and Jesus used one on the cross. He warned against piling up empty words, which can happen with your own words as well. Many people use both.',
      passages: ['Matthew 27:46', 'Matthew 6:7-9'],
    },
    {
      asked: 'how do i teach my kids | how do you explain prayer to a child | easy prayer for a 4 year old',
      answer:
        'Tell a child that prayer is talking with God, who listens gladly. Three words are enough to begin: thank you, sorry, please. Let the child hear you pray briefly at meals or bedtime, and do not correct the wording.',
      passages: ['Mark 10:13-16', 'Matthew 6:9-13'],
    },
  ],
  'topic:unanswered-prayer': [
    {
      asked:
        'is it because i sinned | does god not answer my prayers because of my sin | is unanswered prayer a punishment',
      answer:
        'Not as a rule. The Bible says that clinging to wrong can hinder prayer, but Jesus prayed without sin and was not spared, and Job suffered without cause. That God seems silent proves nothing against you.',
      passages: ['Job 1:8', 'Luke 13:2-5'],
    },
    {
      asked:
        'they say i need more faith | is my faith too small for god to answer | does unanswered prayer mean i lack faith',
      answer:
        'Unanswered prayer does not prove a lack of faith. Jesus said that faith no bigger than a mustard seed will do, he helped a father who half believed, and Paul, who surely had faith, asked three times and was not given his wish.',
      passages: ['Mark 9:24', 'Luke 17:5-6', '2 Corinthians 12:8-9'],
    },
    {
      asked: 'how long do i keep asking | when should i stop praying for something | how many times do i ask god',
      answer:
        'The Bible sets no limit. Jesus praised a widow who kept coming, while Paul asked three times and then received another answer; you may keep asking until you have an answer, or until your wish itself has changed.',
      passages: ['Luke 18:1-8', '2 Corinthians 12:8-9'],
    },
    {
      asked:
        'i prayed and she died anyway | why did god not heal my mom when i prayed | my husband died even tho we all prayed',
      answer:
        "I am so sorry. The Bible gives no reason for such a loss, and it was not that you prayed too little; David begged for his child's life and lost him, and Jesus wept at a friend's grave. You may bring God your anger and grief.",
      passages: ['Psalm 34:18', 'John 11:33-36'],
    },
    {
      asked:
        'but jesus said ask anything | jesus promised ask and you will receive so why not | doesnt the bible say god gives whatever you ask',
      answer:
        'Jesus did make that promise, and he tied it to asking in his name and remaining in him. John adds "according to his will," and Jesus himself prayed that way in Gethsemane; Christians have always lived with the tension between the two.',
      passages: ['John 15:7', '1 John 5:14-15'],
    },
    {
      asked: 'can i be mad at him | is it ok to be angry at god when he doesnt answer | is it a sin to yell at god',
      answer:
        'You may tell God that you are angry. Job, Jeremiah and many psalms complain to him in hard words, and they stayed in the Bible as prayers; honest anger still talks to God.',
      passages: ['Psalm 13:1-2', 'Psalm 88:13-14'],
    },
    {
      asked:
        'who else had to wait | who in the bible waited long for an answer to prayer | bible people whose prayers took years',
      answer:
        'Many waited. Abraham waited about twenty-five years for Isaac, Hannah cried year after year for a child, and Zechariah and Elizabeth were old when an angel said that their prayer was heard.',
      passages: ['Luke 1:13', '1 Samuel 1:10-11'],
    },
    {
      asked:
        'is it true god says yes no or wait | where does the bible say god answers yes no or not yet | is no an answer too',
      answer:
        'The saying that God answers yes, no or wait is not in the Bible; it is a later summary. The Bible does have examples of each: Hannah received yes, Paul no, and Abraham a long wait.',
      passages: ['1 Samuel 1:27', '2 Corinthians 12:8-9'],
    },
    {
      asked: 'what was that thorn paul had | what was pauls thorn in the flesh | why did god say no to paul',
      answer:
        "The Bible does not say what Paul's thorn was; guesses are bad eyes, another illness, or opponents. Paul says that it kept him from pride, and that the answer he got was grace enough to live with it.",
      passages: ['2 Corinthians 12:7-10'],
    },
    {
      asked:
        'i cant pray any more | i gave up praying because god is silent what now | what do i do when i have no strength left to pray',
      answer:
        'Then let others pray for you; four friends carried a man who could not come himself. You might read one psalm slowly, or only sit. If the silence has turned to despair, please also tell a doctor or friend, or call or text 988 (US).',
      passages: ['Romans 8:26', 'Mark 2:3-5'],
    },
  ],
  'topic:fasting': [
    {
      asked: 'how long should i do it | how long should a christian fast | is one day enough for a fast',
      answer:
        'The Bible sets no length for a Christian fast. In it people fast for a day until evening, for three days, or longer; for a beginner one meal or one day is plenty, and water should go with it.',
      passages: ['Judges 20:26', 'Esther 4:16'],
    },
    {
      asked: 'can i drink water or coffee | what can you have while fasting | does drinking break a fast',
      answer:
        "Drink water; most fasts in the Bible are from food, and only a few, such as Esther's three days, left out drink too. Coffee, juice or one light meal is up to you or to your church's custom.",
      passages: ['Esther 4:16', 'Daniel 10:2-3'],
    },
    {
      asked:
        'i take meds / im diabetic | should i fast if im pregnant or sick | can diabetics fast for religious reasons',
      answer:
        'Do not fast from food with diabetes, in pregnancy, or when medicine must be taken with meals, unless your doctor agrees. Never stop medicine for a fast. No church asks it of you; you can give up something else, such as a screen.',
      passages: ['Isaiah 58:6-7'],
    },
    {
      asked: 'i had an eating disorder | is it safe to fast if i struggle with anorexia | can i fast if i hate my body',
      answer:
        'Please do not fast from food if you have or had an eating disorder. God does not ask for your harm, and churches excuse you; fast from something else, and speak with your doctor or therapist. In a crisis call or text 988 (US).',
      passages: ['1 Corinthians 6:19-20', 'Matthew 11:28-30'],
    },
    {
      asked: 'is it a command | does the bible say christians must fast | do i have to fast to be a good christian',
      answer:
        'No direct command to fast is in the New Testament. Jesus said "when you fast," so he expected it, and the early church did it; Orthodox and Catholic churches have fixed days, and Protestants mostly leave it to each person.',
      passages: ['Matthew 6:16-18', 'Matthew 9:14-15'],
    },
    {
      asked:
        'who fasted 40 days | who in the bible fasted forty days and nights | did anyone besides jesus fast for 40 days',
      answer:
        'Three people: Moses on the mountain, Elijah on the way to Horeb, and Jesus in the desert. These are told as exceptional, with God sustaining them, and not as a pattern to copy.',
      passages: ['Exodus 34:28', 'Matthew 4:1-2'],
    },
    {
      asked: 'what is the daniel fast | daniel fast what did he eat | is the daniel fast in the bible',
      answer:
        'The Daniel fast is a modern diet of plant foods and water, often for twenty-one days. It is taken from Daniel, who ate vegetables for ten days, and later left out rich food, meat and wine for three weeks while mourning.',
      passages: ['Daniel 1:12-16', 'Daniel 10:2-3'],
    },
    {
      asked:
        'can i tell people im doing it | do i have to keep my fast a secret | someone offered me food while fasting what do i say',
      answer:
        'You may say so where it is needed, for instance to your family or a host. Jesus\' point was not to fast in order to be seen; a plain "no thank you, not today" is enough.',
      passages: ['Matthew 6:16-18'],
    },
    {
      asked: 'i broke it, is that a sin | i ate during my fast did i sin | what if i cant finish my fast',
      answer:
        'Breaking a voluntary fast is not a sin. Eat something, thank God for it, and begin again another day if you wish; fasting is there to help you and not to test you.',
      passages: ['Colossians 2:16-17', 'Romans 14:6'],
    },
    {
      asked:
        'does it make god answer faster | will fasting get my prayers answered | does fasting give prayer more power',
      answer:
        "Fasting does not force God's hand. Isaiah met people who fasted and complained that God did not notice, and he pointed them to justice and bread for the hungry; fasting mostly opens the one who prays.",
      passages: ['Isaiah 58:3-7', 'Joel 2:12-13'],
    },
  ],
  'topic:baptism': [
    {
      asked: 'i was baptized as a baby, again | should i get baptized again as an adult | does my infant baptism count',
      answer:
        'Churches differ. Catholic, Orthodox, Lutheran, Anglican, Methodist and Presbyterian churches hold that baptism is given once and yours counts; Baptist and many Pentecostal churches would baptize you on your own confession. Ask the pastor of the church you belong to.',
      passages: ['Ephesians 4:4-6', 'Acts 2:38-39'],
    },
    {
      asked:
        'sprinkled or all the way under | does baptism have to be full immersion | is pouring water ok for baptism',
      answer:
        "The Bible gives no exact method. The Greek word means to dip or wash, and Paul's picture of burial fits immersion; an early Christian handbook, the Didache, allows pouring. Baptists and Orthodox immerse, and most others accept pouring too.",
      passages: ['Acts 8:36-39', 'Romans 6:3-4'],
    },
    {
      asked: 'how old do you have to be | what is the right age for baptism | how old was jesus when he got baptized',
      answer:
        "The Bible sets no age for baptism; Jesus was about thirty. Churches that baptize babies see God's gift coming first, and churches that wait look for a child or adult who can speak for himself or herself.",
      passages: ['Luke 3:21-23', 'Acts 16:33'],
    },
    {
      asked: 'can i be saved without it | will i go to heaven if im not baptized | do you go to hell without baptism',
      answer:
        'The man crucified beside Jesus was promised paradise without baptism, so God is not bound to it. Catholic, Orthodox and Lutheran churches still call it necessary where it can be had; Baptists see it as obedience after salvation.',
      passages: ['Luke 23:42-43', 'Mark 16:16'],
    },
    {
      asked:
        'my baby died before it | is my unbaptized baby in heaven | my baby died without baptism what happens to her',
      answer:
        'I am so sorry for your loss. The Bible does not say that God rejects such a child; Jesus took little ones in his arms, and churches today entrust them to his mercy with hope. You did nothing wrong.',
      passages: ['Mark 10:13-16', '2 Samuel 12:23'],
    },
    {
      asked: 'why was jesus baptized | why did jesus need baptism if he never sinned | did jesus have sins to wash off',
      answer:
        "Jesus had no sins to wash away, and John the Baptist objected for that reason. Jesus answered that it was right; Christians understand that he stood with sinners and was named as God's Son as his work began.",
      passages: ['Matthew 3:13-17'],
    },
    {
      asked:
        'where did it happen | where was jesus baptized and can you go there today | which river was jesus baptized in',
      answer:
        "Jesus was baptized in the Jordan River; John's Gospel names Bethany beyond the Jordan. Tradition places it at Al-Maghtas in Jordan, opposite Qasr al-Yahud, and both banks can be visited today.",
      passages: ['Mark 1:9', 'John 1:28'],
    },
    {
      asked: 'who can baptize me | does it have to be a pastor | can a friend baptize me at home',
      answer:
        'Ordinarily a pastor, priest or elder baptizes, but the Bible has no strict rule; Philip and Ananias did it. Many churches let any Christian baptize in an emergency. It is wise to ask a church, since baptism makes you part of one.',
      passages: ['Acts 8:36-38', 'Acts 9:17-18'],
    },
    {
      asked:
        'in jesus name or father son spirit | which words are right for baptism | is baptism only in jesus name valid',
      answer:
        "Matthew gives the Father, the Son and the Holy Spirit, and nearly all churches use that. Acts speaks of baptism in Jesus' name, which most read as describing whose baptism it is; Oneness Pentecostals use it as the formula.",
      passages: ['Matthew 28:18-20', 'Acts 2:38'],
    },
    {
      asked:
        'i messed up after, do i need it again | i sinned after my baptism do i have to redo it | does baptism wash future sins',
      answer:
        "You need not be baptized again because you sinned. Churches agree that the way back is confession and trust in God's forgiveness; Peter denied Jesus, was restored, and no one baptized him a second time.",
      passages: ['1 John 1:8-9', 'John 21:15-17'],
    },
  ],
  'topic:communion': [
    {
      asked:
        'how often should you take it | how many times a year do churches have communion | did the first christians take communion every week',
      answer:
        'The Bible gives no number; Jesus said only "as often as" you drink it. Catholic, Orthodox, Anglican and many Lutheran churches have it at least weekly, others monthly or four times a year. Acts shows believers breaking bread on a Sunday.',
      passages: ['1 Corinthians 11:25-26', 'Acts 20:7'],
    },
    {
      asked: 'wine or grape juice | does communion have to be real wine | im an alcoholic can i take communion',
      answer:
        'The Gospels speak of a cup, and of what the vine gives. Catholic, Orthodox, Lutheran and Anglican churches use wine, and many others grape juice. If you are in recovery, take the bread only or ask for juice; no one should press wine on you.',
      passages: ['Matthew 26:27-29', '1 Corinthians 11:25-26'],
    },
    {
      asked: 'am i allowed to | who can take communion | can i take communion if im not baptized',
      answer:
        'That depends on the church. Most ask that you be baptized; Catholic and Orthodox churches ordinarily give it to their own members, while many Protestant churches welcome all who trust Christ. You can ask the pastor before the service, or come for a blessing.',
      passages: ['Acts 2:41-42', '1 Corinthians 10:16-17'],
    },
    {
      asked: 'i sinned this week, should i skip it | what does unworthily mean | am i worthy to take communion',
      answer:
        "No one is worthy in himself; communion is for people who need grace. Paul's warning was about the manner, since some feasted and shamed the poor. He says to examine yourself and then eat; Catholics confess a grave sin first.",
      passages: ['1 Corinthians 11:27-29', '1 Corinthians 11:20-22'],
    },
    {
      asked: 'can i do it at home | can you take communion by yourself | is online communion ok',
      answer:
        'The first Christians broke bread in homes, but together. Catholic, Orthodox, Lutheran and Anglican churches require a priest or pastor and bring it to the sick; many free churches allow it at home. If you cannot get out, ask for a visit.',
      passages: ['Acts 2:46', '1 Corinthians 11:33'],
    },
    {
      asked: 'was judas there | did judas take communion | did jesus give the bread to judas',
      answer:
        "Probably, but the Gospels are not fully clear. Luke mentions the betrayer's hand on the table right after the cup; in John Judas goes out after receiving a piece of bread, and the bread and cup are not told there.",
      passages: ['Luke 22:19-22', 'John 13:26-30'],
    },
    {
      asked: 'can my kids have it | what age can a child take communion | when do children get first communion',
      answer:
        'Churches differ, and the Bible names no age. Orthodox give it to babies once they are baptized and anointed, Catholics at about seven, and many Protestants after a confession of faith or confirmation; some welcome all baptized children.',
      passages: ['Mark 10:14', '1 Corinthians 11:28'],
    },
    {
      asked: 'is it really his body | do catholics believe bread turns into jesus | is the bread just a symbol',
      answer:
        "Christians differ, although all read the same words. Catholics and Orthodox hold that the bread becomes Christ's body; Lutherans that he is truly present with it; Reformed and Methodists that he is present spiritually; Baptists that it is a remembrance.",
      passages: ['1 Corinthians 10:16-17', 'Luke 22:19-20'],
    },
    {
      asked: 'what meal was it | was the last supper a passover meal | is communion in the old testament',
      answer:
        'Matthew, Mark and Luke call it a Passover meal; John places it just before the feast. Communion itself is not in the Old Testament, but Passover, manna and the covenant meal on Sinai are its background.',
      passages: ['Luke 22:13-16', 'Exodus 12:24-27'],
    },
    {
      asked:
        'why is it called eucharist | whats the difference between mass communion and lords supper | what does eucharist mean',
      answer:
        "Eucharist is Greek for thanksgiving, because Jesus gave thanks over the bread. Lord's Supper is Paul's name, communion means sharing, and Mass comes from the Latin words of dismissal; all mean the same meal.",
      passages: ['1 Corinthians 11:20', '1 Corinthians 11:23-24'],
    },
  ],
  'topic:church': [
    {
      asked: 'does online church count | is watching church on youtube enough | can i do church on tv insted of going',
      answer:
        'Online church is a real help when you are ill, far away or not ready to go in. The New Testament pictures people who eat together, carry each other and share bread, so most churches see a screen as a bridge rather than a replacement.',
      passages: ['Hebrews 10:24-25', 'Acts 2:46'],
    },
    {
      asked:
        'saturday or sunday | which day should christians go to church | why do we go to church on sunday not the sabbath',
      answer:
        'Most churches meet on Sunday because Jesus rose on that day, and Acts shows believers gathering then. Seventh-day Adventists and some others keep Saturday as the Sabbath; Paul told Christians not to condemn each other over days.',
      passages: ['Acts 20:7', 'Romans 14:5-6'],
    },
    {
      asked: 'how often should i go | do i have to go to church every week | is it a sin to miss church',
      answer:
        'The Bible sets no number, only the habit of meeting. Catholic teaching makes Sunday Mass a duty unless there is a good reason such as illness or care of others; most Protestants urge weekly worship without counting a missed Sunday as a sin.',
      passages: ['Hebrews 10:24-25'],
    },
    {
      asked: 'i cant go, im sick | what if im housebound and cant get to church | i have to work sundays',
      answer:
        'You are not a lesser Christian for that. Illness, care for others and shift work are real reasons; ask a church for a visit, communion at home or a weekday group, and let someone there know your name.',
      passages: ['1 Corinthians 12:21-26', 'James 5:14'],
    },
    {
      asked: 'how do i find a good one | how to choose a church | what should i look for in a new church',
      answer:
        'Visit a few churches two or three times each. Look for Jesus at the center, the Bible read honestly, care for weak people, open books about money, and leaders who can be questioned; be careful where fear or secrecy rules.',
      passages: ['Acts 2:42-47', '1 Peter 5:2-3'],
    },
    {
      asked: 'its full of hypocrites | why go to church when church people are fake | church people are so judgmental',
      answer:
        'There are hypocrites in church, and no one spoke more sharply about them than Jesus. Yet he stayed at worship with them, and the letters show churches with serious faults; a church is meant for sinners, and you may look for an honest one.',
      passages: ['Matthew 23:2-4', 'Mark 2:16-17'],
    },
    {
      asked:
        'my husband wont come with me | what if my spouse doesnt want to go to church | my teenager refuses to go to church',
      answer:
        'You can go alone and come home kind; Peter says that a life often speaks better than pressure. With a teenager, ask what is behind it, look together for a youth group, and keep the conversation open rather than making it a battle.',
      passages: ['1 Peter 3:1-2', 'Ephesians 6:4'],
    },
    {
      asked:
        'isnt two or three enough | where two or three are gathered is that church | are my friends and i at home a church',
      answer:
        'Jesus promised to be with two or three who meet in his name, and the first churches met in houses. Many Christians would add that a church also has teaching, baptism, communion and shepherds, which a small group can share with others.',
      passages: ['Matthew 18:19-20', 'Acts 2:42'],
    },
    {
      asked:
        'do i have to become a member | is church membership in the bible | do i have to give money to go to church',
      answer:
        'You can attend as a guest and owe nothing. The New Testament knows no membership forms, but it does know people who belong to a particular church and are known there; giving is to be free and not forced.',
      passages: ['Romans 12:4-5', '2 Corinthians 9:7'],
    },
    {
      asked: 'i dont know anyone there, im nervous | what do i wear to church | first time at church what do i do',
      answer:
        'Wear what you have; you need not know when to stand, and you can sit near the back and just watch. You do not have to give money or take communion. Tell one person at the door that it is your first time.',
      passages: ['James 2:1-4', 'Romans 15:7'],
    },
  ],
  'topic:church-hurt': [
    {
      asked: 'do i have to forgive them | should i forgive the pastor who hurt me | how can i forgive my church',
      answer:
        'Jesus asks for forgiveness, but it takes time and cannot be ordered by those who did the harm. Forgiving does not mean calling it small, trusting again, going back, or dropping a report to the police.',
      passages: ['Ephesians 4:31-32', 'Romans 12:19'],
    },
    {
      asked: 'am i supposed to go back | is it wrong to leave my church | is it a sin to leave a church that hurt you',
      answer:
        'Leaving a harmful church is not a sin, and you need not go back. Paul himself left places where people did him harm; you may rest, and later try another church at your own pace.',
      passages: ['Acts 19:9', 'Matthew 10:14'],
    },
    {
      asked:
        'i was abused by a priest | a church leader touched me what do i do | youth pastor sexual abuse who do i tell',
      answer:
        'I am sorry; it was not your fault. In the US you can call RAINN at 800-656-4673 at any hour, and the police at 911 if you or a child is in danger; a crime goes to the police, whatever the church says.',
      passages: ['Psalm 10:17-18', 'Ezekiel 34:2-4'],
    },
    {
      asked: 'they say im just bitter | my pastor says i am touching gods anointed | church says speaking up is gossip',
      answer:
        "Telling the truth about harm is neither gossip nor bitterness. David's word about God's anointed meant not killing King Saul, and David still named Saul's wrong in public; Paul told churches to hear charges against elders when witnesses support them.",
      passages: ['1 Samuel 24:9-12', '1 Timothy 5:19-20'],
    },
    {
      asked:
        'dont i have to confront him first, matthew 18 | does matthew 18 mean i must talk alone to my abuser | do i have to go to the pastor who abused me',
      answer:
        "You do not have to meet alone with someone who abused or threatens you. Jesus' steps in Matthew 18 are for a wrong between members who can speak safely; with abuse go first to the police, a hotline or a trusted helper outside.",
      passages: ['Romans 13:3-4', 'Proverbs 22:3'],
    },
    {
      asked: 'i cant trust god anymore | church hurt made me lose my faith | how do i believe again after church hurt',
      answer:
        "That is understandable, since people spoke to you in God's name. In Ezekiel God sets himself against shepherds who harm and goes after the sheep himself; you need not feel trust today, and one honest sentence to God is enough.",
      passages: ['Ezekiel 34:11-16', 'Psalm 34:18'],
    },
    {
      asked:
        'was it my fault | why did my church do this to me did i deserve it | maybe i was too sensitive about church',
      answer:
        "What others chose to do to you is theirs to answer for, not yours. In Ezekiel the scattered sheep are never blamed for the shepherds' harshness. A counselor outside that church can help you see it clearly.",
      passages: ['Ezekiel 34:4-6', 'Matthew 18:6'],
    },
    {
      asked: 'how do i know its a cult | signs of spiritual abuse | is my church controlling',
      answer:
        'Warning signs are a leader who may not be questioned, secrecy about money, pressure to cut off family, fear of leaving, and control over marriage, work or medicine. Peter forbids leaders to lord it over people; you may leave, and talk with someone outside.',
      passages: ['1 Peter 5:2-3', 'Matthew 20:25-27'],
    },
    {
      asked: 'they kicked me out | my church shunned me what now | everybody from church stopped talking to me',
      answer:
        'That is a deep loss, and God has not shut you out with them. When the man born blind was thrown out of his synagogue, Jesus heard of it and went to find him; other churches and friends can be a home again.',
      passages: ['John 9:34-38', 'Psalm 27:10'],
    },
    {
      asked:
        'what do i tell my kids | how do i explain to my children why we left church | my kids ask why we dont go there anymore',
      answer:
        'Keep it short and true: some people there did wrong, it was not your fault, and we left to be safe. God is not like that. If your child may have been harmed, listen calmly, do not press, and call the police or Childhelp, 800-422-4453 (US).',
      passages: ['Mark 10:13-16', 'Matthew 18:6'],
    },
  ],
  'topic:denominations': [
    {
      asked: 'so which one is right | which church is the true church | which denomination is closest to the bible',
      answer:
        'Christians do not agree on that. Catholic and Orthodox churches each see in themselves the church of the apostles in its fullness, and most Protestants see the one church in many bodies; nearly all share the ancient creed. A good start is to visit and ask questions.',
      passages: ['Ephesians 4:1-6', 'John 17:20-23'],
    },
    {
      asked: 'which came first | what was the first church ever | is the catholic church the oldest',
      answer:
        'The first church was the one in Jerusalem, made up of Jewish believers. Catholic and Orthodox churches both trace their bishops to the apostles, and the Coptic, Armenian and Syrian churches are ancient too; Protestant churches began in the sixteenth century and appeal to the Bible.',
      passages: ['Acts 2:41-47'],
    },
    {
      asked:
        'whats the difference between catholic and protestant | catholics vs protestants explained simply | how are baptists different from catholics',
      answer:
        "Both believe in the Trinity, in Jesus' death and resurrection, and in grace. Catholics add the pope, seven sacraments, and tradition beside Scripture; Protestants take Scripture as the highest authority, usually count two sacraments, and stress salvation by faith.",
      passages: ['Ephesians 2:8-10', '2 Thessalonians 2:15'],
    },
    {
      asked: 'what denomination was jesus | was jesus catholic | what religion was jesus',
      answer:
        'None; Jesus was a Jew who kept the feasts and taught in synagogues. Denominations came centuries later, and it was in Antioch that people began to call his followers Christians.',
      passages: ['Luke 4:16', 'Acts 11:26'],
    },
    {
      asked:
        'how many are there | how many denominations are there in the world | what are the biggest christian churches',
      answer:
        "No one knows exactly; lists run to tens of thousands, mostly because each country's churches are counted apart. The large families are few: Catholic, Orthodox, Anglican, Lutheran, Reformed, Methodist, Baptist and Pentecostal.",
      passages: [],
    },
    {
      asked: 'are catholics christians | my pastor says catholics arent saved | do catholics believe in jesus',
      answer:
        "Catholics confess Jesus as Lord and God's Son and believe that he died and rose. Some Protestants disagree sharply with Catholic teaching on Mary, the pope or grace, but nearly all the large churches recognize each other as Christians.",
      passages: ['Romans 10:9-10', '1 Corinthians 12:3'],
    },
    {
      asked:
        'what does non denominational mean | is nondenominational a denomination | my church has no denomination what does it believe',
      answer:
        'Nondenominational means that a church belongs to no larger body and runs its own affairs. In teaching most such churches in America are evangelical and close to Baptists or Pentecostals; ask to see their statement of faith and who oversees the pastor.',
      passages: [],
    },
    {
      asked:
        'can i switch | is it ok to change denominations | i want to leave the catholic church for a baptist one is that a sin',
      answer:
        'The Bible does not speak of changing denominations. Catholic and Orthodox churches regard leaving as serious, while most Protestants leave it to your conscience; in any case talk with someone from both sides first, and part without contempt.',
      passages: ['Romans 14:4-5', 'Ephesians 4:1-3'],
    },
    {
      asked:
        'my wife is catholic and im not | we go to different churches how do we raise the kids | mixed marriage baptist and catholic',
      answer:
        "Many couples live this well. Pray and serve together where you can, go to each other's church at times, and agree early about the children's baptism and teaching; both pastors can help, and Catholics should speak with their priest about the wedding.",
      passages: ['Ephesians 4:2-6', 'Colossians 3:12-14'],
    },
    {
      asked:
        'what about mormons and jehovahs witnesses | are mormons a christian denomination | do jehovahs witnesses count as christians',
      answer:
        'Both call themselves Christian and honor Jesus. Most other churches do not count them among the denominations, because they do not teach the Trinity of the ancient creed; the Latter-day Saints also have further scriptures. Individuals deserve respect either way.',
      passages: ['1 Peter 3:15-16'],
    },
  ],
  'topic:women-in-ministry': [
    {
      asked:
        'but paul said women should be silent | does paul say women must be silent in church | what about women keep silent in corinthians',
      answer:
        'Paul writes that in 1 Corinthians 14, and three chapters earlier he takes for granted that women pray and prophesy. Some read a lasting rule about teaching and authority; others read a rule against disruption then, and some scholars think the lines were added later.',
      passages: ['1 Corinthians 14:33-35', '1 Corinthians 11:5'],
    },
    {
      asked: 'who was junia | was junia a woman apostle | is junia really in the bible',
      answer:
        'Junia is greeted in Romans 16 with Andronicus; both were relatives or fellow Jews of Paul, had been in prison with him, and believed before him. Most scholars think she was a woman; whether she was an apostle or known to them is debated.',
      passages: ['Romans 16:7'],
    },
    {
      asked: 'who was phoebe | was phoebe a deacon | what did phoebe do in the bible',
      answer:
        'Phoebe served the church at Cenchreae near Corinth; Paul calls her a deacon or servant, since the word means both, and a helper of many. She probably carried the letter to the Romans.',
      passages: ['Romans 16:1-2'],
    },
    {
      asked: 'were there women leaders in the old testament | did women lead in the old testament | who was deborah',
      answer:
        'Deborah was a prophet who judged Israel and called out its army, Miriam led worship as a prophet, and Huldah confirmed the book found in the temple for King Josiah. The priests of Israel were all men.',
      passages: ['Judges 4:4-9', '2 Kings 22:14-16'],
    },
    {
      asked: 'why did jesus pick only men then | why were all twelve disciples men | did jesus have female disciples',
      answer:
        "The Bible does not say why the Twelve were all men. Catholics and Orthodox see a lasting pattern in it; others point to Israel's twelve tribes and the customs then. Women also traveled with Jesus, learned from him, and first announced Easter.",
      passages: ['Luke 8:1-3', 'John 20:16-18'],
    },
    {
      asked:
        'my pastor is a woman is that a sin | is it wrong to listen to a woman preach | can i go to a church with a lady pastor',
      answer:
        "The Bible does not say that listening is a sin; Apollos learned from Priscilla and her husband. Christians who reserve the pastor's office for men would advise another church, and those who ordain women would not; you may follow your conscience.",
      passages: ['Acts 18:24-26', 'Romans 14:4-5'],
    },
    {
      asked:
        'i feel called to preach what do i do | im a woman and god is calling me to ministry | how can i serve as a woman in a church that says no',
      answer:
        'Take the sense of calling seriously and test it: pray, serve where you are, and ask people who know you. Talk openly with your pastor; some churches have many other ministries for women, and others will train and ordain you.',
      passages: ['Acts 2:16-18', 'Romans 12:4-8'],
    },
    {
      asked:
        'what does husband of one wife mean | an elder must be husband of one wife doesnt that rule out women | does first timothy 3 say only men',
      answer:
        "Paul's list asks for one wife, in Greek a one-woman man. Some take that as showing that only men can serve; others say that it rules out polygamy, remarriage or unfaithfulness, the usual case being a man. A line on women follows, either deacons or deacons' wives.",
      passages: ['1 Timothy 3:1-5', '1 Timothy 3:11-12'],
    },
    {
      asked: 'who was priscilla | did a woman ever teach a man in the bible | priscilla and aquila who were they',
      answer:
        'Priscilla, or Prisca, was a tentmaker who with her husband Aquila worked beside Paul and hosted a church at home. The two of them took Apollos, an eloquent preacher, aside and taught him more exactly.',
      passages: ['Acts 18:24-26', 'Romans 16:3-5'],
    },
    {
      asked:
        'what does saved through childbearing mean | does that verse mean women are saved by having babies | why does paul talk about eve and childbirth',
      answer:
        "It is one of Paul's hardest lines, and it cannot mean that childless women are lost, since he teaches salvation by grace. Some read it of being kept safe in childbirth, some of life at home, and some of the birth of Christ.",
      passages: ['1 Timothy 2:13-15', 'Ephesians 2:8-9'],
    },
  ],
  'topic:worship': [
    {
      asked: 'are instruments ok | is it wrong to have drums in church | why do some churches not use instruments',
      answer:
        'The Psalms call for strings, trumpets, drums and cymbals. Churches of Christ and some others sing without instruments because the New Testament mentions only singing, and the Orthodox tradition mostly does so too; elsewhere it is a matter of taste.',
      passages: ['Psalm 150:3-6', 'Ephesians 5:19'],
    },
    {
      asked:
        'hymns or modern songs | which is better hymns or contemporary worship | i dont like the new worship music',
      answer:
        'The Bible does not prefer one style; Paul names several kinds of song side by side. Every hymn was new once. You may miss the old ones and say so kindly, and it is love to sing a song that helps your neighbor.',
      passages: ['Colossians 3:16', 'Psalm 96:1'],
    },
    {
      asked: 'do i have to raise my hands | why do people lift their hands in worship | is it weird not to raise hands',
      answer:
        "You do not have to. Lifted hands are an old gesture of prayer in the Psalms and in Paul's letters, as are kneeling, bowing and standing still; do what is honest for you, and let others do the same.",
      passages: ['Psalm 63:4', '1 Timothy 2:8'],
    },
    {
      asked: 'what does the word mean | what is the hebrew word for worship | meaning of worship in the bible',
      answer:
        'The main Hebrew and Greek words for worship mean to bow down low before someone; others mean to serve. The English word comes from "worth-ship," giving someone the honor that is due.',
      passages: ['Psalm 95:6', 'Matthew 4:10'],
    },
    {
      asked: 'can i worship alone at home | do you need a church to worship | can i worship god in nature',
      answer:
        'You can worship anywhere; Paul and Silas sang in prison, and psalms praise God under the night sky. The Bible also wants people to sing together, because faith needs other voices when ours is weak.',
      passages: ['Acts 16:25', 'Psalm 8:3-4'],
    },
    {
      asked:
        'i dont feel anything when i worship | why do i feel nothing during worship | am i a bad christian for being bored in church',
      answer:
        'Feelings are not the measure of worship, and nothing is wrong with you. Many psalms begin dry or sad and still address God; bring what you have, even silence. If everything has felt flat for weeks, a doctor is a good person to ask.',
      passages: ['Psalm 42:5', 'Romans 12:1'],
    },
    {
      asked: 'is dancing allowed | did david really dance naked | is it ok to dance in church',
      answer:
        'The Psalms invite people to dance, and David danced before the ark with all his might. He wore a linen ephod, a light priestly garment, not nothing; his wife Michal despised him for it. Churches today differ on dancing.',
      passages: ['2 Samuel 6:14-16', 'Psalm 149:3'],
    },
    {
      asked:
        'what does in spirit and truth mean | spirit and truth worship explained | what did jesus mean to the woman at the well about worship',
      answer:
        "Jesus told a Samaritan woman that neither her mountain nor Jerusalem would matter. Worship in spirit and truth is usually understood as worship from the heart, by God's Spirit, and shaped by what God has shown in Jesus.",
      passages: ['John 4:19-24'],
    },
    {
      asked:
        'should we worship jesus or only god | did people worship jesus in the bible | is worshiping jesus idolatry',
      answer:
        'People worship Jesus in the Gospels: the wise men, the disciples in the boat, and the women at the tomb. Christians do not see that as a second god, since they confess Jesus as one with the Father.',
      passages: ['Matthew 14:33', 'Matthew 28:9'],
    },
    {
      asked: 'why did god hate their songs | where does god say he hates worship | why is god angry at worship in amos',
      answer:
        "In Amos God rejects Israel's festivals and songs because the same people crushed the poor and bent the courts. He does not hate music; he asks that justice run like a river beside it.",
      passages: ['Amos 5:21-24', 'Isaiah 1:15-17'],
    },
  ],
  'topic:spiritual-gifts': [
    {
      asked: 'how many are there | list of spiritual gifts in the bible | what are all the gifts of the spirit',
      answer:
        "The Bible gives no fixed number; counting all of Paul's lists you get about twenty. Among them are wisdom, knowledge, faith, healing, prophecy, tongues, teaching, helping, leading, giving, mercy and encouragement.",
      passages: ['1 Corinthians 12:8-10', 'Romans 12:6-8'],
    },
    {
      asked: 'i dont think i have one | what if i have no spiritual gift | does every christian have a gift',
      answer:
        'You have one, according to Paul and Peter, who write that each person receives something. Many gifts look ordinary, such as encouraging, giving or helping; ask two people who know you what they have been glad of in you.',
      passages: ['1 Corinthians 12:7', '1 Peter 4:10'],
    },
    {
      asked:
        'are those online tests any good | should i take a spiritual gifts test | is a spiritual gift quiz biblical',
      answer:
        'A gifts test is a modern tool and not in the Bible; it can give you words and ideas, but it mostly measures what you already like. Trying things out and listening to others will tell you more.',
      passages: ['Romans 12:4-8'],
    },
    {
      asked:
        'whats the difference from the fruit of the spirit | gifts vs fruit of the spirit | are love and joy spiritual gifts',
      answer:
        "Gifts are abilities given in different measure to different people, for service. The Spirit's fruit is one character meant for every Christian: love, joy, peace and the rest. Paul puts love above the gifts.",
      passages: ['Galatians 5:22-23', '1 Corinthians 13:1-3'],
    },
    {
      asked:
        'is a talent the same thing | difference between a talent and a spiritual gift | is my singing a spiritual gift',
      answer:
        "The Bible does not draw a sharp line between talents and spiritual gifts. Many Christians say that a talent becomes a gift when it is given over to God for others; Bezalel's skill with his hands came, Exodus says, from God's Spirit.",
      passages: ['Exodus 31:1-5', '1 Peter 4:10-11'],
    },
    {
      asked: 'can i ask for one | can you pray for a certain spiritual gift | is it wrong to want the gift of healing',
      answer:
        'Paul tells the Corinthians to desire gifts eagerly, above all those that build up other people. He adds that the Spirit gives to each as he decides, so you may ask, and then use gladly what you receive.',
      passages: ['1 Corinthians 14:1', '1 Corinthians 12:11'],
    },
    {
      asked:
        'are there still prophets today | is prophecy still a gift | someone prophesied over me should i believe it',
      answer:
        'Pentecostal and charismatic Christians say yes; some Baptist and Reformed churches say that prophecy ended with the apostles. Paul says to test it and keep what is good, so a word about you binds you to nothing, least of all to money or marriage.',
      passages: ['1 Thessalonians 5:19-21', '1 Corinthians 14:29'],
    },
    {
      asked: 'can people really heal | does the gift of healing still exist | a healer told me to stop my medicine',
      answer:
        'Paul lists healing among the gifts, and churches differ on whether it is given today as then. All can pray for the sick, and James asks for it. Never stop medicine because of a healer; keep your doctor informed.',
      passages: ['1 Corinthians 12:9', 'James 5:14-15'],
    },
    {
      asked: 'can i lose it | can god take back a spiritual gift | i sinned did i lose my gift',
      answer:
        "The Bible nowhere says that a fault makes you lose your gift at once. Paul writes, about Israel, that God's gifts are not taken back, and he tells Timothy to fan his gift into flame, so it can lie idle and be woken again.",
      passages: ['2 Timothy 1:6', 'Romans 11:29'],
    },
    {
      asked: 'which gift is the best | what is the greatest spiritual gift | are some gifts more important than others',
      answer:
        'Paul ranks gifts by how much they help others, and so he prefers plain, understandable speech to tongues. Above all he puts love, without which he calls even the most impressive gift worth nothing.',
      passages: ['1 Corinthians 12:28-31', '1 Corinthians 13:1-3'],
    },
  ],
  'topic:tongues': [
    {
      asked:
        'do i have to speak in them | do all christians have to speak in tongues | am i saved if i dont speak in tongues',
      answer:
        'Paul asks whether everyone has tongues and expects the answer no, and he never makes it a condition of salvation; you can be saved without it. Many Pentecostals see it as the first sign of Spirit baptism, yet they too teach that salvation comes through trust in Christ.',
      passages: ['1 Corinthians 12:29-31', 'Ephesians 2:8-9'],
    },
    {
      asked: 'is it a real language | are tongues actual languages | is speaking in tongues just babble',
      answer:
        'At Pentecost they were real languages that visitors recognized. In Corinth no one understood without an interpreter; some take those too as foreign languages, others as a speech of prayer. Linguists who studied modern tongues generally do not find a known language in them.',
      passages: ['Acts 2:6-8', '1 Corinthians 14:2'],
    },
    {
      asked: 'how do i get it | can you learn to speak in tongues | how do i receive the gift of tongues',
      answer:
        'Paul calls tongues a gift that the Spirit gives as he decides, so it cannot be learned or forced. You may ask God for it; in Acts it sometimes came as people heard preaching or were prayed for. No one should press or coach you.',
      passages: ['1 Corinthians 12:10-11', 'Acts 10:44-46'],
    },
    {
      asked:
        'my church says no tongues no holy spirit | is tongues the proof of having the holy spirit | can i have the holy spirit without tongues',
      answer:
        'Paul says that everyone who belongs to Christ has his Spirit, and that no one calls Jesus Lord without the Spirit. Many Pentecostals teach tongues as the sign of a further baptism in the Spirit; most other churches do not.',
      passages: ['Romans 8:9', '1 Corinthians 12:3'],
    },
    {
      asked: 'what are tongues of angels | tongues of angels meaning | is it the language of angels',
      answer:
        "Paul mentions human and angelic tongues once, to say that without love they are only noise. Some Christians take it to mean that tongues can be heavenly speech; others read it as an exaggeration. The Bible does not describe an angels' language.",
      passages: ['1 Corinthians 13:1'],
    },
    {
      asked:
        'are there rules for it | how many people can speak in tongues at once | does someone have to interpret tongues',
      answer:
        'Paul gives rules for the meeting: two or three at the most, one after another, and someone must interpret. Without an interpreter the person should be quiet in church and speak to God privately.',
      passages: ['1 Corinthians 14:26-28'],
    },
    {
      asked: 'is it from the devil | is speaking in tongues demonic | could tongues be fake',
      answer:
        'Paul treats tongues as a gift of the Spirit and tells the church not to forbid it. It can be imitated or pushed by a crowd, as anything can, so the tests are love, order, and honor for Jesus.',
      passages: ['1 Corinthians 14:39-40', '1 Corinthians 12:3'],
    },
    {
      asked: 'did jesus do it | did jesus speak in tongues | did jesus say anything about tongues',
      answer:
        'The Gospels never show Jesus speaking in tongues. New tongues are mentioned once in his name, in the long ending of Mark, which the oldest manuscripts do not have.',
      passages: ['Mark 16:17'],
    },
    {
      asked:
        'is it in the old testament | where are tongues in the old testament | is the tower of babel about tongues',
      answer:
        'No one speaks in tongues in the Old Testament. Paul quotes Isaiah about foreign speech that Israel would not heed, and many readers see Pentecost as an answer to Babel, where languages were confused.',
      passages: ['1 Corinthians 14:21', 'Genesis 11:7-9'],
    },
    {
      asked: 'has it ended | did tongues stop after the apostles | when do tongues cease',
      answer:
        'Paul says that tongues will cease when the perfect comes. Pentecostals, charismatics, Catholics and others take that as the end of the age; many Baptist and Reformed Christians hold that tongues ended with the apostles or the finished New Testament.',
      passages: ['1 Corinthians 13:8-10'],
    },
  ],
  'topic:mary-and-saints': [
    {
      asked: 'did she have other kids | did mary stay a virgin | who were jesus brothers and sisters',
      answer:
        "The Gospels name four brothers of Jesus (James, Joses, Judas, Simon) and mention sisters. Most Protestants take them as Mary's later children; Catholics see cousins or other relatives, and Orthodox see children of Joseph from before.",
      passages: ['Mark 6:3', 'Matthew 1:24-25'],
    },
    {
      asked: 'where is the hail mary from | is the hail mary in the bible | where does the rosary come from',
      answer:
        "The first half of the Hail Mary comes from Luke: the angel's greeting and Elizabeth's blessing. The second half, which asks for Mary's prayers, was added by the church, and the rosary grew up in the Middle Ages.",
      passages: ['Luke 1:28', 'Luke 1:41-43'],
    },
    {
      asked:
        'where does the bible say to pray to saints | is praying to saints in the bible | show me a verse about asking saints to pray',
      answer:
        "No verse tells Christians to ask the saints in heaven for prayer. Catholics and Orthodox point to Revelation, where elders hold bowls of believers' prayers, and to the cloud of witnesses; Protestants answer that Scripture names one mediator.",
      passages: ['Revelation 5:8', '1 Timothy 2:5'],
    },
    {
      asked: 'what happened to mary after | how did mary the mother of jesus die | did mary go to heaven alive',
      answer:
        'The Bible last shows Mary praying with the disciples in Jerusalem, and does not tell of her death. Catholics believe that she was taken to heaven body and soul, and the Orthodox keep her falling asleep; Ephesus and Jerusalem both claim her last home.',
      passages: ['Acts 1:13-14', 'John 19:26-27'],
    },
    {
      asked: 'how old was she | how old was mary when she had jesus | was mary a teenager',
      answer:
        "The Bible does not give Mary's age. Since girls were then betrothed early, many scholars think that she was in her early or middle teens; an old story outside the Bible makes her sixteen.",
      passages: ['Luke 1:26-27'],
    },
    {
      asked:
        'arent statues idols | is it idolatry to kneel before a statue of mary | why do catholics have statues of saints',
      answer:
        'The commandment forbids making images to worship, and all churches hold that worship belongs to God alone. Catholics and Orthodox say that they honor the person shown and not the object; many Protestants fear that this blurs, and avoid it.',
      passages: ['Exodus 20:4-5', 'Exodus 25:18-20'],
    },
    {
      asked: 'what is the immaculate conception | does immaculate conception mean virgin birth | was mary without sin',
      answer:
        'The Immaculate Conception is the Catholic teaching that Mary herself was kept from original sin from her beginning; it is not the virgin birth of Jesus. The Orthodox call her all-holy without that doctrine, and Protestants find no such statement in the Bible.',
      passages: ['Luke 1:28', 'Luke 1:46-48'],
    },
    {
      asked: 'what is a saint actually | who counts as a saint in the bible | am i a saint',
      answer:
        'In the New Testament "saints" means all Christians, people set apart for God; Paul writes to whole churches that way. Catholic and Orthodox churches also use the word for those in heaven they have formally recognized.',
      passages: ['Philippians 1:1', '1 Corinthians 1:2'],
    },
    {
      asked: 'is mary magdalene the same person | how many marys are there in the bible | which mary is which',
      answer:
        "Mary Magdalene is another woman. The New Testament has about six Marys, among them Jesus' mother, Mary Magdalene, Mary of Bethany, a Mary whose sons were James and Joses, and John Mark's mother.",
      passages: ['John 19:25', 'Luke 10:38-39'],
    },
    {
      asked:
        'can i talk to my dead grandma | can i ask my dead mother to pray for me | is talking to dead relatives a sin',
      answer:
        'The Bible forbids calling up the dead through mediums. To say at a grave that you miss her is grief and not that; Catholics and Orthodox may also ask for the prayers of those with God, and Protestants take their longing to God himself.',
      passages: ['Deuteronomy 18:10-12', 'Hebrews 12:1'],
    },
  ],
  'topic:confession': [
    {
      asked: 'can i just tell god | can i confess straight to god | do i need a priest to be forgiven',
      answer:
        "You can tell God straight; every church says so, and the Psalms do it. About a priest they differ: Catholics and Orthodox add that serious sins also belong in sacramental confession, and most Protestants hold that God's promise is enough.",
      passages: ['1 John 1:8-9', 'Psalm 32:5'],
    },
    {
      asked:
        'what do i say | how do i confess my sins what are the words | how does confession work at a catholic church',
      answer:
        'No special words are needed: say plainly what you did, that you are sorry, and ask for mercy. In a Catholic church you may begin "Bless me, Father," say how long it has been, and tell the priest that you need help; he will lead you.',
      passages: ['Luke 15:18-21', 'Psalm 51:1-4'],
    },
    {
      asked: 'will he tell anyone | does a priest have to keep it secret | is confession confidential',
      answer:
        'A Catholic priest may never reveal what is confessed, and Orthodox, Anglican and Lutheran clergy are bound in a similar way. A friend or another pastor may not be, and the law can require a report of child abuse, so ask first.',
      passages: ['Proverbs 11:13'],
    },
    {
      asked: 'i havent been in years | i am scared to go to confession after 20 years | will the priest be mad at me',
      answer:
        "Do not be afraid; priests often meet people who come after many years and are glad of it. Simply say how long it has been and ask for help. In Jesus' story the father runs toward the son who comes home.",
      passages: ['Luke 15:20-24'],
    },
    {
      asked:
        'do i have to tell my wife | i cheated should i confess to my husband | should you confess everything to your spouse',
      answer:
        "The Bible gives no rule for this. Where your spouse's trust or health is touched, as with an affair, most pastors advise telling, with help and not on impulse; talk first with a counselor. If telling could put you in danger, get advice from a hotline first.",
      passages: ['Ephesians 4:25', 'James 5:16'],
    },
    {
      asked: 'i keep doing the same sin | can i confess the same thing again | does god get tired of forgiving me',
      answer:
        'Bring it again; Jesus told Peter to forgive far past seven times, and God does not ask more of people than he gives. If the same thing returns, tell a person too, and look for help with the habit.',
      passages: ['Matthew 18:21-22', 'Lamentations 3:22-23'],
    },
    {
      asked:
        'what did jesus mean by forgive or retain | john 20 23 whose sins you forgive | where does the bible give priests power to forgive',
      answer:
        "In John 20 the risen Jesus breathes on his disciples and speaks of sins forgiven and retained. Catholics and Orthodox see there the priest's authority, Lutherans and Anglicans the office of absolution, and other Protestants the preaching of forgiveness to all.",
      passages: ['John 20:21-23', 'Matthew 16:19'],
    },
    {
      asked:
        'do i have to say sorry to the person too | if god forgave me do i still apologize | should i make up for what i did',
      answer:
        'Where it is possible and does not do new harm. Jesus says to go and be reconciled first, and Zacchaeus paid back four times what he had taken. If contact is unwelcome or unsafe, a letter through another person or a payment may do.',
      passages: ['Matthew 5:23-24', 'Luke 19:8-9'],
    },
    {
      asked: 'what if i forget some of them | do i have to confess every single sin | i worry that i left out a sin',
      answer:
        'You do not have to remember everything; a psalm asks to be cleared of hidden faults. Catholics confess the grave sins they know of, and forgotten ones are forgiven too. If the worry never lets go, tell a pastor and a doctor; it has a name, scrupulosity.',
      passages: ['Psalm 19:12', 'Psalm 103:10-12'],
    },
    {
      asked:
        'i committed a crime | should i go to the police after confessing | do i have to turn myself in to be forgiven',
      answer:
        "God's forgiveness is offered before any court has spoken, but it does not replace justice. Speak with a lawyer and a pastor about the right steps; if someone is in danger now or a child is being harmed, call 911 first.",
      passages: ['Luke 19:8-9', 'Proverbs 28:13'],
    },
  ],
  'topic:sharing-faith': [
    {
      asked: 'im too shy | how do i share my faith as an introvert | i get scared talking about jesus',
      answer:
        'Shyness is no obstacle; Moses also felt that he could not speak. Andrew mostly just brought people to Jesus one at a time. Start by listening well, and mention once, in your own words, what helps you.',
      passages: ['John 1:40-42', 'Exodus 4:10-12'],
    },
    {
      asked: 'what do i say first | how do i start a conversation about god | simple words to tell someone about jesus',
      answer:
        'Begin with a question, and listen: "What gives you hope?" Then one honest sentence of your own, such as how you were before and what has changed. You can offer to pray for them or to read a Gospel together.',
      passages: ['John 9:24-25', '1 Peter 3:15-16'],
    },
    {
      asked:
        'my husband doesnt believe | how do i share faith with my unbelieving husband | my family isnt interested in god',
      answer:
        "Peter's advice to wives of unbelieving husbands, to let their life speak even without words, fits other relatives too. Pray, be kind, answer when asked, and do not preach at meals. If anyone at home threatens you for your faith, get safe and call 800-799-7233 (US), or 911 in danger.",
      passages: ['1 Peter 3:1-2', '1 Corinthians 7:16'],
    },
    {
      asked:
        'they laughed at me | i told my friends about jesus and they made fun of me | what if people reject me when i share',
      answer:
        'That hurts, and it happened to Paul in Athens: some laughed, some wanted to hear more, and a few believed. You are responsible for speaking kindly, not for the result. You need not argue, and may stay friends.',
      passages: ['Acts 17:32-34', 'Matthew 5:11-12'],
    },
    {
      asked:
        'what if i dont know the answer | i dont know the bible enough to share | someone asked me a hard question about god',
      answer:
        'Say "I do not know, but I will look"; people trust that. The healed blind man could not settle the leaders\' questions about Jesus, and told what had happened to him. You can read on together.',
      passages: ['John 9:24-25', 'John 1:45-46'],
    },
    {
      asked: 'is it ok at work | can i talk about god at my job | can i share my faith at school',
      answer:
        "Often yes, on breaks and when someone wants to talk, but not when you are paid to do something else or have power over the person. Good work and respect come first; check your employer's or school's rules.",
      passages: ['Colossians 4:5-6', 'Colossians 3:23'],
    },
    {
      asked: 'do i have to | is every christian commanded to evangelize | is it a sin not to tell people about jesus',
      answer:
        "Jesus' command to make disciples was given to the eleven, and most churches apply it to all Christians together. Not everyone is an evangelist; Paul lists that as one gift, while Peter asks everyone to be ready to answer.",
      passages: ['Matthew 28:18-20', 'Ephesians 4:11-12'],
    },
    {
      asked:
        'is it my fault if they go to hell | will their blood be on my hands | i never told my friend about jesus and he died',
      answer:
        "Your skill does not decide where anyone spends eternity. Ezekiel's word about blood was spoken to an appointed watchman, and Paul says that God gives the growth. Your friend is in the hands of a just and merciful God, and you may grieve in peace.",
      passages: ['1 Corinthians 3:6-7', 'Genesis 18:25'],
    },
    {
      asked:
        'who said preach the gospel and if necessary use words | preach the gospel use words if necessary bible verse | did st francis say use words',
      answer:
        'That saying is not in the Bible, and it is not found in the writings of Francis of Assisi either, though it is linked to him. The New Testament wants both, a life that shows it and words that explain it.',
      passages: ['Romans 10:14', 'Matthew 5:16'],
    },
    {
      asked:
        'how do i tell my kids | how do i share faith with my grandchildren | my grown son left the faith what do i do',
      answer:
        "With small children, tell stories and pray with them as you go about the day, as Deuteronomy suggests. With grown ones, listen more than you speak, keep the door open, and pray; the father in Jesus' story saw his son coming from a distance.",
      passages: ['Deuteronomy 6:6-7', 'Luke 15:20'],
    },
  ],
  'topic:serving': [
    {
      asked: 'im burned out from it | i am exhausted from serving at church | is it ok to quit a church ministry',
      answer:
        'You may rest or stop. Jesus took his disciples away to a quiet place when people gave them no time to eat, and Elijah was given food and sleep before any new task. Tell a leader plainly, and see a doctor if rest does not help.',
      passages: ['Mark 6:31', '1 Kings 19:5-8'],
    },
    {
      asked: 'i have no time and no money | how can i serve if im poor and busy | small ways to serve others',
      answer:
        "Small things count; Jesus mentions a mere cup of water and praises a widow's two coins. Call a lonely person, cook a little more, carry something, write a card, or pray for a name on the way to work.",
      passages: ['Matthew 10:42', 'Mark 12:41-44'],
    },
    {
      asked: 'im old and cant do much | how can i serve god when im disabled | can a sick person serve others',
      answer:
        'Paul says that the weaker-looking members of a body are needed, and Anna, a very old widow, served with prayer. Praying, listening, calling and thanking are service, and letting yourself be helped gives others theirs.',
      passages: ['1 Corinthians 12:21-22', 'Luke 2:36-38'],
    },
    {
      asked: 'why did he wash their feet | why did jesus wash the disciples feet | what does foot washing mean',
      answer:
        "Washing dusty feet was usually a servant's work. Jesus did it on his last evening to show what kind of Lord he is, and told his disciples to do likewise; some churches still wash feet, most of all on Maundy Thursday.",
      passages: ['John 13:3-8', 'John 13:12-15'],
    },
    {
      asked: 'was martha wrong then | who was martha in the bible | why did jesus scold martha for serving',
      answer:
        'Jesus did not scold Martha for serving but for being pulled apart by worry. She was the sister of Mary and Lazarus in Bethany; John says that Jesus loved her, she confessed him as the Christ, and later she served at table again.',
      passages: ['Luke 10:38-42', 'John 11:5'],
    },
    {
      asked: 'does it get me into heaven | do good works save you | do i have to serve to be saved',
      answer:
        'The Bible says that people are saved by grace and not earned work, and that they are made for good works afterward. Churches describe the link in different ways, but all hold that living faith shows itself in love.',
      passages: ['Ephesians 2:8-10', 'James 2:14-17'],
    },
    {
      asked:
        'people just use me | how do i serve without being taken advantage of | can i say no when someone needs help',
      answer:
        'You can say no. Jesus left crowds who still wanted him in order to pray and to go on, and Paul told idle people to work for their bread. Help that you give freely, within limits, lasts longer than help you resent.',
      passages: ['Mark 1:35-38', '2 Thessalonians 3:10-12'],
    },
    {
      asked: 'nobody notices what i do | i serve and nobody says thank you | does god see when i help people',
      answer:
        'God sees it. Jesus says that the Father sees hidden kindness, and Hebrews that God does not forget love shown to his people. It is also human to want thanks, and you may tell someone you trust.',
      passages: ['Matthew 6:3-4', 'Hebrews 6:10'],
    },
    {
      asked:
        'should i give money to homeless people | is it better to give cash or food to beggars | how can i help the homeless',
      answer:
        "Jesus says to give when asked, and does not name the form. Many people give food, time, a name and a greeting, or money to a shelter that knows the person's needs; do what you can do kindly and safely.",
      passages: ['Matthew 5:42', 'Matthew 25:35-40'],
    },
    {
      asked: 'how do i teach my kids to serve | ways children can serve others | easy way for a kid to help people',
      answer:
        "Let children help beside you: set the table for a guest, draw a card for someone ill, choose a toy to give away. A boy's small lunch was what Jesus used to feed the crowd, which is a good story to tell with it.",
      passages: ['John 6:8-11', 'Galatians 5:13-14'],
    },
  ],
  'topic:pastors': [
    {
      asked: 'do i have to obey mine | must i obey my pastor | does hebrews say obey your leaders no matter what',
      answer:
        'Not no matter what. Hebrews asks for trust in leaders who must give account for their people, and Peter said that God comes before any human order. A pastor has no right to command wrong, secrecy about harm, or your private choices.',
      passages: ['Hebrews 13:17', 'Acts 5:29'],
    },
    {
      asked: 'can a divorced man be one | can a pastor be divorced | should a divorced and remarried man be a pastor',
      answer:
        'The lists for leaders do not name divorce; they ask for a man of one wife, which some read as never remarried and others as faithful now. Protestant churches decide differently. Orthodox priests may marry only once, before ordination, and most Catholic priests do not marry.',
      passages: ['1 Timothy 3:1-5', 'Titus 1:6-8'],
    },
    {
      asked: 'should they get paid | is it biblical to pay pastors | how much should a pastor earn',
      answer:
        'Paul says that those who live for the gospel may be supported by it, although he often made tents so as not to be a burden. The Bible names no amount; it warns leaders against greed, and open accounts protect everyone.',
      passages: ['1 Corinthians 9:13-15', '1 Timothy 5:17-18'],
    },
    {
      asked: 'my pastor had an affair | what if my pastor sinned | can a fallen pastor come back',
      answer:
        'Paul wants charges heard with witnesses and proven sin in an elder named openly, without favor. God can forgive a pastor; whether he may lead again is another question, and churches differ. If he used his office with someone he counseled, that is abuse, and may be a crime.',
      passages: ['1 Timothy 5:19-21'],
    },
    {
      asked:
        'whats the difference between pastor and priest | elder bishop and pastor what do the words mean | is a pastor the same as an elder',
      answer:
        'In the New Testament elder, overseer and shepherd seem to describe the same people. Later bishops came to oversee several churches, with priests and deacons under them; Catholic, Orthodox and Anglican churches keep that, while many others call every minister pastor.',
      passages: ['Titus 1:5-7', 'Acts 20:28'],
    },
    {
      asked: 'can they get married | why cant catholic priests marry | was peter married',
      answer:
        "Peter had a wife, since Jesus healed his mother-in-law, and Paul's list speaks of leaders with families. Protestant pastors may marry, and Orthodox priests before they are ordained; most Catholic priests in the West are unmarried by a church rule.",
      passages: ['Mark 1:29-31', '1 Corinthians 9:5'],
    },
    {
      asked: 'how do i spot a false teacher | how can you tell a bad pastor | is my pastor a false prophet',
      answer:
        'Jesus says to look at the fruit, and the New Testament names signs: greed, flattery, twisting the gospel, using people, and living above correction. Compare what is said with Scripture, as the Bereans did, and ask others you trust.',
      passages: ['Matthew 7:15-20', 'Acts 17:11'],
    },
    {
      asked:
        'what about call no man father | is it wrong to call a priest father | did jesus say not to use titles like reverend',
      answer:
        'Jesus warned his disciples against titles that put one person above another. Some Protestants avoid "father" and even "reverend" because of it; Catholics and Orthodox note that Paul called himself a father in faith, and take Jesus\' words as aimed at pride.',
      passages: ['Matthew 23:8-12', '1 Corinthians 4:15'],
    },
    {
      asked: 'how do i become one | how do you become a pastor | am i too young to be a pastor',
      answer:
        'Talk first with your own pastor, serve where you are, and ask whether others see it too; most churches then ask for study and a time of testing. Timothy was told not to let anyone despise his youth, while Paul warns against choosing new believers.',
      passages: ['1 Timothy 4:12', '1 Timothy 3:6'],
    },
    {
      asked: 'how can i help my pastor | my pastor seems tired how do i encourage him | should we pray for our pastors',
      answer:
        'Pray for your pastor by name, as Paul asked people to do for him. Say thank you for something definite, protect the day off, offer to take one task, and raise complaints directly and kindly. Pastors also may need a doctor or counselor; support that.',
      passages: ['1 Thessalonians 5:12-13', 'Ephesians 6:18-20'],
    },
  ],
};
