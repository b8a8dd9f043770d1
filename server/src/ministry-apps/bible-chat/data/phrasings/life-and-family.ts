/** How people ask about daily life, family and money, by topic. */
export const lifeAndFamily: Readonly<Record<string, string>> = {
  guidance:
    "how do i know god's will for my life | should I take the new job or stay | how do I hear from God | help me make a decision | is God giving me a sign | how do I know what God wants me to do | which way should I go | trust in the Lord with all your heart | putting out a fleece | any proverb on making a decision",
  calling:
    "what is my purpose in life | how do I find my calling | am I called to ministry | what does God want me to do with my life | my life feels pointless | does God have a plan for me | how do you know if you're called to preach | what's the meaning of life | I'm retired, what now",
  wisdom:
    'how do i become wise | what is wisdom in the Bible | ask God for wisdom verse | Solomon asked for wisdom | fear of the Lord is the beginning of wisdom | proverbs about being smart | what is a fool in Proverbs | how do I make better choices | a proverb for graduation | who was the wisest man',
  temptation:
    'how do i resist temptation | I keep doing the same sin over and over | lead us not into temptation | is it a sin to be tempted | way of escape verse | how did Jesus deal with temptation | I gave in again | fighting temptation | does God tempt us | armor of God against temptation',
  lust: "how do i deal with lust | is masturbation a sin | looking at other women | Jesus said lust is adultery in the heart | impure thoughts | can't stop thinking about her | lustful thoughts how to stop | is it a sin to find someone attractive | flee youthful desires | sexual fantasies and sin",
  pornography:
    "how do i stop watching pornography | addicted to porn | my husband watches porn | is porn a sin | found porn on my son's phone | porn is ruining my marriage | Christian help for porn addiction | accountability software for porn | I looked at porn again | is watching porn cheating",
  speech:
    "my friend gossips about everybody | people spread lies about me | what does the bible say about gossip | verse about the tongue | how do I stop gossiping | people talk behind my back | let no unwholesome talk | power of words | life and death are in the tongue | is it gossip if it's true | when should I keep quiet | spreading rumors at church",
  swearing:
    "is it a sin to curse | how do I stop swearing | is cussing a sin | is it ok to say the f word | taking the Lord's name in vain is OMG | can Christians swear | bad language bible verse | is saying hell or damn wrong | my kids are cursing | what counts as a curse word | did Paul use a swear word | swearing oaths on the Bible",
  lying:
    'my roommate lies to me | how do I deal with a liar | is it ever right to lie | is a white lie a sin | Rahab lied to protect the spies | verse about lying | I lied to my parents | is it a sin to lie to save someone | telling kids about Santa is lying | liars go to hell | how do I stop lying | honesty in the bible',
  judging:
    "my sister judges me for everything | feeling judged by family | does the bible say not to judge | judge not lest ye be judged | are Christians allowed to judge | people judge me | plank in your eye | how to tell someone they are wrong without judging | only God can judge me | is it judging to point out sin | don't cast the first stone | church people are so judgmental",
  conflict:
    "how do i handle a conflict | matthew 18 steps | coworker and I aren't speaking | how to solve an argument with a friend | confronting someone who sinned against me | how do I apologize | my brother borrowed my trailer and hasn't mentioned it | making peace with someone | church fight over the carpet | somebody owes me money and won't talk about it",
  enemies:
    'should I fight back | I am being bullied at school | someone at work is out to get me | how can i love my enemies | turn the other cheek meaning | pray for those who persecute you | dealing with someone who hates me | how to deal with a bully | is revenge wrong | vengeance is mine says the Lord | heap burning coals on his head | someone keeps attacking me online | do I have to be nice to people who hurt me',
  friendship:
    'what does the bible say about friendship | verse for my best friend | bad company corrupts | David and Jonathan friendship | how do I make Christian friends | iron sharpens iron | my friend betrayed me | a friend loves at all times | toxic friends should I cut off | how to be a good friend',
  neighbor:
    'who is my neighbor | good samaritan meaning | what does love your neighbor mean | loving difficult neighbors | my neighbor is loud and rude | do I have to help everyone | who counts as a neighbor | the man beaten on the road to Jericho | neighbors who are different from us | helping a stranger on the road',
  hospitality:
    'what does the bible say about hospitality | entertaining angels unaware | having people over | opening your home to others | should I let someone stay with us | verse about welcoming guests | inviting strangers for dinner | hosting a small group | how to make visitors feel welcome | feeding people bible',
  perseverance:
    "how do i keep going | verse for when you want to give up | don't grow weary in doing good | run the race with endurance | when life keeps knocking you down | hang in there scripture | finishing strong | I'm about to quit | one thing after another goes wrong | verse for hard times",
  'second-chance':
    "does god give second chances | can I start over | I wrecked my life | is it too late for me | new creation in Christ | just got out of prison | people won't let me forget my past | God of second chances | turning my life around | fresh start verse",
  'fruit-of-the-spirit':
    'how can I be more like Jesus | how does a Christian change | how do i grow as a christian | what is the fruit of the spirit | list the fruits of the Spirit | spiritual growth | how do I get closer to God | becoming more like Jesus | I feel stuck in my faith | what is discipleship | abide in me and bear fruit',
  modesty:
    'what does the bible say about modest clothing | can women wear pants | is makeup a sin | should women cover their heads | is a bikini wrong | what should I wear to church | jewelry and braided hair in the Bible | are short skirts a sin | men with long hair',
  entertainment:
    'can my kids celebrate halloween | are fantasy books ok | what does the bible say about movies, music and social media | is secular music a sin | can Christians watch Harry Potter | are video games wrong | is dancing a sin | should I delete Instagram | is rap music sinful | horror movies and Christians | playing cards and Christians',
  marriage:
    "my marriage is falling apart | how do we stop fighting | what does the bible say about marriage | how can I be a better husband | verse for a wedding | two become one flesh | how do we save our marriage | my wife and I fight all the time | equally yoked | marrying a non-believer | my spouse isn't a Christian | what makes a good marriage | anniversary verse",
  divorce:
    "Is divorce ever ok? | we are splitting up | what does the bible say about divorce | is divorce a sin | when is divorce allowed | my wife wants a divorce | God hates divorce | he cheated can I divorce him | I'm divorced am I still welcome | what did Jesus say about divorce | annulment Catholic | divorced parents",
  remarriage:
    'can i marry again after a divorce | is remarriage adultery | can a divorced Catholic remarry | second marriage in church | is it a sin to date after divorce | my ex is still living can I get married again | widow marrying again | will my second marriage be blessed | remarried and taking communion | marrying a divorced man',
  submission:
    'what does it mean that wives should submit | do wives have to obey their husbands | head of the household meaning | my husband says I must submit | wives submit to your husbands Ephesians | is the man the boss in marriage | mutual submission | what if my husband asks me to sin | complementarian or egalitarian | does submit mean he decides everything',
  singleness:
    "is it all right to be single | I'm 40 and still single | does God want everyone to marry | gift of singleness | single in a church full of families | Paul said it's better not to marry | will I ever find someone | content being single | never married and Christian | alone at weddings",
  dating:
    "is it ok to be friends with my ex | should I marry him, how do I know | what does the bible say about dating | how far is too far | should I date a non Christian | boyfriend isn't a believer | how do I know he's the one | online dating for Christians | breaking up with my girlfriend | courtship or dating | is kissing a sin | how old should you be to date",
  'sex-before-marriage':
    "is it wrong to live together before the wedding | we share an apartment and are not married | what does the bible say about sex before marriage | is living together a sin | my boyfriend wants to move in | is premarital sex a sin | waiting until marriage | I'm not a virgin anymore | fornication meaning | engaged and sleeping together | cohabiting couple at church | hooking up",
  adultery:
    "my pastor had an affair | he was unfaithful to me | what does the bible say about an affair | my husband cheated | I cheated on my wife | can a marriage survive cheating | is emotional cheating adultery | she's having an affair | thou shalt not commit adultery | woman caught in adultery | texting another man | do I tell my spouse I was unfaithful",
  parenting:
    "how do I talk to my kids about God | my kids are driving me crazy | how should i raise my children | train up a child verse | how do I discipline my kids | is spanking biblical | teaching kids about God | my teenager won't listen | being a good dad | single mom verse | family devotions with little ones | fathers do not provoke your children | praying for my kids",
  'prodigal-child':
    "my son wont go to church anymore | My daughter says she is an atheist now | my child has walked away from god | my son won't speak to me | my daughter left the church | prodigal son story | my adult kids don't believe | my grown son has cut me off | praying for a wayward child | my grandson says he's gay, how do I keep him close | how do I keep my kids in the faith | did I fail as a parent because my child left God",
  children:
    'what did jesus say about children | let the little children come to me | are children innocent | what is the age of accountability | why did Jesus like kids | become like a little child meaning | children in church making noise | what does the Bible say about kids | millstone around the neck verse | children are a heritage from the Lord',
  'honoring-parents':
    'do i have to honor a bad parent | honor your father and mother | my mom is toxic | my dad was never there | do I have to obey my parents as an adult | parents who abused me | my parents hate my boyfriend | children obey your parents | cutting off my mother | respecting parents who are wrong',
  'aging-parents':
    "how do i care for my aging parents | mom has dementia | putting dad in a nursing home guilt | caring for elderly mother | my parents need help and I'm tired | should I let my mother move in with us | caregiver verse | Alzheimer's and faith | looking after grandma | sandwich generation",
  aging:
    'what does the bible say about growing old | turning 70 | gray hair is a crown | does God still use old people | I feel useless since I got old | verse for a retirement | getting older scares me | even to your old age I will carry you | old age in the Bible | birthday verse for my grandmother',
  adoption:
    "we are thinking about foster care | loving a stepchild | what does the bible say about adoption | we are fostering a little boy | adopted into God's family | foster care Bible verse | should we adopt | I was adopted and feel unwanted | was Moses adopted | orphans in the bible | placing my baby for adoption | who were adopted people in scripture",
  widows:
    "what does the bible say to widows | I'm a widow now | verse for a widow | caring for widows and orphans | how do I live without my husband | widow of Zarephath | lost my wife, I'm a widower | who looks after widows in church | the widow's mite | first year alone after my spouse died",
  'family-conflict':
    "how do i deal with a divided family | my family doesn't talk anymore | mother-in-law problems | siblings fighting over the will | my brother and I haven't spoken in years | families in the Bible that fought | politics split our family | Thanksgiving with difficult relatives | Joseph and his brothers | in-laws are driving me crazy | estranged from my sister",
  money:
    'what does the bible say about money | is it wrong to be rich | verse about wealth | you cannot serve God and money | is money evil | saving money bible | should Christians invest | the love of money | how to handle money wisely',
  debt: 'is it a sin to be in debt | verse about debt | owe no man anything | I have so much credit card debt | the borrower is slave to the lender | should I file bankruptcy as a Christian | cosigning a loan bible | lending money to family | charging interest in the Bible | student loans and God',
  giving:
    "do i have to tithe | how much should I give to church | ten percent before or after taxes | is tithing in the New Testament | I can't afford to tithe | God loves a cheerful giver | can I give my tithe to charity | what is an offering | pastor says we must give",
  'prosperity-gospel':
    "does god promise to make believers rich | prosperity gospel | name it and claim it | TV preacher says send seed money | health and wealth preaching | is sowing a seed biblical | why isn't God blessing me financially | I gave and didn't get anything back | God wants me to prosper | televangelists private jets",
  poverty:
    "what does the bible say about the poor | helping the homeless | the poor you will always have with you | should I give money to beggars | feed the hungry verse | he who doesn't work shall not eat | does God care about poor people | rich man and Lazarus | Christian view on welfare",
  work: 'what does the bible say about work | verse about hard work | I hate my job | working for a bad boss | is it ok to quit my job | i want to leave my job but feel guilty | work as unto the Lord | lazy coworkers | my boss is family and I want to leave | is ambition wrong | what does God think about my career',
  unemployment:
    "i lost my job | laid off today | can't find work | verse for job interview | fired after twenty years | been out of work for months | how do I trust God without a paycheck | company closed and I'm unemployed | looking for a job prayer | what to do when you get fired",
  provision:
    "will god provide for me | how will we pay rent | birds of the air and lilies of the field | God will supply all your needs | we don't have enough money for groceries | verse for God's provision | give us this day our daily bread | manna in the desert | bills are piling up | trusting God to take care of us",
  gambling:
    'can you bet on football | is fantasy football for money ok | is gambling a sin | my husband buys scratch offs every friday is gambling wrong | is playing the lottery wrong | is bingo at church ok | poker night with friends | casting lots in the Bible | sports betting addiction | casino trip sin | raffle tickets and Christians | what does scripture say about betting',
  'honesty-in-business':
    'is it stealing if I download movies | is it ok to cheat on my taxes a little | what does the bible say about taxes and honest business | render unto Caesar | cheating on taxes | dishonest scales | my boss wants me to lie to customers | paying workers fairly | is it ok to work under the table | Zacchaeus the tax collector | keeping extra change from the cashier | stealing from work',
  rest: 'what does the bible say about rest | am I allowed to take a day off | I feel guilty resting | he makes me lie down in green pastures | how did Jesus rest | slow down and be still | vacation and God | why did God rest on the seventh day | my yoke is easy | too busy to breathe',
  sabbath:
    "should stores be closed on Sunday | is it wrong to shop on Sunday | do christians have to keep the sabbath | is Sunday or Saturday the Sabbath | can I work on Sunday | why do we go to church on Sunday | is mowing the lawn on Sunday a sin | Seventh-day Adventist Saturday worship | remember the Sabbath day | what can't you do on the Sabbath | blue laws Sunday shopping | kids' soccer on Sundays",
};
