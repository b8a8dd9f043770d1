import type { Details } from '../detail.ts';

export const salvationDetails: Details = {
  'topic:salvation': [
    {
      asked: 'what words do i pray | whats the sinners prayer and is it in the bible | what do i say to be saved',
      answer:
        "No fixed prayer is in the Bible; the sinner's prayer is a later help. You might say: Jesus, I have gone my own way and I am sorry; I trust you; forgive me and lead me from now on. What counts is that you mean it.",
      passages: ['Luke 18:13-14', 'Romans 10:9-13'],
    },
    {
      asked: 'do i have to be baptized | can i be saved without baptism | was the thief on the cross baptized',
      answer:
        "The New Testament takes it for granted that believers are baptized, yet Jesus promised paradise to a man crucified beside him who had no chance to be. Baptists see baptism as a witness to faith; Catholics, Orthodox and Lutherans as God's means of saving, which he is not tied to.",
      passages: ['Acts 2:38', 'Luke 23:42-43', 'Mark 16:16'],
    },
    {
      asked: 'is it too late for me | can you be saved on your deathbed | im old can i still be saved',
      answer:
        'It is not too late. One of the men crucified beside Jesus turned to him in his last hours and was promised paradise, and workers hired at the last hour got full pay. You can turn to God today, wherever you are.',
      passages: ['Luke 23:39-43', 'Matthew 20:8-12'],
    },
    {
      asked:
        'what if my husband doesnt believe | can my faith save my family | does you and your household mean my kids are saved',
      answer:
        'No one can believe for someone else, but faith touches a whole house. A jailer in Acts was promised rescue together with his house, where all heard and were baptized, and Paul calls an unbelieving spouse and the children holy; churches differ on what that means. Pray, love, and do not press.',
      passages: ['Acts 16:31-34', '1 Corinthians 7:13-16', '1 Peter 3:1-2'],
    },
    {
      asked: 'how do i know if im really saved | how can i be sure it worked | what are the signs of salvation',
      answer:
        "The New Testament points to three things: God's promise to everyone who calls on him, the Spirit's quiet witness, and love that begins to grow. A strong feeling is not on the list. If you trust Jesus now, you need not search your memory for a perfect prayer.",
      passages: ['Romans 10:13', 'Romans 8:15-16', '1 John 3:14'],
    },
    {
      asked:
        'what about people who never heard | can someone who never heard of jesus be saved | what happens to remote tribes salvation',
      answer:
        'The Bible does not answer this directly. Paul says that God left no one without a witness and judges by what people could know. Catholics and many Protestants hope that Christ can save those who seek God without knowing his name; other evangelicals say that hearing the gospel is needed, and so send missionaries.',
      passages: ['Romans 2:14-16', 'Acts 17:26-27', 'Romans 10:14'],
    },
    {
      asked:
        'are babies who die saved | my baby died without being baptized is he in heaven | do young children need salvation',
      answer:
        "I am so sorry. Jesus says that the kingdom belongs to little ones, and David spoke of going to his child who died. Nearly all churches today entrust such children to God's mercy with confidence, baptized or not; you may do the same.",
      passages: ['Mark 10:14-16', '2 Samuel 12:22-23'],
    },
    {
      asked: 'im too bad to be saved | can a murderer be saved | is there any sin too big for salvation',
      answer:
        'You are not too bad to be saved. Paul, who had hunted Christians, calls himself the chief of sinners and an example for everyone after him. Moses had killed a man, and so had David through others; God worked with them all.',
      passages: ['1 Timothy 1:15-16', 'Isaiah 1:18'],
    },
    {
      asked: 'i prayed it now what | what do i do after i get saved | first steps for a new christian',
      answer:
        'Tell someone, look for a church and ask its pastor about baptism. Read a Gospel a little at a time, Mark being the shortest, and talk to God each day in your own words. Go slowly; the first Christians learned by sharing teaching, meals and prayers.',
      passages: ['Acts 2:41-42', 'Romans 6:3-4'],
    },
    {
      asked:
        'is jesus the only way | can people of other religions be saved | which verse says no one comes to god but by jesus',
      answer:
        'In John 14 Jesus calls himself the way, and Peter says that there is salvation in no other name. So the churches agree that everyone who is saved is saved through Christ. Whether that can include people of other faiths, the Catholic Church and many others affirm with hope, and many evangelicals deny.',
      passages: ['John 14:6', 'Acts 4:12', '1 Timothy 2:4-6'],
    },
  ],
  'topic:grace': [
    {
      asked: 'whats the difference between grace and mercy | is grace the same as mercy | grace vs mercy meaning',
      answer:
        'People often say that mercy is not getting the bad we deserve, and grace is getting the good we do not. The Bible uses the two words close together and does not draw the line so neatly. Both describe the same kindness of God.',
      passages: ['Hebrews 4:16', 'Ephesians 2:4-5'],
    },
    {
      asked:
        'if its free why be good | can i just keep sinning because of grace | doesnt grace give people a license to sin',
      answer:
        'Paul was asked that and refused it strongly: someone who has died to sin does not want to go on living in it. Grace forgives, and it also trains people for another life. We are good then as children who are loved, not as workers who fear dismissal.',
      passages: ['Romans 6:1-4', 'Titus 2:11-12'],
    },
    {
      asked: 'why do we say grace before meals | is saying grace in the bible | what do i say for grace at dinner',
      answer:
        'Grace at table means thanks; the Latin and Greek words for grace and thanks are related. Jesus gave thanks before breaking bread, and Deuteronomy tells Israel to bless God after eating. You can say: Thank you, God, for this food, and for everyone here; bless those who have none.',
      passages: ['Deuteronomy 8:10', 'Mark 8:6'],
    },
    {
      asked:
        'is god helps those who help themselves in the bible | doesnt the bible say god helps those who help themselves | is grace only for people who try hard',
      answer:
        'That saying is not in the Bible; it goes back to old Greek fables and became popular through Benjamin Franklin. Paul says nearly the opposite: Christ died for us while we were still weak. Effort has its place, but as an answer to grace.',
      passages: ['Romans 5:6-8'],
    },
    {
      asked: 'what does fall from grace mean | can i fall from grace | where does it say you have fallen from grace',
      answer:
        'The words come from Galatians 5, where Paul warns people who want to be put right by keeping the law. For him, to fall from grace is to go back to earning. In everyday speech it means losing a good name, and churches differ on whether salvation itself can be lost.',
      passages: ['Galatians 5:4-6'],
    },
    {
      asked:
        'what does my grace is sufficient mean | who did god say my grace is enough to | where is the verse about grace in weakness',
      answer:
        'Paul asked three times to be rid of a thorn in his flesh, and the Lord told him that grace was enough, since his power shows best in weakness. It is in Second Corinthians 12. It does not mean that you may not ask for relief or see a doctor.',
      passages: ['2 Corinthians 12:7-10'],
    },
    {
      asked:
        'who wrote amazing grace | is amazing grace from the bible | what is the story behind the song amazing grace',
      answer:
        "John Newton wrote Amazing Grace for a New Year service in 1773. He had been captain of slave ships and later became a priest in England and spoke against the trade. The words lost and found come from Jesus' story of the son, and blind and seeing from John 9.",
      passages: ['Luke 15:24', 'John 9:25'],
    },
    {
      asked:
        'is grace in the old testament | is the old testament law and the new testament grace | where is grace first mentioned in the bible',
      answer:
        'Grace is in the Old Testament from the start: Noah found favor with God, and God calls himself gracious before Moses on Sinai. Israel was freed from Egypt first and given commandments afterward. John does set law and grace side by side, as gifts through Moses and Jesus.',
      passages: ['Genesis 6:8', 'Exodus 34:6', 'John 1:16-17'],
    },
    {
      asked: 'i dont deserve it | how can i accept grace when i feel unworthy | im not good enough for gods grace',
      answer:
        'No one deserves grace; that is what the word means. The son who came home had a speech ready about being unworthy, and his father interrupted it with a robe and a feast. You can take it the way one takes a gift: say thank you.',
      passages: ['Luke 15:20-24', 'Ephesians 2:8-9'],
    },
    {
      asked: 'what are the means of grace | how do i get more grace | do sacraments give grace',
      answer:
        'Means of grace are the ways God is trusted to give it: the Word, baptism, communion, prayer. Catholics and Orthodox say that the sacraments truly give grace, and Lutherans agree for baptism and communion; Baptists see them as signs. Hebrews simply invites us to come and ask.',
      passages: ['Hebrews 4:16', 'Acts 2:42'],
    },
  ],
  'topic:works': [
    {
      asked:
        'so who is right james or paul | do james and paul contradict each other | faith and works contradiction in the bible',
      answer:
        "Most Christians say that both are right. Paul means that no deed earns God's acceptance; James means that a faith which does nothing is not alive. Some scholars think that James answers people who misused Paul, and some feel that a real tension remains.",
      passages: ['Romans 3:27-28', 'James 2:14-18'],
    },
    {
      asked:
        'doesnt it say not by faith alone | where does the bible say faith alone | is justified by works and not by faith only in the bible',
      answer:
        "The only place where the Bible sets the words faith and alone together is James 2:24, and it says not by faith alone. Luther added the word alone in Romans 3:28 to bring out Paul's sense. Catholics point to James here, Protestants to Paul's whole argument.",
      passages: ['James 2:24', 'Romans 3:28'],
    },
    {
      asked:
        'do good people go to heaven without faith | if i live a good life is that enough | are good works enough to be saved',
      answer:
        "The Bible does not say that good works are enough; Paul holds that no one's are. Yet in Matthew 25 people are welcomed who did not know that they had served Christ. Many churches leave good people who do not believe to God, who is just and kind.",
      passages: ['Romans 3:23-24', 'Matthew 25:37-40'],
    },
    {
      asked:
        'what about the thief on the cross | he did no good works so how was he saved | did the thief on the cross have works or only faith',
      answer:
        'The man crucified beside Jesus had no time for works beyond a few words, and was promised paradise. So no one needs a record of works in order to be received. Some add that even he did something: he told the truth, defended Jesus and asked.',
      passages: ['Luke 23:40-43'],
    },
    {
      asked:
        'arent we judged by our works | why does revelation say judged according to works | matthew 25 sheep and goats is that works',
      answer:
        'Jesus, Paul and Revelation all say that people are judged by what they did. Protestants mostly say that works show there whether faith was real; Catholics and Orthodox that they truly count, as done in grace. Everyone agrees that love for the least matters to Christ.',
      passages: ['Matthew 25:34-40', 'Revelation 20:12', '2 Corinthians 5:10'],
    },
    {
      asked: 'what counts as a good work | which good works should i do | how many good works does god expect',
      answer:
        'The Bible gives no number. It names feeding, clothing, visiting, welcoming, honest work, fair pay, care for widows and orphans, and a cup of water. Start with one person near you; Ephesians says that God has prepared such works along our way.',
      passages: ['Matthew 25:35-36', 'James 1:27', 'Ephesians 2:10'],
    },
    {
      asked:
        'what if i cant do anything | im sick and old and cant do good works | does god still accept me if im too disabled for works',
      answer:
        "God's acceptance does not depend on your works, so illness cannot take it from you. Jesus praised a widow for two small coins, and counted a cup of water. A prayer, a thank you or patience with a nurse is a work too, and on bad days you may just be cared for.",
      passages: ['Mark 12:42-44', 'Ephesians 2:8-9'],
    },
    {
      asked:
        'did luther want to throw out james | why did luther hate james | luther called james the epistle of straw',
      answer:
        'Martin Luther did call James an epistle of straw in 1522, compared with Paul and John, because it says little of Christ. He kept it in his Bible all the same, at the back, and praised parts of it. Lutherans today read and preach from it.',
      passages: ['James 2:14-17'],
    },
    {
      asked:
        'what is works of the law | does works mean the jewish law or good deeds | what did paul mean by works of the law',
      answer:
        'Paul argues about the law of Moses, above all circumcision, food rules and holy days, which marked Jews off from others. Some scholars think that he means chiefly these; the older view is that he means any deed offered to earn acceptance. Ephesians and Titus speak of works more widely.',
      passages: ['Galatians 2:16', 'Titus 3:5'],
    },
    {
      asked:
        'do catholics believe you earn heaven | what did catholics and lutherans agree on in 1999 | what do catholics teach about faith and works',
      answer:
        'Catholic teaching is not that people earn heaven on their own. With the Lutherans, Catholics declared in 1999 that we are accepted by grace alone, in faith, and equipped for good works; Methodists and others joined later. They still differ on merit and on whether a person can be sure.',
      passages: ['Ephesians 2:8-10'],
    },
  ],
  'topic:faith': [
    {
      asked: 'how do i get more faith | what can i do to make my faith stronger | how does faith grow',
      answer:
        'The disciples asked Jesus for more faith, and so may you. Paul says that it comes by hearing, so read or listen to a Gospel, go where others believe, and act on the little you trust already. It grows more like a seed than like a muscle.',
      passages: ['Luke 17:5-6', 'Romans 10:17'],
    },
    {
      asked: 'is my faith enough | what if my faith is too small | does weak faith count',
      answer:
        'Small faith counts; Jesus compared what is needed to a mustard seed. What holds you is the one you trust and not how tightly you hold on. A bruised reed, says a text that Matthew applies to Jesus, he will not snap.',
      passages: ['Luke 17:5-6', 'Matthew 12:20', 'Mark 9:24'],
    },
    {
      asked: 'i think i lost it | i am losing my faith what do i do | can you get your faith back after losing it',
      answer:
        'Many people have lost a faith and found one again, often changed. You need not force anything: tell God or a trusted person what no longer holds, and rest. Peter denied knowing Jesus three times and was met with breakfast and a question.',
      passages: ['Luke 22:31-32', 'John 21:15-17'],
    },
    {
      asked:
        'where does the bible define it | which verse is faith is the substance of things hoped for | bible definition of faith',
      answer:
        'The nearest to a definition of faith is Hebrews 11:1, in the New Testament: being sure of what one hopes for and convinced of what one does not see. A chapter of stories follows, from Abel to the prophets, since faith is easier to show than to define.',
      passages: ['Hebrews 11:1-3'],
    },
    {
      asked: 'who is in that list | which women are in the faith chapter | who are the heroes of faith in hebrews 11',
      answer:
        "Hebrews 11 names Abel, Enoch, Noah, Abraham, Sarah, Isaac, Jacob, Joseph, Moses and Rahab, then quickly Gideon, Barak, Samson, Jephthah, David and Samuel. Sarah and Rahab are the women named; Moses' parents and women who received back their dead are there without names.",
      passages: ['Hebrews 11:11', 'Hebrews 11:31-35'],
    },
    {
      asked:
        'dont demons believe too | whats the difference between belief and faith | is believing in god the same as faith',
      answer:
        'James says that even demons believe that God is one, and shudder. So faith is more than holding a fact to be true; it is trusting someone and living by it. One can believe that a bridge holds, and faith is walking across.',
      passages: ['James 2:19', 'Proverbs 3:5-6'],
    },
    {
      asked:
        'they said i wasnt healed because i lack faith | is it my fault for not having enough faith | does god only heal people with strong faith',
      answer:
        'It is not your fault. Jesus healed people with much faith, with little, and some who showed none, such as a man at a pool who did not know who he was. Paul kept his thorn, and no one can read your faith from your health.',
      passages: ['John 5:6-9', 'John 5:13', '2 Corinthians 12:8-9'],
    },
    {
      asked: 'isnt faith just blind | is faith against reason | can i use my brain and still have faith',
      answer:
        'You can think and believe; Jesus says to love God with the mind also, and Luke tells his reader that he looked into everything. Faith in the Bible goes beyond what is proved, as trust in a person does. It does not ask you to deny what you know.',
      passages: ['Mark 12:30', 'Luke 1:1-4', 'Acts 17:11'],
    },
    {
      asked:
        'what did jesus mean by the mustard seed | can faith really move mountains | faith of a mustard seed meaning',
      answer:
        'Jesus says that faith small as a mustard seed can move a mountain, a Jewish way of speaking about something impossible. The point is how great God is, not a trick with hills. Paul adds that faith able to move mountains is nothing without love.',
      passages: ['Matthew 17:20', '1 Corinthians 13:2'],
    },
    {
      asked: 'how do i explain it to a kid | explain faith to a child | what is faith for children',
      answer:
        'You could say: faith is like jumping into the pool when dad holds out his arms. You cannot see what will happen, but you know who is there. Faith in God means trusting that he is good and near, even when we cannot see him.',
      passages: ['Hebrews 11:1', 'Psalm 56:3'],
    },
  ],
  'topic:doubt': [
    {
      asked:
        'but james says a doubter gets nothing | doesnt the bible say doubters are like a wave | james 1 6 and doubt',
      answer:
        'James does compare a doubter to a wave, and it sounds hard. He is writing of people who are of two minds, wanting God and something against him at once. Someone who doubts and still asks is in the company of the father in Mark 9, whom Jesus helped.',
      passages: ['James 1:5-8', 'Mark 9:23-24'],
    },
    {
      asked: 'what happened to thomas after | where did doubting thomas go | how did thomas die',
      answer:
        "The Bible last names Thomas fishing with Peter and waiting with the others in Jerusalem. Tradition says that he carried the gospel to India and was killed with a spear near Chennai; the Thomas Christians of Kerala trace their church to him. His doubt ended in the Gospels' strongest confession.",
      passages: ['John 20:26-28', 'John 21:2', 'Acts 1:13'],
    },
    {
      asked: 'who else doubted | which people in the bible had doubts | did abraham and sarah doubt god',
      answer:
        "Abraham and Sarah both laughed at God's promise, Moses argued, Gideon asked for two signs with a fleece, Zechariah wanted proof, and John the Baptist sent to ask. The disciples doubted on Easter itself. God went on with every one of them.",
      passages: ['Genesis 17:17', 'Judges 6:36-40', 'Luke 24:37-41'],
    },
    {
      asked:
        'why was zechariah punished and mary not | didnt they both doubt the angel | why was zechariah made mute for his doubt',
      answer:
        "Zechariah asked how he could be sure, Mary how it would happen; Gabriel says that the first did not believe his words. Zechariah was an old priest who knew Abraham's story, and his silence was also the sign he wanted. It ended when John was named.",
      passages: ['Luke 1:18-20', 'Luke 1:34-37', 'Luke 1:63-64'],
    },
    {
      asked:
        'can i take communion if i doubt | can i go to church when i dont believe everything | should i leave my church because of my doubt',
      answer:
        "You can go to church with doubts; many in the pews have them. In Matthew's last scene some worshiped and doubted at once, and Jesus sent them all. Most churches would not keep you from communion because of honest questions; if you are unsure, ask the pastor.",
      passages: ['Matthew 28:16-20', 'Mark 9:24'],
    },
    {
      asked: 'is god mad at me for it | will i go to hell for doubting | can i lose my salvation because of doubt',
      answer:
        'The Bible does not say that doubt as such costs anyone salvation. God was patient with Gideon, Thomas and John, and Jesus helped a father who believed only in part. Even when our faith fails, writes Paul, Christ stays faithful.',
      passages: ['Mark 9:24-25', 'John 20:27-28', '2 Timothy 2:13'],
    },
    {
      asked: 'how do i stop doubting | how can i get rid of doubt | what helps against doubt',
      answer:
        'Doubts seldom go by force. Name the exact question, read or ask someone who knows about it, keep one small habit such as a psalm a day, and act kindly meanwhile. If doubts come as thoughts that loop without end, a doctor should hear of it, for that can be treated.',
      passages: ['Psalm 73:16-17', 'Mark 9:24'],
    },
    {
      asked: 'why did jesus scold peter then | didnt jesus say why did you doubt | is doubt a sin because peter sank',
      answer:
        'Jesus did ask Peter why he doubted, but only after catching him by the hand. Peter had left the boat when no one else did, and he cried out as he sank. The scene shows that Jesus would rather have trust, and that doubt does not make him let go.',
      passages: ['Matthew 14:28-33'],
    },
    {
      asked:
        'my kid has doubts what do i say | how do i help my husband who doubts | what to say to someone doubting their faith',
      answer:
        "Say thank you for telling me, and ask what brought it on. Do not argue at once or show alarm; admit what you do not know yourself. Jude's word is mercy, and people often stay near a faith in which they were allowed to ask.",
      passages: ['Jude 1:22', '1 Peter 3:15'],
    },
    {
      asked: 'what can i pray when i doubt | bible verse for doubt | give me one verse when im doubting',
      answer:
        'Take the prayer of the father in Mark 9, which fits in one breath: I believe, and help me where I do not. Psalm 13 is another, which begins with the question how long and ends in song. You can pray both without feeling sure.',
      passages: ['Mark 9:23-24', 'Psalm 13:1-6'],
    },
  ],
  'topic:forgiveness-from-god': [
    {
      asked:
        'i keep doing the same sin | will god forgive me if i do it again and again | how many times will god forgive the same sin',
      answer:
        'God forgives again; Jesus asked Peter to forgive more often than one can count, and God will not do less. You can confess it today as honestly as the first time. Look for help as well, because what comes back often needs a friend or a counselor.',
      passages: ['Matthew 18:21-22', '1 John 1:8-9'],
    },
    {
      asked: 'can god forgive abortion | i had an abortion will he forgive me | is abortion forgiven by god',
      answer:
        'There is no verse that puts abortion beyond forgiveness, and the promise that God forgives those who come to him has no exception for it. If you carry grief or guilt, please do not carry it alone: a kind pastor or counselor will listen without scolding.',
      passages: ['1 John 1:9', 'Psalm 103:8-12'],
    },
    {
      asked: 'i cheated on my wife can god forgive that | will god forgive adultery | does god forgive cheating',
      answer:
        'God forgives adultery; David was forgiven, and Jesus did not condemn an accused woman but sent her off to a new life. The one who was betrayed may take time over forgiving. If you did it, end the affair, be honest, and seek a counselor.',
      passages: ['Psalm 51:1-4', 'John 8:10-11'],
    },
    {
      asked:
        'i cant forgive myself | why do i still feel guilty if god forgave me | god forgave me but i dont feel forgiven',
      answer:
        "The Bible never speaks of forgiving yourself; it says that God forgives, and that he is greater than a heart that accuses. Feelings often lag behind. Saying it aloud to a pastor or a friend and hearing God's promise from a human voice helps; if guilt grinds on, see a doctor.",
      passages: ['1 John 3:19-20', 'Psalm 103:12'],
    },
    {
      asked: 'what do i say to him | prayer to ask god for forgiveness | which psalm asks for gods forgiveness',
      answer:
        'You can say: God, I did this, and I name it before you; I am sorry; please forgive me, wash me clean, and show me what to put right. Psalm 51 says it at more length, and Jesus praised a man whose prayer was a single line.',
      passages: ['Psalm 51:1-4', 'Luke 18:13-14'],
    },
    {
      asked:
        'does god really forget | does god remember my sins after he forgives | where does it say god remembers sins no more',
      answer:
        'Jeremiah says that God will not remember the sins he forgives, and Hebrews repeats it. It does not mean that God loses knowledge; to remember in the Bible means to act on something. He will not bring it up against you again.',
      passages: ['Jeremiah 31:34', 'Hebrews 8:12', 'Micah 7:19'],
    },
    {
      asked:
        'will he forgive me if i cant forgive someone | doesnt jesus say god wont forgive if you dont forgive | matthew 6 14 gods forgiveness',
      answer:
        'Jesus does tie the two together in a stern warning. Most pastors read it of a heart that refuses mercy on principle, not of a wounded person who is still struggling. If you want to be able to forgive and cannot yet, tell God so; no one asks you to return to danger.',
      passages: ['Matthew 6:14-15', 'Mark 9:24'],
    },
    {
      asked:
        'do i still have to face the consequences | if god forgives why did davids child die | does forgiveness mean no punishment',
      answer:
        'Consequences often stay when God has forgiven. David was forgiven and his house still suffered, in a story that many find hard; its prophet speaks to him alone, so do not read your own losses that way. Apologizing, paying back and going to the police can belong to a new start.',
      passages: ['2 Samuel 12:13-14', 'Luke 19:8-9'],
    },
    {
      asked:
        'can god forgive murder | i killed someone will god forgive me | i caused a death in an accident does god forgive',
      answer:
        "God forgives even killing: Moses, David and Paul all had blood on their hands. An accident is another thing, and Israel's law set up cities of refuge for it. Speak with a pastor or chaplain, face what the law asks, and if you want to die call 988.",
      passages: ['Psalm 51:14', 'Numbers 35:11', '1 Timothy 1:13-16'],
    },
    {
      asked:
        'do i have to confess to a priest | can i just ask god directly | does the bible say to confess to a priest for gods forgiveness',
      answer:
        'You can ask God directly, all churches agree. Catholics and Orthodox add that Jesus gave his apostles authority to forgive, and they ask members to confess grave sins to a priest. Protestants confess to God, many also with a pastor or friend, as James suggests.',
      passages: ['John 20:22-23', 'James 5:16', 'Psalm 32:5'],
    },
  ],
  'topic:forgiving-others': [
    {
      asked:
        'do i have to go back to him | does forgiving my abusive husband mean i must stay | do i have to forgive my abuser and live with them',
      answer:
        'Forgiving never means going back to someone who harms you, and you may leave first and think about forgiveness later. In danger call 911; in the US the domestic violence hotline is 800-799-7233, day and night. Even David, who spared Saul twice, kept well away from him.',
      passages: ['1 Samuel 24:10-12', '1 Samuel 26:22-25'],
    },
    {
      asked:
        'what if hes not sorry | do i have to forgive someone who never apologized | must i forgive if they dont repent',
      answer:
        'Christians differ. Jesus speaks once of forgiving a brother who repents, and elsewhere of forgiving as one prays, without conditions; on the cross he prayed for people who never asked. You can give up revenge on your own; trust and reconciliation need repentance from that person.',
      passages: ['Luke 17:3-4', 'Mark 11:25', 'Luke 23:34'],
    },
    {
      asked:
        'is it 77 or 490 times | how many times do i have to forgive | what does seventy times seven mean in forgiving others',
      answer:
        'The Greek can mean seventy-seven or seventy times seven, and Bibles differ. Either way Jesus tells Peter to stop counting. It turns around an old song of Lamech, who boasted of being avenged seventy-seven times.',
      passages: ['Matthew 18:21-22', 'Genesis 4:23-24'],
    },
    {
      asked: 'is forgive and forget in the bible | do i have to forget what they did | does forgiving mean forgetting',
      answer:
        'Forgive and forget is not in the Bible. God says that he will not remember sins, which means that he no longer acts on them. You may remember, and be careful; Joseph remembered exactly what his brothers had done when he forgave them.',
      passages: ['Genesis 50:19-21', 'Genesis 45:4-5'],
    },
    {
      asked: 'i cant do it | i try to forgive but im still so angry | what if i cant forgive someone who hurt me',
      answer:
        'You need not manage it today. Anger after real harm is no sin, and the psalms hand it to God in strong words. You might begin by praying that you would one day want to forgive, and by telling a counselor or pastor what happened.',
      passages: ['Psalm 55:12-14', 'Ephesians 4:26', 'Mark 9:24'],
    },
    {
      asked:
        'can i still report him | should i press charges if i forgave | does forgiving others mean not going to the police',
      answer:
        'You can forgive and report. Forgiving gives up revenge; justice belongs to the authorities, which Paul says God uses, and it can protect others. Abuse of a child must be reported: call 911 or, in the US, Childhelp at 800-422-4453.',
      passages: ['Romans 12:19', 'Romans 13:3-4'],
    },
    {
      asked:
        'what if they are dead | how do i forgive my father who died | can you forgive somebody who has passed away',
      answer:
        'You can forgive someone who has died, because forgiving is done between you and God. Some people write a letter and read it aloud at the grave, or tell it all to a pastor. Take the time you need, and be honest about what was wrong.',
      passages: ['Psalm 62:8', 'Colossians 3:13'],
    },
    {
      asked:
        'do i have to tell them | should i tell someone that i forgive them | do i need to meet the person to forgive',
      answer:
        'The Bible does not ask you to announce it. If the person has asked, or if you want the bond again and it is safe, saying so can do much good. To tell someone who sees no fault can sound like an accusation, and then it may be better kept in prayer.',
      passages: ['Mark 11:25', 'Matthew 18:15'],
    },
    {
      asked:
        'why did joseph test his brothers first | did joseph forgive right away | is joseph a good example of forgiving others',
      answer:
        'Joseph did not forgive in a moment. Genesis tells of years in Egypt, of hidden tears and of tests in which Judah showed that he had changed; only then did Joseph say who he was. Most readers take it that trust had to be found before they could be brothers again.',
      passages: ['Genesis 44:32-34', 'Genesis 45:1-5'],
    },
    {
      asked: 'which verse | give me one bible verse on forgiving others | where does jesus say to forgive your enemies',
      answer:
        "Colossians 3:13 says it in one line: forgive each other as the Lord forgave you. In the Lord's Prayer Jesus ties our forgiving to God's, and on the cross he does it himself. All three are in the New Testament; for a story take Joseph in Genesis.",
      passages: ['Colossians 3:13', 'Matthew 6:12', 'Luke 23:34'],
    },
  ],
  'topic:repentance': [
    {
      asked: 'how do i do it | what are the steps of repentance | how do i repent of my sins to god',
      answer:
        'Name what you did without excuses, tell God that you are sorry, ask him to forgive, turn from it, and put right what you can. The lost son did it in one short speech on the road. You can begin with a sentence tonight and a phone call tomorrow.',
      passages: ['Luke 15:17-20', 'Luke 19:8'],
    },
    {
      asked: 'what if i do it again | does repentance count if i keep sinning | i repented and fell back',
      answer:
        'A fall does not prove that your repentance was false. Jesus tells us to forgive a person who comes back seven times in a day, and God is not stingier. Turn again, and change something around you: a habit, a place, someone who checks in with you.',
      passages: ['Luke 17:3-4', 'Proverbs 24:16'],
    },
    {
      asked:
        'do i have to confess to the person | should i tell my wife what i did | does repentance mean telling everyone',
      answer:
        'Repentance does not mean telling everyone. Jesus says to go and make peace with someone who has something against you, so the one who was hurt has a claim. With hard things, such as an affair, ask a pastor or counselor first how to tell it well.',
      passages: ['Matthew 5:23-24', 'James 5:16'],
    },
    {
      asked: 'was judas sorry too | did judas repent | why did peter get forgiven and not judas',
      answer:
        'Matthew says that Judas was seized with remorse, gave the money back and then took his life; Peter wept and stayed with the others, and Jesus met him. Many see there grief with and without hope. What God did with Judas the Bible leaves largely unsaid.',
      passages: ['Matthew 27:3-5', 'Luke 22:61-62', 'John 21:15-17'],
    },
    {
      asked:
        'is it the same as penance | what is the difference between repentance and penance | do catholics mean something else by repentance',
      answer:
        'Both words come from the same Latin root. Repentance is the turning itself; penance in Catholic use is the sacrament of confession, or the prayer or deed the priest gives afterward. Protestants stress that nothing has to be paid off, though they too speak of making amends.',
      passages: ['Matthew 3:8'],
    },
    {
      asked: 'who repented in the bible | bible examples of repentance | which king repented in the old testament',
      answer:
        "King David repented after Nathan's story, King Manasseh in prison, and the whole city of Nineveh with its king. In the New Testament there are the lost son, Zacchaeus, a tax collector in the temple and Peter. Most did it in few words, and something changed.",
      passages: ['2 Samuel 12:13', 'Jonah 3:5-10', 'Luke 19:8-9'],
    },
    {
      asked: 'can it be too late | can i repent on my deathbed | is it ever too late to repent',
      answer:
        'While you live it is not too late; a man crucified beside Jesus turned in his last hours. Hebrews says that Esau found no way back to the blessing he sold, which concerned the birthright and not a heart that seeks God. The best day is still today.',
      passages: ['Luke 23:42-43', 'Hebrews 12:16-17', 'Ezekiel 33:11'],
    },
    {
      asked: 'does god repent | why does genesis say god repented | did god change his mind',
      answer:
        'Older Bibles do say that God repented of making humans or of making Saul king; newer ones say that he was sorry or grieved. In the same chapter on Saul we read that God does not change his mind like a man. He had no sin to turn from; the word there means sorrow.',
      passages: ['Genesis 6:6', '1 Samuel 15:29', '1 Samuel 15:35'],
    },
    {
      asked:
        'how do i know its real | what are fruits of repentance | how do i know if he really repented or just says so',
      answer:
        'John the Baptist asked for fruit: sharing, fair dealing, no more bullying. Real repentance names the wrong, does not blame you, accepts limits and lasts. If someone has hurt you, you owe no trust to tears alone, and you may wait at a safe distance.',
      passages: ['Luke 3:8-14', '2 Corinthians 7:10-11'],
    },
    {
      asked:
        'is it in the old testament | verse on repentance in the old testament | where does the bible say return to me',
      answer:
        "Turning back is a main theme of the Old Testament prophets. Joel asks people to tear their hearts and not their clothes, Ezekiel says that God has no pleasure in anyone's death, and Psalm 51 is David's own prayer. Jesus' first sermon takes up the same call.",
      passages: ['Joel 2:12-13', 'Ezekiel 18:30-32', 'Mark 1:15'],
    },
  ],
  'topic:sin': [
    {
      asked: 'are all sins equal | is one sin worse than another | does god see all sins the same',
      answer:
        'Christians differ in how they put it. James says that breaking one point makes a person guilty of all, so no one is better than another; yet Jesus spoke of weightier matters and of a greater sin. Protestants stress the first, Catholics tell mortal from venial, and harm to people differs in any case.',
      passages: ['James 2:10', 'John 19:11', 'Matthew 23:23'],
    },
    {
      asked: 'are babies born sinful | what is original sin | do i have adams sin',
      answer:
        "Paul says that sin came into the world through one man and spread to all. Catholics, Lutherans and Reformed teach that everyone is born with original sin; Orthodox say that we inherit death and weakness, not guilt; some Baptists that guilt begins with a person's own choice. Hardly anyone thinks that babies are damned.",
      passages: ['Romans 5:12', 'Psalm 51:5'],
    },
    {
      asked: 'is temptation already a sin | is it a sin to think something bad | do bad thoughts count as sin',
      answer:
        'Being tempted is not sin; Jesus was tempted too. James tells desire from what it gives birth to, and Jesus warns of nursing anger or lust on purpose. Thoughts that shoot into your mind unwanted are not sins, and if they torment you a doctor can help.',
      passages: ['Hebrews 4:15', 'James 1:14-15', 'Matthew 5:28'],
    },
    {
      asked:
        'what if i didnt know it was wrong | is it a sin if you didnt know | does god punish sins done in ignorance',
      answer:
        "God takes ignorance into account. Israel's law had an offering for sins done unawares, Jesus said that a servant who did not know gets less blame, and he prayed for men who did not know what they did. Once you see it, you can put it right.",
      passages: ['Leviticus 4:27-28', 'Luke 12:47-48', 'Luke 23:34'],
    },
    {
      asked: 'what are the seven deadly sins | are the seven deadly sins in the bible | list of deadly sins bible',
      answer:
        'The list runs pride, greed, lust, envy, gluttony, anger and sloth. It is not in the Bible; a monk of the fourth century had eight, and Pope Gregory the Great made it seven. Proverbs 6 has another list, from proud eyes to stirring up quarrels.',
      passages: ['Proverbs 6:16-19'],
    },
    {
      asked:
        'is love the sinner hate the sin in the bible | who said hate the sin love the sinner | does the bible say god hates sin but loves sinners',
      answer:
        'That sentence is not in the Bible. Augustine wrote something like it in a letter, and Gandhi made the present wording known. The thought has support, since God loved people while they were sinners; many add that Jesus told us to begin with our own fault.',
      passages: ['Romans 5:8', 'Matthew 7:3-5'],
    },
    {
      asked:
        'how do i know if something is a sin | is it a sin if the bible doesnt mention it | how to decide whether something is a sin',
      answer:
        'Ask what it does: does it love God and neighbor, does it harm or use someone, does it master you, could you thank God for it? Paul leaves many things to conscience and says not to act against it. With a hard case ask a wise person, and do not judge others who decide differently.',
      passages: ['Romans 14:22-23', '1 Corinthians 10:23-24', 'Mark 12:30-31'],
    },
    {
      asked: 'who sinned first | what was the first sin in the bible | why did god allow sin',
      answer:
        'In Genesis, Eve and then Adam, who was with her, ate from the tree God had ruled out, and both are held to account. The word sin itself first comes in the story of Cain. Why God allowed it the Bible does not say; many answer that love needs freedom.',
      passages: ['Genesis 3:6', 'Genesis 4:6-7'],
    },
    {
      asked: 'can i ever stop sinning | is it possible to live without sin | can a christian be sinless',
      answer:
        'John writes that anyone who claims to have no sin is deceived, and he also expects believers not to go on in it. Most churches say that we grow but stay sinners in this life. Methodist and Holiness Christians hope for a heart made perfect in love even now.',
      passages: ['1 John 1:8-10', '1 John 3:9', 'Philippians 3:12'],
    },
    {
      asked: 'is not helping a sin too | what is a sin of omission | can doing nothing be a sin',
      answer:
        "James says that a person who knows the good and leaves it undone sins. In Jesus' stories a priest walks past a wounded man, and people are judged for food they did not give. It does not mean that you must do everything; begin with what is yours to do.",
      passages: ['James 4:17', 'Luke 10:30-32', 'Matthew 25:42-45'],
    },
  ],
  'topic:unforgivable-sin': [
    {
      asked:
        'where does it say that | what is blasphemy against the holy spirit | which verses talk about the unforgivable sin',
      answer:
        "Jesus speaks of it in Matthew 12, Mark 3 and, more briefly, Luke 12, in the New Testament. Mark adds the reason: they said that he had an unclean spirit. So it means seeing God's good work plainly and calling it evil with a closed heart.",
      passages: ['Mark 3:28-30', 'Matthew 12:31-32', 'Luke 12:10'],
    },
    {
      asked:
        'bad thoughts about the holy spirit keep coming | i had a blasphemous thought is it the unforgivable sin | intrusive thoughts about blasphemy wont stop',
      answer:
        'A thought that comes against your will is not the unforgivable sin. Such thoughts plague many believers, and when they keep circling this is often a form of OCD, which doctors treat well. Let them pass without arguing, and tell a doctor and a calm pastor.',
      passages: ['1 John 3:19-20', 'John 6:37'],
    },
    {
      asked:
        'i said it out loud | i cursed the holy spirit when i was angry | is saying i hate god the unforgivable sin',
      answer:
        'Words said in anger or on a dare are not what Jesus meant. Peter swore that he did not know Jesus, and Paul had blasphemed, and both were forgiven. Your being sorry shows that your heart is open; tell God so, and then let it rest.',
      passages: ['Matthew 26:74-75', '1 Timothy 1:13'],
    },
    {
      asked:
        'is suicide the unforgivable sin | do people who kill themselves go to hell | my brother took his life is he forgiven',
      answer:
        'The Bible nowhere calls suicide unforgivable, and it tells of several such deaths without saying that God cast them off. Churches today entrust these dead to God, who knows their pain. If you think of it yourself, call or text 988 in the US, or 911, right now.',
      passages: ['Romans 8:38-39', 'Psalm 34:18'],
    },
    {
      asked: 'is divorce or adultery unforgivable | is murder the unforgivable sin | is abortion the unpardonable sin',
      answer:
        'None of these is the unforgivable sin. Jesus says in the same breath that every sin and slander can be forgiven, and the Bible tells of forgiven murderers and adulterers, David among them. You can bring this to God as it is.',
      passages: ['Mark 3:28', '2 Samuel 12:13', '1 John 1:9'],
    },
    {
      asked:
        'i turned away from god can i come back | does hebrews 6 mean i cant be forgiven | is leaving the faith the unforgivable sin',
      answer:
        'You can come back. Hebrews 6 warns people against a hard and lasting turning away, and at once adds that it expects better of its readers. Peter denied Jesus and the lost son left home altogether; someone who wants to return has not lost the way.',
      passages: ['Hebrews 6:4-9', 'Luke 15:17-20'],
    },
    {
      asked: 'who did jesus say it to | what were the pharisees doing | why did jesus talk about the unforgivable sin',
      answer:
        'Mark says that it was scribes from Jerusalem, Matthew says Pharisees. They had seen Jesus free a tormented man and explained it by the prince of demons. It is a warning to religious experts; Mark does not say that they had already gone too far.',
      passages: ['Mark 3:22-30', 'Matthew 12:22-24'],
    },
    {
      asked:
        'why would that one not be forgiven | why cant god forgive blasphemy of the spirit | is the unforgivable sin bigger than gods grace',
      answer:
        'Most teachers say that it is not too big for God; it is that such a person refuses the cure. A person who calls the rescuer a devil will not take his hand. When the refusal ends, so does the obstacle, and so a person who asks is never turned away.',
      passages: ['John 6:37', 'Acts 7:51'],
    },
    {
      asked:
        'what is the sin unto death | is the sin that leads to death the unforgivable sin | 1 john 5 16 sin to death meaning',
      answer:
        'First John speaks of a sin leading to death and does not say what it is. Some think of leaving the faith for good, some of what Jesus said about the Spirit, some of sins that ended in bodily death. John writes it to encourage prayer for others, and Catholics link it with mortal sin.',
      passages: ['1 John 5:16-17'],
    },
    {
      asked:
        'what should i do now | what do i pray if im afraid ive committed it | how do i find peace about the unforgivable sin',
      answer:
        'Say once: Jesus, I want to be yours; have mercy on me. Then do not keep checking, for he promises not to cast out anyone who comes. Talk with a pastor, stop reading about it late at night, and if the fear keeps you from living see a doctor.',
      passages: ['John 6:37', 'Psalm 51:10-12'],
    },
  ],
  'topic:assurance': [
    {
      asked:
        'is once saved always saved in the bible | who teaches once saved always saved | what is eternal security assurance',
      answer:
        'The phrase is not in the Bible. Baptists mostly teach it, and Reformed Christians say that those who truly believe are kept to the end; both point to John 10 and Romans 8. Catholics, Orthodox, Methodists, Lutherans and Pentecostals hold that one can fall away, from Hebrews and Galatians.',
      passages: ['John 10:27-29', 'Hebrews 6:4-6'],
    },
    {
      asked: 'what if i sin again | do i lose my salvation every time i sin | can one sin make me lose salvation',
      answer:
        'Hardly any church teaches that each sin ends your salvation. John writes to believers that, if anyone sins, Jesus speaks for them with the Father. Catholics and Orthodox say that grave sin chosen knowingly breaks the bond until confession; others that sin clouds the bond but does not break it.',
      passages: ['1 John 2:1-2', '1 John 1:9'],
    },
    {
      asked:
        'i was saved as a kid and stopped believing | my son walked away is he still saved | is someone who left the faith still saved',
      answer:
        "Christians answer differently: some say that a true believer will come back, some that faith can be lost, some that it was never there. No one can see into another's heart, and God has not stopped looking. If you mean yourself, you may come home today; if your son, pray and stay close.",
      passages: ['Luke 15:20-24', '2 Timothy 2:13'],
    },
    {
      asked:
        'what about hebrews 6 | doesnt hebrews say if you fall away you cant come back | hebrews 6 and losing salvation',
      answer:
        'Hebrews 6 says that those who have tasted and then fall away cannot be brought back to repentance. Some read it of real believers, some of people who only came near, some as a warning case. The writer goes on to say that he is confident of his readers.',
      passages: ['Hebrews 6:4-9', 'Hebrews 10:26-27'],
    },
    {
      asked:
        'can my name be erased | can i be blotted out of the book of life | who is written in the book of life assurance',
      answer:
        'In Revelation 3 Christ promises the faithful never to erase a name of theirs. Some read a pure promise; others infer that a name could be erased, since God tells Moses that he blots out those who sin. The aim is that tired believers hold on.',
      passages: ['Revelation 3:5', 'Exodus 32:32-33', 'Luke 10:20'],
    },
    {
      asked:
        'how can i be sure | how do i get assurance of salvation | how do i know i am really saved and not fooling myself',
      answer:
        'Look at Christ and not at your own pulse: he said that he turns away no one who comes. John adds love for others as a sign, and says that God is greater than a heart that accuses. If you cannot stop checking, a doctor can help with such loops.',
      passages: ['John 6:37', '1 John 5:11-13', '1 John 3:18-20'],
    },
    {
      asked:
        'what if i die before i confess | if i die with unconfessed sin am i lost | what if i sin and get killed before asking forgiveness',
      answer:
        "No one can name every sin; a psalm asks to be cleared even of hidden ones. Protestants trust that Christ's forgiveness covers a believer who dies so. Catholics add that deep sorrow with the wish to confess is enough where no priest can come, and no one should live in fear of it.",
      passages: ['Psalm 19:12', 'Romans 8:33-34'],
    },
    {
      asked:
        'do i need to get saved again | should i be baptized again | i keep praying the prayer over and over to be saved',
      answer:
        'You do not need to be saved anew each time you doubt; you can simply say thank you for what you asked before. Most churches baptize only once. Baptists baptize a person who was not yet a believer when it first happened; ask your pastor calmly.',
      passages: ['Ephesians 4:4-6', 'Philippians 1:6'],
    },
    {
      asked: 'did judas lose his salvation | was judas ever saved | does judas prove you can lose your salvation',
      answer:
        'The Bible does not answer in those terms. John calls Judas a thief and has Jesus hint that he was not clean, so many think that he never truly believed; others note that he was chosen and sent out like the rest. Jesus called him friend to the last.',
      passages: ['John 12:4-6', 'Matthew 26:50', 'John 13:10-11'],
    },
    {
      asked:
        'what about i never knew you | could jesus say depart from me to me | matthew 7 lord lord scares me assurance',
      answer:
        "In Matthew 7 Jesus speaks about people who boasted of mighty deeds while doing wrong. He says that he never knew them, not that he knew and dropped them. Those who fear those words and want to do God's will are hardly the ones he has in view.",
      passages: ['Matthew 7:21-23', 'Matthew 11:28-30'],
    },
  ],
  'topic:born-again': [
    {
      asked: 'so how do i do it | how can i be born again | what do i have to do to get born again',
      answer:
        "Being born again is God's gift, so you receive it rather than do it: you turn to God, trust Jesus, and ask. In Acts people believed, turned around and were baptized; churches differ on whether the new birth comes with faith or in baptism.",
      passages: ['John 1:12-13', 'Acts 2:38-39'],
    },
    {
      asked:
        'do i have to say a prayer for it | is there a sinners prayer in the bible | what prayer makes you born again',
      answer:
        "No set prayer for being born again is in the Bible; the so-called sinner's prayer is a modern help used in many Protestant churches. The nearest thing is a tax collector's one-line cry for mercy, which Jesus praised.",
      passages: ['Luke 18:13-14', 'Romans 10:9-10'],
    },
    {
      asked:
        'i dont feel any different tho | i prayed but nothing changed am i really born again | how can i tell if im born again',
      answer:
        'Being born again is not measured by a feeling; many people notice nothing on the day. John looks for slower signs, such as trusting Jesus, loving other people and turning from wrong, and new life usually begins small.',
      passages: ['1 John 5:1-2', '1 John 3:14'],
    },
    {
      asked:
        'i was baptized as a baby does that count | am i born again if i got baptized as an infant | was infant baptism my new birth',
      answer:
        'Churches answer this differently. Catholic, Orthodox, Lutheran and many Anglican churches say that you were born again in baptism and are called to live it in faith; Baptist and evangelical churches look for your own personal faith.',
      passages: ['Titus 3:5', 'John 3:5'],
    },
    {
      asked:
        'what does the water mean there | born of water and the spirit what is that | what is the water when jesus talks about being born again',
      answer:
        'In John 3 Jesus speaks of water and Spirit together and does not explain the water. Most of the early church took it as baptism; others read it as cleansing promised by Ezekiel, or as natural birth.',
      passages: ['John 3:5', 'Ezekiel 36:25-27'],
    },
    {
      asked:
        'is it in the old testament too | where does the old testament talk about being born again | was being born again new with jesus',
      answer:
        'The phrase "born again" is not in the Old Testament, but the idea is: Ezekiel promised a new heart, with God\'s Spirit within. Jesus was surprised that Nicodemus, a teacher of Israel, did not recognize it.',
      passages: ['Ezekiel 36:26-27', 'John 3:10'],
    },
    {
      asked:
        'what happened to that nicodemus | who was nicodemus and did he believe later | did nicodemus ever become a christian',
      answer:
        'Nicodemus was a Pharisee and a member of the ruling council. Later he spoke up for Jesus in that council and brought a great weight of spices to bury him; the Bible does not say more, though tradition calls him a disciple.',
      passages: ['John 7:50-52', 'John 19:39-40'],
    },
    {
      asked:
        'isnt that like reincarnation | is being born again the same as reincarnation | does the bible teach we come back in another body',
      answer:
        'Being born again is not reincarnation. Nicodemus wondered about a second physical birth and Jesus said it is a birth from the Spirit, within this one life; Hebrews says that people die once.',
      passages: ['John 3:4-6', 'Hebrews 9:27'],
    },
    {
      asked:
        'can i lose it | can a born again person lose salvation | i sinned a lot since, am i still born again | do i need to be born agian twice',
      answer:
        'Christians differ on whether the new birth can be lost: many Baptist and Reformed churches say no, while Catholic, Orthodox, Methodist and many Pentecostal churches say that one can walk away. All agree that anyone who turns back is welcomed.',
      passages: ['John 10:27-29', 'Luke 15:20-24'],
    },
    {
      asked:
        'i cant name the date, is that bad | do i have to know the day i was born again | i grew up christian and never had a conversion moment',
      answer:
        'You do not need to know a date for being born again. The Bible asks no one for one, and Timothy learned faith from his mother and grandmother; what matters is whether you trust Christ now.',
      passages: ['2 Timothy 1:5', '2 Timothy 3:14-15'],
    },
  ],
  'topic:other-religions': [
    {
      asked: 'so do they go to hell | are people of other religions going to hell | will my hindu friend go to hell',
      answer:
        'The Bible leaves the judgment of each person to God, who is called just. Many evangelicals believe that conscious faith in Christ is needed; Catholics, Orthodox and many others hope that Christ may also save people who never knew him clearly.',
      passages: ['Genesis 18:25', 'Romans 2:14-16'],
    },
    {
      asked:
        'what about ppl who never heard | what happens to someone who never heard of jesus | is it fair if a tribe never heard the gospel',
      answer:
        'The Bible does not say in so many words what becomes of those who never heard of Jesus. Paul writes that God is not far from anyone and that conscience speaks in those without the law; the verdict stays with a just God.',
      passages: ['Acts 17:26-27', 'Romans 2:14-16'],
    },
    {
      asked:
        'do muslims worship the same god | do christians jews and muslims have the same god | is allah the same as god',
      answer:
        'Christians answer this differently. Catholic teaching says that Muslims adore the one God with us; many evangelicals stress that God is known as Father through Jesus and so say no. "Allah" is also simply the word Arab Christians use for God.',
      passages: ['John 4:22', 'John 14:9'],
    },
    {
      asked:
        'can i marry one | can a christian marry someone of another religion | my boyfriend is muslim is it ok to marry him',
      answer:
        'Paul advises those who are free to marry to do so within the faith, and most churches say the same or ask for a special permission. If you love someone of another faith, talk early about worship, children and holidays, and with your pastor.',
      passages: ['1 Corinthians 7:39', '2 Corinthians 6:14'],
    },
    {
      asked:
        'my husband isnt christian | what if my husband has a different religion | should i leave my wife because she is not a believer',
      answer:
        'Paul says that a believer should not leave a husband or wife of another faith who is willing to stay, and that the home is blessed by the one who believes. That is no order to stay where you are being hurt.',
      passages: ['1 Corinthians 7:12-16', '1 Peter 3:1-2'],
    },
    {
      asked:
        'dont all roads lead to god | do all religions lead to the same god | isnt every religion basically the same',
      answer:
        'The New Testament does not say that all roads lead to God; it says that the way is Jesus. Yet it shows God at work in unexpected people, and many religions share teachings on kindness, honesty and prayer.',
      passages: ['John 14:6', 'Acts 4:12'],
    },
    {
      asked:
        'what about the jews | are jews saved without jesus | what does the bible say about jewish people and other religions',
      answer:
        "Paul says that God has not rejected Israel and that his gifts and call are not taken back. Christians differ on what follows: some stress that Jews too need faith in Jesus, others that God's covenant with them still holds; contempt is forbidden to all.",
      passages: ['Romans 11:1-2', 'Romans 11:28-32'],
    },
    {
      asked:
        'can i go in a mosque or temple | is it a sin to visit another religions temple | my friend invited me to her hindu wedding can i go',
      answer:
        'Visiting as a guest is not forbidden in the Bible; Paul walked through Athens and looked closely at its shrines. He draws the line at taking part in the worship of other gods, so many Christians attend with respect and do not join the rites.',
      passages: ['Acts 17:22-23', '1 Corinthians 10:27-31'],
    },
    {
      asked:
        'who were these outsiders with faith | which people of other nations had faith in the bible | did jesus ever praise someone of another religion',
      answer:
        "Jesus was amazed at a Roman centurion's trust and praised a Canaanite mother. Others are Matthew's wise men, Ruth of Moab, Naaman the Syrian, and Cornelius, whose prayers were heard before he knew the gospel.",
      passages: ['Matthew 8:10-11', 'Matthew 15:28'],
    },
    {
      asked:
        'how do i explain it to my kid | what do i tell my child about other religions | my kid asks why his classmate is muslim',
      answer:
        'You might say: people everywhere look for God, and families believe different things. We believe that Jesus shows us what God is like, and he wants us to be kind to everyone; you can ask your friend what his family does.',
      passages: ['Matthew 7:12', '1 Peter 3:15-16'],
    },
  ],
};
