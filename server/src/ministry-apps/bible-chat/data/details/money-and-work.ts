import type { Details } from '../detail.ts';

export const moneyAndWorkDetails: Details = {
  'topic:money': [
    {
      asked: 'is money the root of all evil | where does it say money is the root of evil | who said money is evil',
      answer:
        'Not money itself: the first letter to Timothy calls loving money a root from which many sorts of evil grow. The short form that people quote leaves out the word love. The writer had seen people lose their faith and hurt themselves by craving it.',
      passages: ['1 Timothy 6:9-10'],
    },
    {
      asked:
        'whats the camel and the needle about | can a rich person go to heaven | eye of a needle meaning | was there really a needle gate',
      answer:
        "Jesus says that a camel gets through a needle's eye more easily than a rich man into the kingdom. He means impossible, and adds that with God it becomes possible. A small city gate of that name is a later story without evidence from his time.",
      passages: ['Mark 10:23-27'],
    },
    {
      asked: 'is it a sin to be rich | can you be a rich christian | who was rich in the bible and good',
      answer:
        'Being rich is not called a sin; Abraham, Job, Joseph of Arimathea and Lydia had means. Paul tells the rich not to be proud or rely on wealth, and to be generous. Jesus thought the danger great, and James condemns riches gained by cheating workers.',
      passages: ['1 Timothy 6:17-19', 'James 5:1-5'],
    },
    {
      asked:
        'is it wrong to save money | does saving mean i dont trust god | is it ok to have a savings account or retirement fund',
      answer:
        'It is not wrong; Proverbs praises the ant for storing in summer, and Joseph saved grain for seven years. Jesus warns against piling up for yourself alone and thinking that life is then safe. Save for a purpose, and keep giving while you save.',
      passages: ['Proverbs 6:6-8', 'Luke 12:15-21'],
    },
    {
      asked: 'what does mammon mean | what is mammon in the bible | you cant serve god and mammon meaning',
      answer:
        'Mammon is an Aramaic word for wealth or property. Jesus speaks of it as of a master who wants to be served, and says that no one can serve both it and God. Newer translations say money or wealth, and no ancient god of that name is known.',
      passages: ['Matthew 6:24'],
    },
    {
      asked:
        'do i have to sell everything | did jesus tell everyone to sell all they own | rich young ruler does that apply to me',
      answer:
        'Not everyone: Jesus told one rich man to sell all, because it held him. Zacchaeus gave half, and some women supported Jesus from what they owned. Monks and nuns have taken the word as a calling; other Christians ask what they could not let go of.',
      passages: ['Mark 10:21-22', 'Luke 19:8-9'],
    },
    {
      asked: 'im so worried about bills | what verse for money worries | i cant sleep because of money',
      answer:
        'Jesus told people with little not to be swallowed up by tomorrow, because their Father knows what they need. Two steps help: write down what is due, and tell one person. In the United States, dialing 211 finds local help with rent, food and utilities, and many churches have a fund.',
      passages: ['Matthew 6:31-34', 'Philippians 4:6-7'],
    },
    {
      asked: 'should i lend money to family | is it ok to lend money to a friend | my brother keeps asking for money',
      answer:
        'The Bible praises lending to those in need, without interest, and Jesus says not to turn away those who ask. It also warns against pledging for others beyond your means. Give or lend what you can lose, say clearly which it is, and you may say no to what feeds an addiction.',
      passages: ['Luke 6:34-36', 'Proverbs 6:1-3'],
    },
    {
      asked: 'who was agur | neither poverty nor riches where is that | what is agurs prayer',
      answer:
        'Agur son of Jakeh is named as the speaker in Proverbs 30; otherwise nothing is known about him. He asks God for two things before he dies: to be kept from lies, and to have just the food he needs. Too much might make him forget God, too little might make him steal.',
      passages: ['Proverbs 30:1', 'Proverbs 30:7-9'],
    },
    {
      asked:
        'is god helps those who help themselves in the bible | is investing allowed | can christians buy stocks | money sayings that arent in the bible',
      answer:
        "The saying about helping yourself is not in the Bible; it is older than Benjamin Franklin, who made it popular. Investing is not forbidden: Jesus tells a story of servants who trade with their master's money, and Ecclesiastes advises spreading risk. Hasty gain and profit from harm are what it warns against.",
      passages: ['Ecclesiastes 11:1-2', 'Proverbs 28:20'],
    },
  ],
  'topic:debt': [
    {
      asked:
        'what about a mortgage or student loan | is it a sin to have a mortgage | are credit cards wrong for christians',
      answer:
        'The Bible does not forbid borrowing, and it knows no mortgages or student loans. It warns that debt takes away freedom, and it wants what is borrowed paid back. Many Christians accept loans for a home or training, and avoid debts for things that are soon used up.',
      passages: ['Proverbs 22:7', 'Psalm 37:21'],
    },
    {
      asked:
        'is bankruptcy a sin | can a christian file for bankruptcy | im thinking about bankruptcy does god forgive it',
      answer:
        "The Bible does not speak of bankruptcy, but Israel's law did cancel debts every seven years, so a legal fresh start is close to its spirit. Be honest about what you own, and some later repay what they can. A nonprofit counselor from the NFCC, 1-800-388-2227, can go through it with you.",
      passages: ['Deuteronomy 15:1-2'],
    },
    {
      asked:
        'but it says owe no one anything | romans 13:8 does that forbid loans | does paul say not to have any debt',
      answer:
        'Most readers do not take it as a ban on loans, because Paul has just said to pay taxes and all that is due. He means: leave no debt unpaid, except love, which is never paid off. Some Christians do read it strictly and live without credit.',
      passages: ['Romans 13:7-8'],
    },
    {
      asked: 'is charging interest a sin | what does the bible say about usury | can christians take interest on loans',
      answer:
        'The law of Moses forbade interest on loans to fellow Israelites, above all the poor, but allowed it to foreigners. The church banned it for centuries; today nearly all churches accept fair interest in business and condemn preying on people in need, as payday lenders often do.',
      passages: ['Exodus 22:25', 'Deuteronomy 23:19-20'],
    },
    {
      asked:
        'should i cosign for my son | is it wrong to co-sign a loan | what does the bible say about guaranteeing someones debt',
      answer:
        'Proverbs advises against it several times: do not put up security for another unless you can lose it, and if you did, try to get free of it. That is wisdom rather than a sin. Yet Judah pledged himself for Benjamin, and Paul offered to pay what Onesimus owed.',
      passages: ['Proverbs 6:1-5', 'Philemon 1:18-19'],
    },
    {
      asked:
        'what was the jubilee | did they really cancel debts in the bible | every seven years debt forgiven where is that',
      answer:
        'The jubilee was every fiftieth year: sold family land went back and people who had sold themselves went free. In addition, debts were released every seventh year. The law is in Leviticus 25 and Deuteronomy 15; how often Israel actually kept it is not known.',
      passages: ['Leviticus 25:10', 'Deuteronomy 15:1-2'],
    },
    {
      asked: 'should i tithe if im in debt | do i pay debts or give to church first | can i give while i owe money',
      answer:
        'The Bible gives no rule for this case. Some pastors teach giving first in trust; others say that repaying what you owe is part of honesty, and that God looks for willingness, not for what you lack. Small regular giving beside a repayment plan is a way many take.',
      passages: ['2 Corinthians 8:12', 'Romans 13:7-8'],
    },
    {
      asked:
        'who was that widow | what happened to the widow with the oil | did elisha help a widow in debt | what were her sons called',
      answer:
        'She was the widow of a man from the company of prophets; neither she nor her sons are named. Elisha had her borrow empty jars and pour out her little oil, which filled them all. She sold it, paid the debt, and the three lived on the rest.',
      passages: ['2 Kings 4:1-7'],
    },
    {
      asked: 'im drowning in debt and scared | debt collectors keep calling | i owe so much i want to die',
      answer:
        'You are worth more than what you owe, and there are ways out: nonprofit credit counseling at 1-800-388-2227 makes a plan with you, and in the United States collectors must stop calling when told to in writing. Tell one person today. If you think of ending your life, call or text 988 now.',
      passages: ['Psalm 34:17-18', '2 Kings 4:1-7'],
    },
    {
      asked:
        'should i forgive what someone owes me | do i have to forgive a debt | my friend never paid me back what does the bible say',
      answer:
        'You may ask for it back; the Bible says that borrowers should repay. Jesus praises lending without counting on return, and tells of a servant who was let off a fortune and then choked a man over a small sum. If your friend cannot pay, letting it go may be your freedom too.',
      passages: ['Luke 6:34-35', 'Matthew 18:28-33'],
    },
  ],
  'topic:giving': [
    {
      asked: 'gross or net | do i tithe before or after taxes | do you tithe on gross income',
      answer:
        "The Bible does not say, because its tithe was on crops and animals, not on wages. Churches that teach the tithe differ: some say the whole income before taxes, others what you actually receive. Paul's measure is what each has decided in the heart.",
      passages: ['Leviticus 27:30-32', '2 Corinthians 9:7'],
    },
    {
      asked:
        'what if i cant afford it | i cant pay my bills do i still have to tithe | is it a sin not to tithe when im poor',
      answer:
        "It is not a sin if you cannot. Paul says that a gift is measured by what you have, not by what you lack, and Israel's tithe fed the poor. Pay for food, rent and medicine first, and let your church know; you may be the one to receive.",
      passages: ['2 Corinthians 8:12-13', 'Deuteronomy 14:28-29'],
    },
    {
      asked: 'but my pastor says im robbing god | am i cursed if i dont tithe | what about malachi 3 robbing god',
      answer:
        "Malachi does say that Israel robbed God, when people kept back the tithe that fed the temple workers and the poor. Some churches apply this to members today; others note that it was part of Israel's law and that Christ freed us from its curse. Fear is not Paul's reason for giving.",
      passages: ['Malachi 3:8-10', 'Galatians 3:13'],
    },
    {
      asked: 'where does the tithe come from | who was the first to tithe in the bible | is tithing only old testament',
      answer:
        "The first tithe in the Bible is Abraham's, who gave Melchizedek a tenth of what he had won in battle; Jacob later vowed a tenth. The law of Moses then made it a duty. In the New Testament Jesus and Hebrews mention it, but no letter commands it.",
      passages: ['Genesis 14:18-20', 'Genesis 28:20-22'],
    },
    {
      asked: 'did jesus say to tithe | what did jesus say about tithing | is tithing in the new testament',
      answer:
        'Jesus mentions it once with approval: he tells Pharisees who tithed even their herbs that they should do this without neglecting justice, mercy and faithfulness. Those who teach tithing see it confirmed here; others answer that he spoke to people under the law of Moses.',
      passages: ['Matthew 23:23', 'Luke 18:11-14'],
    },
    {
      asked:
        'does it have to go to the church | can i tithe to charity instead | is it ok to give my tithe to the homeless',
      answer:
        "The Bible does not settle it. Churches that teach the tithe mostly ask that it go to the local congregation, as Malachi speaks of the storehouse, with other gifts on top. Others feel free to divide it, since Israel's tithe also fed strangers, orphans and widows.",
      passages: ['Malachi 3:10', 'Deuteronomy 26:12'],
    },
    {
      asked:
        'my husband doesnt want us to give | what if my wife is against tithing | can i tithe when my spouse isnt a believer',
      answer:
        'Talk it through rather than giving in secret; the money belongs to both of you. Paul wants gifts to be willing, and a forced one is not. Start with something small that you both accept, or give from what is yours to decide, and offer time instead.',
      passages: ['2 Corinthians 9:7', 'Amos 3:3'],
    },
    {
      asked: 'can i give time instead | does volunteering count as tithe | i have no money but i can help at church',
      answer:
        'Time and skill are real gifts; First Peter asks each person to use a gift in helping others, and Tabitha was loved for the clothes she sewed. Churches that teach the tithe would not count it as a replacement, but a person without money is not asked for some.',
      passages: ['1 Peter 4:10', 'Acts 9:36-39'],
    },
    {
      asked:
        'should giving be secret | why did jesus say dont let the left hand know | is it ok to tell people what i give',
      answer:
        'Jesus warns against giving in order to be seen; his picture of the two hands means doing it quietly, even without admiring yourself. It does not forbid records, tax receipts or openness where it helps others. In Acts the gifts of Barnabas were known.',
      passages: ['Matthew 6:2-4', 'Acts 4:36-37'],
    },
    {
      asked:
        'whats the difference between tithe and offering | what are firstfruits | how many tithes were there in the old testament',
      answer:
        "The tithe was a fixed tenth; offerings were gifts beyond it; firstfruits were the first of the harvest, brought in thanks. Israel's law speaks of a tithe for the Levites, one eaten at the feasts, and one every third year for the poor. Some count three, others think that they overlap.",
      passages: ['Numbers 18:21', 'Deuteronomy 26:1-2'],
    },
  ],
  'topic:prosperity-gospel': [
    {
      asked:
        'but malachi says god opens the windows of heaven | doesnt god promise blessing if i tithe | what about test me in malachi 3:10',
      answer:
        "Malachi does promise rain and good harvests, to Israel as a people, when it again supported the temple and the poor. It is a promise within that covenant, and it names crops, not cash. Many Christians still see in it God's generosity; it is no contract for one person.",
      passages: ['Malachi 3:10-12', '2 Corinthians 9:8'],
    },
    {
      asked:
        'i sent money and nothing happened | what is seed faith | i gave to a tv preacher and got no blessing | does seed money work',
      answer:
        'You did not fail, and your faith is not too small. Seed faith is the teaching that money given to a ministry comes back multiplied; Paul compares giving to sowing, but for the needs of the poor, and promises no such rate. You may stop, ask for your money back, and report deceit.',
      passages: ['2 Corinthians 9:6-8', 'Acts 8:18-20'],
    },
    {
      asked: 'was jesus rich | was jesus poor or wealthy | did jesus have money',
      answer:
        'Jesus was not rich. His parents brought the offering of the poor, he worked with his hands, said that he had no bed to call his own, and lived from the gifts of women who followed him. Judas kept a purse for the group, and some of it went to the poor.',
      passages: ['Luke 2:22-24', 'Luke 8:1-3'],
    },
    {
      asked:
        'doesnt it say plans to prosper you | does jeremiah 29:11 mean god will make me rich | jeremiah 29 11 prosperity',
      answer:
        "Jeremiah 29:11 is not about getting rich. It is from a letter to Jews carried off to Babylon, who were told to settle down there, because the return would take seventy years. The Hebrew word is shalom, peace and well-being, and Christians take comfort from it as a sign of God's good will.",
      passages: ['Jeremiah 29:10-11'],
    },
    {
      asked:
        'what about abundant life or 3 john 2 | doesnt jesus promise life more abundantly | is prosper in all things in the bible',
      answer:
        'Both lines are in the Bible, but neither promises wealth. In 3 John the elder wishes a friend well, as letters of the time did. In John 10 Jesus speaks of the shepherd who dies for his sheep, and the full life is life with him.',
      passages: ['3 John 1:2', 'John 10:10-11'],
    },
    {
      asked: 'is it wrong to pray for money | can i ask god for a raise | is it ok to pray for success',
      answer:
        'You may ask God for anything you need; Jesus taught people to ask for daily bread. James adds that asking only to spend on pleasures misses the point. Ask plainly, work at it, and leave the answer open, as Jesus did in Gethsemane.',
      passages: ['Matthew 6:11', 'James 4:2-3'],
    },
    {
      asked:
        'my church teaches this should i leave | my pastor preaches prosperity gospel | how do i know if my church is a prosperity church',
      answer:
        'Look at the signs: is giving tied to promised returns, are the sick or poor told that they lack faith, does the leader live in luxury without open accounts? Talk to the leaders first if you safely can. You are free to look for another church, and many have.',
      passages: ['1 Peter 5:2-3', '1 Timothy 6:5-6'],
    },
    {
      asked:
        'what is name it and claim it | can i speak things into existence | does the bible say declare and receive | word of faith meaning',
      answer:
        'It is the teaching that believers can receive health or wealth by declaring it in faith; Word of Faith churches draw it from Mark 11. Most other Christians answer that prayer asks and does not command: Jesus himself prayed that his Father\'s will be done, and James tells people to say "if God wills."',
      passages: ['Mark 11:22-24', 'James 4:13-15'],
    },
    {
      asked: 'who started it | where does the prosperity gospel come from | which churches teach prosperity gospel',
      answer:
        'It grew in the United States in the 1900s, with roots in the mind-cure ideas of the 1800s; E. W. Kenyon and Kenneth Hagin shaped it, and television spread it worldwide. It is found mainly in some charismatic and Pentecostal churches, while others of them, such as the Assemblies of God, have spoken against it.',
      passages: [],
    },
    {
      asked:
        'then why are bad people rich | why do the wicked prosper | why am i poor if i believe in god | why do good people struggle',
      answer:
        "The Bible asks that too: Psalm 73 complains that the wicked are healthy and rich, and Job's friends are wrong to think that suffering shows guilt. It gives no full reason; what the psalmist finds is nearness, God holding his hand. Being poor says nothing about your faith.",
      passages: ['Psalm 73:2-5', 'Psalm 73:23-26'],
    },
  ],
  'topic:poverty': [
    {
      asked:
        'should i give to homeless people who just buy drugs | is it ok not to give money to beggars | what if the beggar lies to me | do i have to give to every homeless person',
      answer:
        'Jesus says to give to those who ask, and he does not attach a test; how you give is left to you. Food, a gift card, socks, or money to a shelter are good ways, and so is asking a name. You may say no kindly.',
      passages: ['Matthew 5:42', 'Proverbs 19:17'],
    },
    {
      asked:
        'but paul says who doesnt work shouldnt eat | doesnt the bible say if you dont work you dont eat | he who does not work verse',
      answer:
        'Paul does write that, to people in Thessalonica who were able to work, would not, and lived off others. It is not aimed at people who cannot find work, are ill or old. The same Paul collected money for the poor in Jerusalem for years.',
      passages: ['2 Thessalonians 3:10-12', 'Romans 15:25-27'],
    },
    {
      asked:
        'blessed are the poor or poor in spirit | what does poor in spirit mean | why does luke say poor and matthew poor in spirit',
      answer:
        "Both are in the Bible: Luke has the poor, Matthew has the poor in spirit. Luke means people in real need, whose side God takes. Matthew's phrase means people who know they have nothing to boast of before God; many think that both go back to the same saying.",
      passages: ['Luke 6:20-21', 'Matthew 5:3'],
    },
    {
      asked: 'does god punish people with poverty | im poor did i do something wrong | is being poor a curse from god',
      answer:
        'The Bible does not say that your poverty is a punishment. Proverbs knows poverty that comes from idleness, but also poverty that comes from injustice, war and bad harvests, and Job lost everything without guilt. Jesus himself was born poor and called poor people blessed.',
      passages: ['Proverbs 13:23', 'Luke 6:20'],
    },
    {
      asked:
        'does god help those who help themselves | where does it say god helps those who help themselves | shouldnt poor people help themselves first',
      answer:
        'That saying is not in the Bible; it goes back to ancient Greek fables and became popular through Benjamin Franklin. The Bible leans the other way: God helps those who cannot help themselves, and asks us to do the same. It praises hard work too, but not as a condition for mercy.',
      passages: ['Psalm 72:12-14', 'Romans 5:6'],
    },
    {
      asked:
        'did the first christians share everything | was the early church communist | does the bible teach socialism',
      answer:
        'In Jerusalem the first Christians sold property and shared it so that no one was in need. It was voluntary: Peter told Ananias that the field and the money had been his to keep. The Bible teaches no economic system; monasteries and some communities have lived this way ever since.',
      passages: ['Acts 4:32-35', 'Acts 5:4'],
    },
    {
      asked:
        'what is gleaning | did farmers have to leave food for the poor | where does it say to leave the edges of the field',
      answer:
        "Gleaning means gathering what harvesters leave behind. Israel's law told farmers not to cut the edges of a field or go back for dropped grain and grapes, but to leave them for the poor and the foreigner. Ruth lived from it in the field of Boaz.",
      passages: ['Leviticus 19:9-10', 'Ruth 2:2-3'],
    },
    {
      asked: 'how much should i give | how much do i have to give to the poor | is there an amount to give poor people',
      answer:
        "The New Testament sets no amount. John the Baptist said that anyone who owns two coats has one to give away; Zacchaeus gave half, a widow everything, and Israel's law asked a tenth every third year. Begin with what you notice you can spare, and do it regularly.",
      passages: ['Luke 3:10-11', 'Deuteronomy 14:28-29'],
    },
    {
      asked: 'who are the least of these | what does the least of these mean | what happens in the sheep and the goats',
      answer:
        'In the parable of the sheep and the goats, the least are hungry, thirsty, strangers, naked, sick or in prison, and Jesus calls them his brothers. Many read it of all people in need; others of his followers on the road. Either way, help given to them reaches him.',
      passages: ['Matthew 25:35-40'],
    },
    {
      asked: 'i have nothing to eat what do i do | im poor and need help now | where can a poor person get help today',
      answer:
        'Ask today; the Bible treats being fed as your right among neighbors, not as shame. In the United States dial 211 for food banks, shelter and help with rent in your area, and call the nearest church and ask for the pastor or deacon. If you have children, say so first.',
      passages: ['Psalm 34:6', 'Deuteronomy 15:7-8'],
    },
  ],
  'topic:work': [
    {
      asked: 'is work a curse | is work punishment for adams sin | did god curse work in genesis',
      answer:
        'Work is not the curse; people were given the garden to tend before anything went wrong. After the fall it is the ground that is cursed, and work becomes sweat and thorns. So the Bible sees it as a gift that has become heavy.',
      passages: ['Genesis 2:15', 'Genesis 3:17-19'],
    },
    {
      asked: "i hate my job | what if i can't stand my work | my job feels pointless does god care",
      answer:
        "God cares, and Ecclesiastes knows the feeling that toil is empty. You may look for other work; the Bible does not tell you to stay. For now, Paul's advice to people with no choice may help: do the next thing as if for Christ, who sees what no boss thanks you for.",
      passages: ['Ecclesiastes 2:22-25', 'Colossians 3:23-24'],
    },
    {
      asked:
        'is it ok to work on sunday | my job makes me work sundays is that sin | do i have to quit if i have to work on the sabbath',
      answer:
        'Most churches say that needed work on Sunday is no sin; nurses and cooks serve others, and Jesus healed on the Sabbath. Some keep the day strictly, and Adventists keep Saturday. Try to hold one day of rest and a time for worship on another day.',
      passages: ['Mark 2:27', 'Romans 14:5-6'],
    },
    {
      asked:
        'what about a mean boss | how do i deal with an unfair boss | my boss treats me bad what does the bible say',
      answer:
        'The Bible takes your side on fairness: it threatens employers who cheat workers and tells masters that they have a master. Jacob worked under Laban, who changed his pay again and again, and at last he left. Stay courteous, write down what happens, ask for help, and leave when you can.',
      passages: ['Genesis 31:6-7', 'James 5:4'],
    },
    {
      asked:
        'what job did jesus have | was jesus a carpenter | what was pauls job | what did the disciples do for work',
      answer:
        'Jesus is called a carpenter; the Greek word means a builder who works with wood or stone. Paul made tents, Peter and Andrew, James and John fished, Matthew collected taxes, and Luke was a physician. David and Moses had kept sheep.',
      passages: ['Mark 6:3', 'Acts 18:3'],
    },
    {
      asked: 'is laziness a sin | what does the bible say about being lazy | verse about the ant | sluggard proverbs',
      answer:
        'Proverbs treats laziness as folly, and Paul tells idle people to earn their bread. Proverbs does so with humor: a sluggard turns in bed like a door on its hinges and should go to school with the ant. Exhaustion, illness and depression are not laziness.',
      passages: ['Proverbs 6:6-11', 'Proverbs 26:14-15'],
    },
    {
      asked: 'i work too much | is being a workaholic a sin | my husband works all the time and never home',
      answer:
        'The Bible warns against it: Psalm 127 calls it vain to work early and late, and Ecclesiastes pities a man who toils alone and never asks who it is for. If it is you, choose one evening and one day that belong to others. If it is someone you love, say what you miss and ask for one fixed evening.',
      passages: ['Psalm 127:1-2', 'Ecclesiastes 4:7-8'],
    },
    {
      asked:
        'what if my job is against my conscience | can a christian work in a bar or casino | my boss asks me to do wrong things',
      answer:
        'The Bible gives no list of forbidden jobs. John the Baptist did not tell tax collectors and soldiers to quit, only to stop cheating and extorting. If the work itself harms people or asks you to lie, look for something else, and get advice before you leave, since your family must eat.',
      passages: ['Luke 3:12-14', 'Romans 14:22-23'],
    },
    {
      asked: 'how do i know what job god wants for me | how to find my calling | does god have a career for me',
      answer:
        'The Bible describes few personal calls and gives no method for choosing a career. It tells of gifts: Bezalel was filled with skill for craft. Ask what you do well, what others thank you for, and what helps someone, then try it; most roads can be walked with God.',
      passages: ['Exodus 31:1-5', 'Proverbs 16:9'],
    },
    {
      asked:
        'does the bible support slavery then | why does paul tell slaves to obey | is slavery ok in the bible because of work for the lord',
      answer:
        'The Bible does not command slavery, but it regulates it, and Paul writes to people who had no way out. He tells them to gain freedom if they can, asks Philemon to receive Onesimus as a brother, and a letter condemns slave traders. All churches today reject slavery as wrong.',
      passages: ['1 Corinthians 7:21-23', 'Philemon 1:15-16'],
    },
  ],
  'topic:unemployment': [
    {
      asked: 'is god punishing me | did i lose my job because of sin | why did god let me lose my job',
      answer:
        'The Bible gives no reason to think so; Jesus refused to read misfortune as punishment, and Joseph lost his post because of a lie. Why it happened to you, no one can say. You may bring God your anger as the Psalms do, and still send out the next application.',
      passages: ['Luke 13:1-5', 'Genesis 39:19-21'],
    },
    {
      asked: 'can i have a prayer for a job | prayer for unemployed people | how do i pray for work',
      answer:
        'You can pray: "God, you know what we need before I ask. Give me work that I can do honestly, people who open doors, and courage for the next call. Until then give us bread for today, and keep me from despair."',
      passages: ['Matthew 6:11', 'Psalm 90:17'],
    },
    {
      asked: 'i feel worthless without work | i lost my job and feel like a failure | whos am i without my job',
      answer:
        "You are not worthless: the Bible says that people bear God's image before they have done a single day's work. Jesus was called beloved at his baptism, before his public ministry began. Feeling low is common after a job loss; if it becomes despair, call or text 988.",
      passages: ['Genesis 1:27', 'Mark 1:10-11'],
    },
    {
      asked: 'is it ok to take unemployment money | is welfare wrong for christians | should i take food stamps',
      answer:
        "It is right to take it: Israel's law gave poor people a claim on part of the harvest, and Ruth was not ashamed to use it. Unemployment pay is an insurance that in most states employers pay into for their workers. Paul's word about not eating is aimed at people unwilling to work.",
      passages: ['Leviticus 19:9-10', 'Ruth 2:2'],
    },
    {
      asked:
        'what does the vineyard story mean | why did they all get the same pay in the vineyard | how much is a denarius',
      answer:
        "In Jesus' story the owner pays workers hired in the last hour as much as those hired at dawn: a denarius, the usual wage for one day, enough for a family's bread. It pictures God's generosity, which does not count hours. It also shows men idle only because no one hired them.",
      passages: ['Matthew 20:8-15'],
    },
    {
      asked: 'how do i tell my wife | should i tell my kids i lost my job | i havent told my family i got fired',
      answer:
        'Say it soon and plainly: "I lost my job, and I am ashamed to say it; I need you now." Carrying it alone makes it heavier, and shared burdens are how Paul describes Christian life. Children can hear: "I am looking for new work, and we will get through this together."',
      passages: ['Galatians 6:2', 'Ecclesiastes 4:9-10'],
    },
    {
      asked:
        'do i still have to tithe with no income | should i give to church while unemployed | unemployed and tithing',
      answer:
        'A tenth of nothing is nothing, and Paul says that gifts are measured by what a person has. Churches that teach the tithe apply it to what comes in; many would tell you to keep benefits for food and rent. Ask your church for help without shame.',
      passages: ['2 Corinthians 8:12', 'Acts 4:34-35'],
    },
    {
      asked:
        'did anyone in the bible lose their job | who lost his job in the bible | examples of people out of work in the bible',
      answer:
        "Pharaoh's cupbearer and baker were dismissed and jailed, and the cupbearer got his post back; Joseph lost his place through a false charge and later rose high. In one of Jesus' stories a manager about to be fired thinks hard about what comes next.",
      passages: ['Genesis 40:20-22', 'Luke 16:1-4'],
    },
    {
      asked: 'i cant pay rent now | i lost my job and will lose my house | where do i get help after losing a job',
      answer:
        'Act this week: apply for unemployment benefits, call your landlord or lender before you are late, and dial 211 for local help with rent and food in the United States. Tell your church too; the first Christians pooled money just so that no one would go without.',
      passages: ['Acts 4:34-35', 'Matthew 6:31-33'],
    },
    {
      asked:
        'my husband lost his job how do i support him | what do i say to a friend who got laid off | how to help someone who is unemployed',
      answer:
        'Listen first and skip sayings such as "everything happens for a reason," which is not in the Bible. Say, "This is not who you are," and help in one concrete way: read his application, pass on a contact, cook a meal. Give him some days before you ask about plans.',
      passages: ['Romans 12:15', 'Galatians 6:2'],
    },
  ],
  'topic:provision': [
    {
      asked: 'what was manna | what did manna taste like | how long did they eat manna | what is manna in the bible',
      answer:
        'Manna was the food Israel found on the ground each morning in the desert, small, white and flaky, tasting like wafers with honey. They ate it for forty years, until they reached Canaan. The name sounds like their question, "What is it?"',
      passages: ['Exodus 16:31', 'Exodus 16:35'],
    },
    {
      asked: 'but why do christians starve | if god provides why are people hungry | why do believers go hungry then',
      answer:
        'The Bible does not explain it fully, and it does not deny it: Paul himself went hungry, and a famine struck the church in Judea. Often there is enough food, and people keep it from one another. Its answer is a command: believers in Antioch collected money and sent it.',
      passages: ['2 Corinthians 11:27', 'Acts 11:28-30'],
    },
    {
      asked: 'i prayed and nothing came | what if god doesnt provide | why isnt god providing for me',
      answer:
        "That hurts, and the Psalms complain of it openly. The Bible promises God's care, not every date and amount, and help often comes through people who must first hear of the need. Tell someone what is missing; in the United States, dialing 211 finds food and rent help nearby.",
      passages: ['Psalm 13:1-2', '2 Corinthians 9:12'],
    },
    {
      asked:
        'does that mean all my wants | what does my god shall supply all your needs mean | philippians 4 19 needs or wants',
      answer:
        'Paul speaks of needs, not of every wish. He writes to Philippi to thank people who had sent him money although they had little, and trusts that God will care for them too. A few lines earlier he says that he had learned to live with plenty and with hunger.',
      passages: ['Philippians 4:11-12', 'Philippians 4:19'],
    },
    {
      asked:
        'so should i just pray and not work | is it wrong to plan ahead if god provides | do birds not work what does jesus mean',
      answer:
        "Trust does not replace work or planning. Birds are fed, but they fly out for it; Joseph stored grain for seven years, and Paul sewed tents. Jesus forbids worry, which means being torn apart by what may come, not putting in a day's work.",
      passages: ['Matthew 6:26', 'Genesis 41:34-36'],
    },
    {
      asked: 'what does jehovah jireh mean | where is the lord will provide | who said god will provide the lamb',
      answer:
        'Jehovah Jireh means "the Lord will provide," or "will see to it." Abraham gave this name to the mountain where God stopped him from sacrificing Isaac and a ram was found in a thicket. He had told the boy on the way that God would see to the lamb.',
      passages: ['Genesis 22:8', 'Genesis 22:13-14'],
    },
    {
      asked: 'who was the widow with the flour | where is zarephath | what happened to the widow of zarephath',
      answer:
        "She was a foreign widow with one son at Zarephath, on the coast of today's Lebanon near Sidon; her name is not given. In a famine she baked for Elijah from her last flour, and her jar did not run out. Later her son died, and Elijah's prayer brought him back.",
      passages: ['1 Kings 17:9-16', '1 Kings 17:21-23'],
    },
    {
      asked: 'what does daily bread mean | give us this day our daily bread explain | is daily bread just food',
      answer:
        'Daily bread means what we need to live through the day, food first of all. The Greek word is so rare that its exact sense is debated: for today, for tomorrow, or what is needed. Catholics and Orthodox hear the Eucharist in it as well; Luther counted in house, work and good friends.',
      passages: ['Matthew 6:11', 'Proverbs 30:8'],
    },
    {
      asked: 'who was the boy with the bread and fish | how many people did jesus feed | feeding of the 5000 details',
      answer:
        'A boy, who is not named, had five barley loaves and two small fish; only John mentions him. Jesus fed some five thousand men, with women and children on top, and twelve baskets were left over. It is the one miracle before Easter that all four Gospels tell.',
      passages: ['John 6:8-13', 'Matthew 14:21'],
    },
    {
      asked:
        'one verse for when money is short | verse about god providing | give me a verse for when i dont know how to pay',
      answer:
        'Take Matthew 6:31-33, where Jesus tells people not to be consumed by what to eat and wear, since their Father knows. If you want a short prayer, Psalm 23 begins with a shepherd who sees to what is needed. Read it aloud before you open the bills.',
      passages: ['Matthew 6:31-33', 'Psalm 23:1'],
    },
  ],
  'topic:gambling': [
    {
      asked:
        'what about a lottery ticket | is it a sin to play the lottery | is buying scratch offs wrong | is powerball a sin',
      answer:
        "The Bible does not name the lottery. Many Methodist, Baptist and evangelical churches advise against it, because it hopes for gain from others' loss and takes most from the poor; Catholic teaching allows a ticket you can easily afford. If you buy with rent money, or cannot stop, that is a warning.",
      passages: ['Proverbs 13:11', '1 Timothy 6:9-10'],
    },
    {
      asked:
        'but they cast lots in the bible | didnt the apostles gamble when they cast lots | is casting lots gambling',
      answer:
        "Casting lots was a way to decide, not a bet: land was divided by it, and Matthias was chosen after prayer. No one staked money. The soldiers under the cross, who threw lots for Jesus' clothes, come closest to a game, and that is told as part of his humiliation.",
      passages: ['Proverbs 16:33', 'Acts 1:24-26'],
    },
    {
      asked: 'i cant stop | im addicted to gambling | how do i quit gambling for good | does god help gambling addicts',
      answer:
        'This is an illness that can be treated, not a proof of bad character, and God does not turn from you. In the United States call 1-800-GAMBLER, free at any hour, and ask your bank and the sites to block you. Tell one person today; if you think of suicide, call or text 988.',
      passages: ['1 Corinthians 10:13', 'Psalm 40:1-3'],
    },
    {
      asked:
        'my husband gambles all our money | my wife has a gambling problem what do i do | how do i protect my family from a gambler',
      answer:
        'Protect the household first: an account in your own name, no shared cards, no signature on new loans. You did not cause it and need not pay the debts to prove love. Gam-Anon offers groups for families, and 1-800-GAMBLER advises relatives too; if you are threatened, call 911.',
      passages: ['Proverbs 22:3', 'Galatians 6:2'],
    },
    {
      asked: 'is poker with friends ok | is church bingo a sin | is a raffle wrong | what about a five dollar bet',
      answer:
        'The Bible does not forbid games, and churches differ. Catholic parishes hold bingo and raffles, seeing no wrong in small stakes freely given; many Methodists and Baptists will not, so as not to lead someone into a habit. If a friend at your table struggles, play without money.',
      passages: ['Romans 14:13', '1 Corinthians 6:12'],
    },
    {
      asked: 'isnt the stock market gambling | is investing gambling | is crypto a sin | is day trading gambling',
      answer:
        'Not as such: anyone who buys a share owns part of a business, and the Bible approves of trade and of spreading risk. Betting borrowed money on quick swings comes close to gambling, and Proverbs warns about hasty wealth. Ask whether you could lose it and still sleep and pay the rent.',
      passages: ['Ecclesiastes 11:1-2', 'Proverbs 28:20'],
    },
    {
      asked:
        'if i win can i give it to church | is it ok to tithe lottery winnings | can my church take gambling money',
      answer:
        'The Bible does not say. Most churches would accept a gift without asking, some decline gambling money on principle, so ask your pastor. Promising God a share does not make a bet holy, since he needs no winnings, and a steady small gift does more good.',
      passages: ['Psalm 50:9-12', '2 Corinthians 9:7'],
    },
    {
      asked:
        'which verse says gambling is wrong | where does the bible talk about gambling | is gambling in the ten commandments',
      answer:
        'No verse names gambling, and it is not in the Ten Commandments as such; coveting is. People cite Proverbs 28:20 on hurrying to get rich, 1 Timothy 6 on the craving for riches, and 1 Corinthians 6:12 on not being mastered by anything. Isaiah 65:11 mentions a god of luck.',
      passages: ['Proverbs 28:20', '1 Corinthians 6:12'],
    },
    {
      asked: 'did anyone gamble in the bible | did samson make a bet | is there a bet in the bible',
      answer:
        "Samson made a wager: thirty sets of clothes if the guests at his wedding could solve his riddle. They threatened his bride to get the answer, and it ended in bloodshed. The soldiers threw lots for Jesus' clothes, and neither story holds up betting as an example.",
      passages: ['Judges 14:12-15', 'John 19:23-24'],
    },
    {
      asked: 'is sports betting a sin | what about fantasy football for money | my son bets on games on his phone',
      answer:
        'The Bible does not mention it. Churches that reject gambling include sports bets; Catholic teaching asks whether it is fair, affordable and free from compulsion. Phone bets are built to keep you going, so set a limit beforehand, or delete the app; for a worried parent, 1-800-GAMBLER gives advice too.',
      passages: ['Proverbs 28:20', '1 Corinthians 6:12'],
    },
  ],
  'topic:honesty-in-business': [
    {
      asked:
        'is getting paid under the table a sin | is it wrong to work for cash and not report it | is not reporting income stealing',
      answer:
        'Most Christians would say yes, if it is done to keep income from being taxed, because Jesus and Paul told people to pay what is due. Being paid in cash is not wrong in itself; report it. If you are pushed into it to feed your family, a legal aid office can help.',
      passages: ['Romans 13:6-7', 'Mark 12:14-17'],
    },
    {
      asked:
        'my boss wants me to lie to customers | what if my job makes me be dishonest | do i have to lie for my boss',
      answer:
        'You do not have to; say calmly, "I can\'t say that, but I can tell them this," and keep a record of what you were asked. John the Baptist told tax collectors and soldiers to do their work without cheating anyone. If it goes on, look for other work before you leave.',
      passages: ['Ephesians 4:25', 'Luke 3:12-14'],
    },
    {
      asked:
        'how do i make it right | i cheated someone years ago do i have to pay it back | i stole from my employer what now',
      answer:
        "Pay back what you can, as the law of Moses asks and Zacchaeus did. You may do it quietly, even without your name; if the sum is large or the law is involved, speak with a lawyer first. God's forgiveness does not wait until the last dollar is returned.",
      passages: ['Leviticus 6:4-5', 'Luke 19:8-9'],
    },
    {
      asked:
        'they gave me too much change | is it stealing to keep extra change | is keeping found money wrong | finders keepers bible',
      answer:
        "Give it back if you can; keeping what you know is not yours comes close to stealing. Israel's law says that a person who finds a neighbor's ox or cloak keeps it safe and returns it. If no owner can be found, you are free, and many then give it away.",
      passages: ['Deuteronomy 22:1-3', 'Exodus 23:4'],
    },
    {
      asked:
        'who was zacchaeus | where did zacchaeus live | how much did zacchaeus give back | why was zacchaeus in a tree',
      answer:
        'Zacchaeus was a rich chief tax collector in Jericho, too short to see Jesus over the crowd, so he climbed a sycamore tree. Jesus invited himself to his house. Zacchaeus promised half of his goods to the poor and four times over to those he had cheated.',
      passages: ['Luke 19:1-8'],
    },
    {
      asked:
        'why pay taxes to a bad government | do i have to pay taxes if they fund things i hate | can i refuse taxes for war',
      answer:
        "Paul asks for it even under Rome, because rulers keep some order, and Jesus let Caesar have his coin while God gets what is God's. Most churches teach paying and using vote and voice for change. Some Mennonites and Quakers have refused taxes for war and accepted the cost.",
      passages: ['Romans 13:6-7', 'Mark 12:15-17'],
    },
    {
      asked:
        'is it wrong to use tax deductions | can a christian avoid taxes legally | am i stealing if i take every deduction',
      answer:
        'Using deductions that the law offers is not stealing; you pay what is due and no more. What the Bible condemns is false weights, which means false numbers: invented costs or hidden income. When you are unsure, ask a tax preparer and keep your receipts.',
      passages: ['Romans 13:7', 'Proverbs 11:1'],
    },
    {
      asked: 'what is a false scale | false balance meaning in proverbs | why does god hate dishonest scales',
      answer:
        "A false scale or weight was a merchant's trick: stones marked heavier or lighter than they were, one set for buying and another for selling. The poor paid most for it, so law, Proverbs and prophets call it hateful to God. Today it covers hidden fees and small print.",
      passages: ['Deuteronomy 25:13-15', 'Proverbs 11:1'],
    },
    {
      asked:
        'is pirating movies stealing | is sharing netflix passwords a sin | is using cracked software wrong | copying music illegally bible',
      answer:
        "The Bible knows no software or movies, but most Christians see it as taking the fruit of someone's work without pay, which the commandment on stealing covers. Sharing what a license allows is fine. A library, a free program or a cheaper plan often solves it honestly.",
      passages: ['Exodus 20:15', 'Luke 10:7'],
    },
    {
      asked:
        'can i take an unfair customer to court | is suing someone wrong for christians | what does the bible say about lawsuits',
      answer:
        "Paul scolds Christians in Corinth for suing each other over everyday matters and tells them to find a wise person among them; Jesus advises settling early. Most churches do not see a total ban: Paul himself appealed to Caesar's court. Courts are right where someone must be protected.",
      passages: ['1 Corinthians 6:1-7', 'Acts 25:10-11'],
    },
  ],
  'topic:rest': [
    {
      asked:
        'i feel guilty when i rest | is resting lazy | is it a sin to do nothing | i cant relax without feeling bad',
      answer:
        'Resting is not lazy; God commanded it, before anyone had earned it, and Jesus told his tired friends to come away and rest. Laziness avoids what is ours to do; rest lets it go for a time. Start with one hour, and leave something undone on purpose.',
      passages: ['Mark 6:31-32', 'Exodus 20:8-11'],
    },
    {
      asked: 'i cant sleep | what can i read when i lie awake | bible verse for sleep at night | insomnia prayer',
      answer:
        'Psalm 4 was made for the night: it ends with lying down in peace because God keeps watch. Read it slowly, or say one line with each breath. If you sleep badly for weeks, see a doctor; it is often treatable and no lack of trust.',
      passages: ['Psalm 4:8', 'Psalm 121:3-4'],
    },
    {
      asked: 'was god tired | why did god rest on the seventh day | does god need rest',
      answer:
        'Isaiah says that God does not grow tired. Genesis says rest in the sense of stopping: the work was finished and good. Many readers think that he rested to set a rhythm for his creatures, and the commandment gives that reason.',
      passages: ['Genesis 2:2-3', 'Isaiah 40:28'],
    },
    {
      asked:
        'what does my yoke is easy mean | what is the yoke jesus talks about | come to me all who are weary explain',
      answer:
        'A yoke is the wooden beam that joins two oxen, and teachers of the time called their teaching a yoke. Jesus says that his fits well and that he is gentle. Many people think of him as pulling along beside them; he takes away the crushing part, not every task.',
      passages: ['Matthew 11:28-30'],
    },
    {
      asked: 'did jesus take breaks | how did jesus rest | did jesus ever sleep in the bible',
      answer:
        'Jesus slept in a boat during a storm, sat down tired at a well, withdrew to lonely places to pray, and took his friends away from crowds so that they could eat. People still needed him when he left, and he left.',
      passages: ['Mark 4:38', 'Luke 5:15-16'],
    },
    {
      asked: 'im burned out | i am so exhausted i cant go on | who was burned out in the bible | elijah under the tree',
      answer:
        'Elijah was: after a great effort he lay down under a bush and wanted to die. God did not scold him; an angel let him sleep and eat, twice, and only then talked with him. See a doctor and tell someone, and if you think of dying, call or text 988.',
      passages: ['1 Kings 19:4-8'],
    },
    {
      asked: 'how do i rest with little kids | im a mom when do i get rest | i have no time to rest with three jobs',
      answer:
        'You may not get a whole day, and God knows it; Isaiah says that he gently leads those with young. Take pieces: ten minutes at the door, a swap with another mother, one evening without chores. Ask your church plainly for help, because rest in the Bible is a shared duty.',
      passages: ['Isaiah 40:11', 'Exodus 18:17-18'],
    },
    {
      asked:
        "what if my boss wont give me a day off | i have to work seven days | is it a sin if i can't take a day of rest",
      answer:
        "You are not at fault where you have no choice; the commandment turns to those who have others working for them. Ask for one regular free day, know your state's labor rules, and keep small stops: a meal sitting down, a psalm on the bus. Look for something better when you can.",
      passages: ['Deuteronomy 5:14', 'Exodus 23:12'],
    },
    {
      asked: 'what is the rest in hebrews 4 | enter his rest meaning | what does a sabbath rest remains mean',
      answer:
        "Hebrews 4 speaks of God's own rest, which Israel in the desert missed and which is still open. It means trusting God now instead of hardening the heart, and being at home with him in the end. Some churches, such as Adventists, also see support for the weekly Sabbath there.",
      passages: ['Hebrews 4:1-3', 'Hebrews 4:9-11'],
    },
    {
      asked:
        'is rest in peace in the bible | are vacations biblical | did they have holidays in the bible | rip in the bible',
      answer:
        'The exact wish is not in the Bible, though Isaiah speaks of the upright entering into peace and Revelation of the dead resting from their labors. Vacations are unknown, but Israel had festival weeks on which work stopped, with travel, food and music, and every seventh year the land lay idle.',
      passages: ['Revelation 14:13', 'Leviticus 23:34-36'],
    },
  ],
  'topic:sabbath': [
    {
      asked:
        'who changed it to sunday | why do we worship on sunday instead of saturday | when did the sabbath change to sunday',
      answer:
        "No verse records a change; Christians gathered on the first day because Jesus rose on it, and writings of the second century show Sunday worship as common. Constantine made it a public rest day in 321. Adventists hold that the church changed it without right; most others see the Lord's Day as something new.",
      passages: ['Acts 20:7', '1 Corinthians 16:2'],
    },
    {
      asked: 'is it a sin to work on sunday | can i work on the sabbath | im a nurse and work sundays',
      answer:
        'Most churches see no sin in needed work, such as nursing, and Jesus defended his own Sabbath healings. Some Reformed Christians keep Sunday from all but works of necessity and mercy; Adventists say the same of Saturday. If you work then, choose another time for rest and worship.',
      passages: ['Mark 3:4-5', 'Romans 14:5-6'],
    },
    {
      asked:
        'what did they do if you broke it | what was the punishment for breaking the sabbath | was a man killed for gathering sticks',
      answer:
        'The law of Moses set death for open breach, and Numbers tells of one man stoned for gathering wood on the Sabbath. Later Judaism surrounded such penalties with so many conditions that they were hardly ever used, and it breaks the Sabbath to save life. No church applies such a penalty.',
      passages: ['Exodus 31:14-15', 'Numbers 15:32-36'],
    },
    {
      asked: 'what day is the sabbath really | is saturday or sunday the sabbath | when does the sabbath start and end',
      answer:
        "The Bible's Sabbath is the seventh day, our Saturday, from Friday at sunset to Saturday at nightfall, as Jews keep it today. Sunday is the first day, which many Christians call the Lord's Day. Some of them speak of it as the Christian Sabbath.",
      passages: ['Exodus 20:8-10', 'Matthew 28:1'],
    },
    {
      asked:
        'can i mow the lawn or shop | what am i allowed to do on sunday | are sports on sunday wrong | what counts as work on the sabbath',
      answer:
        'The Bible names few things: plowing, lighting fires, carrying loads to market, gathering wood. Jewish tradition worked out thirty-nine kinds of work. Christians who keep Sunday strictly leave out shopping and sports; others ask what helps them and their family to rest and worship, and Jesus stressed doing good.',
      passages: ['Exodus 34:21', 'Nehemiah 13:15-17'],
    },
    {
      asked:
        'did jesus break the sabbath | why were they mad at jesus about the sabbath | did jesus work on the sabbath',
      answer:
        "Jesus kept the Sabbath and went to synagogue, but he healed on it and let hungry friends pick grain, and some teachers called that a breach. He answered that the day exists for people's good and that mercy belongs to it. Christians hold that he broke their rules, not God's law.",
      passages: ['Mark 2:23-28', 'Luke 4:16'],
    },
    {
      asked:
        'but doesnt it say forever | isnt the sabbath one of the ten commandments | why keep nine commandments and not the sabbath',
      answer:
        "Exodus does call it a lasting sign between God and Israel, and it is the fourth commandment (the third for Catholics and Lutherans). Adventists conclude that it binds everyone. Most churches answer that the rest and worship remain, while the day was Israel's sign, and cite Colossians on Sabbaths as a shadow.",
      passages: ['Exodus 31:16-17', 'Colossians 2:16-17'],
    },
    {
      asked:
        'how do i keep it | how do i start a sabbath with my family | what can we do on a sabbath | tips for keeping a day of rest',
      answer:
        'Begin small: half a day with phones put away, a meal without hurry, thanks to God, and nothing bought or sold. Jewish families light candles, bless the children and eat together on Friday evening. Prepare the day before, so that no one in the house has to serve all through it.',
      passages: ['Exodus 16:23', 'Isaiah 58:13-14'],
    },
    {
      asked:
        'is sunday worship the mark of the beast | do adventists say sunday keepers are lost | am i wrong if i go to church on sunday',
      answer:
        'The Bible does not say that; Revelation never mentions Sunday with the mark of the beast. Adventists teach that Sunday laws will play that part at the end of time, but that no one bears the mark now and that there are true Christians in all churches. Other churches do not share this reading.',
      passages: ['Revelation 13:16-17', 'Romans 14:5-6'],
    },
    {
      asked:
        'where is it first in the bible | who was the first to keep the sabbath | did abraham keep the sabbath | when did the sabbath begin',
      answer:
        'God rests on the seventh day in Genesis 2 and blesses it, but the first people told to keep it are the Israelites in the desert, with the manna in Exodus 16. Whether Abraham kept it, the Bible does not say. The commandment at Sinai follows in Exodus 20.',
      passages: ['Genesis 2:2-3', 'Exodus 16:22-26'],
    },
  ],
};
