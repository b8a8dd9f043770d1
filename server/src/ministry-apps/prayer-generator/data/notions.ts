/** Something that a prepared sentence takes for granted, and the words of a request that say it is so. */
interface Notion {
  id: string;
  /** In a prepared sentence. */
  line: RegExp;
  /** In what the person wrote, besides the same words. Broad: a sentence is only left out where nothing speaks for it. */
  text: RegExp;
}

const kin =
  'husband|wife|spouse|partner|fianc\\w+|moms?|mums?|moth\\w+|mama|mommy|dads?|daddy|papa|father\\w*|parents?|sons?|daughters?|kids?|child\\w*|bab(?:y|ies)|twins|brother\\w*|bro|sis|sister\\w*|grand\\w+|aunts?|uncles?|nieces?|nephews?|cousins?|in-?laws?|step\\w+|pregnan\\w*|marri\\w+|divorc\\w*|famil\\w+|relatives?';
const young =
  'child\\w*|kids?|bab(?:y|ies)|newborn|infant|toddlers?|sons?|daughters?|boys?|girls?|teen\\w*|twins|triplets|grand(?:son|daughter|child|kid|bab)\\w*|niece|nephew|foster\\w*|adopt\\w*|pregnan\\w*|expecting|birth\\w*|miscarr\\w*|stillb\\w*|nicu|ivf|embryos?|infertil\\w*|conceive|kindergarten|preschool|daycare|day care|(?:first|second|third|fourth|fifth|sixth|seventh|eighth) grade|middle school|high school|elementary|students?|little ones?|\\d+ ?-?(?:yo|y/o|yr|year)s?[ -]old|youth|sophomore|freshman|junior|senior|custody|daddy|mommy|prom|graduat\\w+';
const ill =
  'doctors?|dr|drs|nurses?|hospi\\w+|icu|nicu|er|clinic|medic\\w*|meds|surg\\w*|operat\\w*|procedure|bypass|transplant|replace\\w*|stent|biops\\w*|cancer\\w*|chemo\\w*|radiation|tumou?r\\w*|lump|mass|scans?|mri|ct|x-?ray|tests?|results?|diagnos\\w*|dialysis|diabet\\w*|kidneys?|lungs?|heart|liver|brain|strokes?|seizures?|dement\\w*|alzheimer\\w*|parkinson\\w*|ms|als|lupus|autis\\w*|adhd|depress\\w*|bipolar|anxi\\w*|panic|ptsd|covid|flu|fever|pneumonia|infect\\w*|virus|sick\\w*|ill|illness|disease|disorder|pain\\w*|hurts?|hurting|ache\\w*|aching|migraine\\w*|headaches?|sore|injur\\w*|broke\\w* (?:his|her|my|their|a) \\p{L}+|fell|hip|knee|knees|back|neck|shoulder|blood|bleed\\w*|weak\\w*|remission|recover\\w*|heal\\w*|health\\w*|treatment\\w*|therap\\w*|rehab|treated|tubes|ventilator|oxygen|coma|wound\\w*|cataract\\w*|eyes?|eyesight|blind\\w*|deaf\\w*|hearing (?:aid|loss)|teeth|tooth|dent\\w*|checkups?|appointments?|appt|pregnan\\w*|labor|birth\\w*|c-section|preemie|premature|miscarr\\w*|ivf|vet|insulin|numb\\w*|arthritis|asthma|allerg\\w*|breath\\w*|cough\\w*|nause\\w*|vomit\\w*|weeks early|early|disab\\w*|wheelchair|walker|wander\\w*|memory|forget\\w*|stones?';
const death =
  'die[sd]?|dead|death\\w*|dying|pass(?:ed|ing)|lost|loss\\w*|losing|lose|buried|bury\\w*|funerals?|grave\\w*|burial|cremat\\w*|ashes|memorial|gone|miss(?:es|ed|ing)?|kill\\w*|late|widow\\w*|griev\\w*|grief|mourn\\w*|suicide|overdos\\w*|fentanyl|heaven|put (?:him|her|it|them|my|our|down|to sleep)|(?:it’?s|its) time|hospice|took (?:his|her|their) (?:own )?life|stillb\\w*|miscarr\\w*|drown\\w*|murder\\w*|shot|shooting|wreck|crash\\w*|war|terminal|stage (?:4|four|iv)|last days|took (?:him|her) home|euthan\\w*|let (?:him|her|it) go|made it|make it|survive\\w*';
const money =
  'mon(?:ey|ies)|rent|bills?|ow(?:e|es|ed|ing)|debts?|loans?|mortgages?|pay\\w*|paid|afford\\w*|broke|cost\\w*|price\\w*|cash|landlords?|evict\\w*|banks?|bankrupt\\w*|foreclos\\w*|financ\\w*|income|wages?|salary|raise|savings?|saved|dollars?|bucks|insurance|medicaid|medicare|food stamps|snap|pantry|utilit\\w*|electric\\w*|shut ?off|overdue|past due|credit|taxes|irs|repos?\\w*|laid off|let go|fired|unemploy\\w*|job|jobs|hours? cut|work\\w*|business|sell|sold|shop|store|\\d+k|grand|poor|hungry|groceries|gas|tuition|scholarship|fund\\w*|donat\\w*|budget\\w*|repair\\w*|transmission|fix';

const word = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])`, 'iu');

/** What prepared sentences take for granted. A request that says none of it is prayed for in other sentences. */
export const notions: readonly Notion[] = [
  {
    id: 'child',
    line: word(
      '(?<!your )(?:child|children)|kids?|bab(?:y|ies)|toddlers?|newborns?|sons?|daughters?|little ones?|students?',
    ),
    text: word(young),
  },
  {
    id: 'mother',
    line: word('mothers?|moms?'),
    text: word(`${young}|moms?|mums?|moth\\w+|mama|mommy|grandma\\w*|nana|granny`),
  },
  {
    id: 'father',
    line: word('fathers|(?<!our )father(?!ly)|dads?'),
    text: word(`${young}|dads?|daddy|papa\\w*|father\\w*|grandpa\\w*|pop|pops`),
  },
  {
    id: 'couple',
    line: word('husbands?|wife|wives|marriages?|married|couples?|weddings?|bride|groom|these two|two people'),
    text: word(
      'husbands?|hubby|wife|wives|spouse|partner|marri\\w*|wedding|weds?|engag\\w*|propos\\w*|fianc\\w*|divorc\\w*|separat\\w*|anniversary|couples?|bride\\w*|groom\\w*|ex|boyfriend|girlfriend|relationship|years together|widow\\w*|vows?|affair|pregnan\\w*|my (?:man|woman)',
    ),
  },
  { id: 'family', line: word('famil(?:y|ies)|relatives|siblings'), text: word(`${kin}|home|house\\w*`) },
  {
    id: 'illness',
    line: word(
      'heal(?!ed relationship)|healing|illness|disease|sick(?:ness)?|ill|patients|recover(?:y|s)?|symptoms?|treatments?|medicines?|diagnos\\w+|checkups?|scans?|doctors?|nurses?|hospitals?|wards?|clinics?|pains?|caregivers?|cancer|tumou?r|chemo\\w*|embryos?',
    ),
    text: word(ill),
  },
  {
    id: 'operation',
    line: word('surg\\w+|operat(?:ion|ing)\\w*|anesthe\\w+|scalpel|mask comes down|put to sleep'),
    text: word(
      'surg\\w*|operat\\w*|procedure|bypass|transplant\\w*|replace\\w*|stent|remov\\w*|c-section|valve|biops\\w*|cataract\\w*|appendi\\w*|gallbladder|amput\\w*|scope|pacemaker|put under|goes in|going in|under the knife|cut\\w*|fix|or',
    ),
  },
  {
    id: 'death',
    line: word(
      'dies?|died|dead|death|grief|griev\\w+|mourn\\w*|bereaved|funerals?|graves?|graveside|coffin|widow\\w*|(?:is|are|be) missed|one who is gone',
    ),
    text: word(death),
  },
  {
    id: 'interview',
    line: word('interviews?|inbox'),
    text: word(
      'interview\\w*|appl(?:y|ied|ying|ication\\w*)|looking for (?:a job|work)|job search\\w*|r[eé]sum[eé]\\w*|audition\\w*',
    ),
  },
  {
    id: 'job-hunt',
    line: word(
      'applications?|job search|next job|new work|out of work|without work|lost (?:a |this |the )?(?:job|work)|r[eé]sum[eé]s?|laid off',
    ),
    text: word(
      'interview\\w*|appl(?:y|ied|ying|ication\\w*)|r[eé]sum[eé]|hir\\w+|unemploy\\w*|jobs?|laid|layoffs?|let go|fired|out of work|looking for work|find work|work|quit|position|promotion|offer\\w*|career|closing|plant|audition\\w*|employ\\w*|severance',
    ),
  },
  {
    id: 'money',
    line: word(
      'bills?|debts?|rents?|landlords?|mortgages?|banks?|wages|creditors?|lenders?|paychecks?|loans?|account|accounts',
    ),
    text: word(money),
  },
  {
    id: 'bills',
    line: word('open one of them|the whole list|envelopes?|telephone|unopened letters|what (?:I|we) owe|\\{I\\} owe'),
    text: word(
      'bills?|letters?|mail|envelopes?|overdue|past due|ow(?:e|ed|es|ing)|debts?|collect\\w*|call(?:s|ed|ing)?|credit cards?',
    ),
  },
  {
    id: 'housing',
    line: word('rents?|landlords?|mortgages?|evictions?|lease'),
    text: word(
      'rent\\w*|landlord\\w*|mortgag\\w*|evict\\w*|lease|apartment|hous(?:e|ing)|home\\w*|building|foreclos\\w*|shelter|roof|trailer|move|moving|place to (?:live|stay)',
    ),
  },
  {
    id: 'congregation',
    line: word('congregations?|committees?|sermons?|parish|pastors?|deacons?|shepherds?'),
    text: word(
      'church\\w*|pastors?|preach\\w*|sermons?|congregation\\w*|parish|deacons?|elders?|priests?|minist\\w*|youth group|small group|bible study|choir|worship\\w*|missionar\\w*|baptis\\w*|mass|rector|bishop|vbs|sunday school|reverend|rev|session|synod',
    ),
  },
  {
    id: 'school',
    line: word(
      'exams?|examiners?|grades?|(?<!medical )tests?(?! (?:result|show))|teachers?|schools?|classrooms?|classmates?|homework|lessons?|mark|marks|scores?|graduat\\w+|desks?',
    ),
    text: word(
      'exams?|tests?|quiz\\w*|finals?|midterms?|bar|boards?|sats?|act|ged|nclex|lsat|mcat|school\\w*|class\\w*|grades?|teach\\w*|stud(?:y|ying|ied|ent\\w*)|colleges?|universit\\w*|campus|semester|degree|diploma|graduat\\w*|homework|principal|tutor\\w*|kindergarten|preschool|professor|scholarship|fail(?:ed|ing)|pass(?:ed|ing)?|math|essay|thesis|dissertation|certif\\w*|licens\\w*|driving test|freshm[ae]n|sophomore|dorm',
    ),
  },
  {
    id: 'law',
    line: word(
      'judges?|courts?|courtroom|lawyers?|jur(?:y|ies)|behind bars|prisons?|jails?|cells?|guards|sentences?|inmates?|verdict',
    ),
    text: word(
      'judges?|courts?|lawyers?|attorneys?|trial|jur(?:y|ies)|jail\\w*|prison\\w*|inmates?|arrest\\w*|custody|sentenc\\w*|probation|parole|charg\\w+|hearing|police|cops?|legal|bail|bond|lawsuit|sued|suing|prosecut\\w*|convict\\w*|guilty|felony|dui|locked up|incarcerat\\w*|immigra\\w*|deport\\w*|asylum|detain\\w*|visa|warrant|crime|testif\\w*|divorc\\w*|guardian\\w*|evict\\w*|foreclos\\w*|ticket',
    ),
  },
  {
    id: 'service',
    line: word(
      'soldiers?|deploy\\w+|homecomings?|boot camp|drill|uniforms?|barracks|troops?|veterans?|basic training|in that unit|those who serve in',
    ),
    text: word(
      'soldiers?|deploy\\w*|army|navy|marines?|air force|coast guard|national guard|military|boot ?camp|basic(?: training)?|veterans?|vets?|base|ships?|troops?|enlist\\w*|service|serv(?:es|ed|ing)|uniform|tour|combat|war|overseas|ptsd|sergeant|sgt',
    ),
  },
  {
    id: 'road',
    line: word(
      'brakes?|roads?|miles?|highways?|behind the wheel|trucks?|cars?|flights?|planes?|pilots?|luggage|traffic',
    ),
    text: word(
      'driv\\w*|drove|roads?|miles?|highways?|truck\\w*|cars?|vans?|bus\\w*|flight\\w*|fly\\w*|flew|planes?|airports?|pilots?|traffic|travel\\w*|trips?|commut\\w*|haul\\w*|wreck\\w*|accident\\w*|crash\\w*|interstate|i-\\d+|ride|vacation|journey|motorcycle|bike|hours? away|coming home|visit\\w*|license|transmission|vehicle|tires?|moving|leav(?:es|ing)|licen[cs]e|dmv',
    ),
  },
  {
    id: 'own-wrong',
    line: word(
      'forgive (?:me|this|it|what (?:I|was done))|(?:I|we) (?:was|were|am|are) (?:wrong|sorry)|I am sorry|what (?:I|we) have done|wrong that was done|sins?|repent\\w*|apolog\\w*|promise was broken|confess\\w*|begin again|look away',
    ),
    text: word(
      'forgiv\\w*|sorry|guilt\\w*|asham\\w*|shame|regret\\w*|faults?|confess\\w*|l(?:ied|ying|ies)|cheat\\w*|stole|steal\\w*|sins?|sinned|hid|hiding|secrets?|wrong\\w*|should(?: not|n’t|nt)?(?: have| ?of|’ve)|shouldn’t|apolog\\w*|repent\\w*|mistakes?|messed up|screwed up|blew|betray\\w*|affair|unfaithful|hurt (?:him|her|them|my|someone|people)|yelled|snapped|mean to|cruel|lost my temper|broke (?:a|my|his|her|the) (?:promise|trust|word)|garbage|told everybody|gossip\\w*|relaps\\w*|make (?:it|things) right|better man|better person|failed (?:him|her|them|you|my)|what i (?:did|said)|drank|drinking|porn\\w*|sober|abort\\w*|forgot|ignored|neglect\\w*|hate myself|temper|bad (?:mom|mother|dad|father|person)|gambl\\w*|kept it|took (?:it|money)',
    ),
  },
  {
    id: 'addiction',
    line: word(
      'sober|sobriety|sponsors?|relaps\\w+|addict\\w*|the bottle|drinking|drugs?|clean|crav\\w+|meetings?|next attempt to quit',
    ),
    text: word(
      'sob(?:er|riety)|clean|relaps\\w*|addict\\w*|drink\\w*|drank|drunk|alcohol\\w*|beer|vodka|whiskey|bottle|aa|na|al-anon|sponsor|rehab|detox|drugs?|meth|heroin|fentanyl|pills?|opioids?|oxy\\w*|weed|cocaine|overdos\\w*|using|vap\\w+|smok\\w*|cigarettes?|nicotine|tobacco|gambl\\w*|bets?|betting|porn\\w*|gaming|scroll\\w*|quit\\w*|recovery|crav\\w*|meetings?|council|board',
    ),
  },
  {
    id: 'betrayal',
    line: word('betray\\w*|unfaithful\\w*|adulter\\w+|affairs?|infidelity'),
    text: word(
      'betray\\w*|cheat\\w*|affairs?|unfaithful\\w*|lied|lying|trust\\w*|another (?:woman|man)|porn\\w*|secret\\w*|texting',
    ),
  },
  {
    id: 'animal',
    line: word('animals?|pets?|dogs?|cats?|paws?|herds?'),
    text: word(
      'animals?|pets?|dogs?|pupp\\w+|pups?|cats?|kittens?|kitt(?:y|ies)|horses?|pon(?:y|ies)|rabbits?|bunn\\w+|birds?|parrots?|hamsters?|guinea pigs?|goats?|cows?|calves|calf|cattle|heifers?|pigs?|hogs?|sheep|lambs?|chickens?|hens?|ducks?|fish|turtles?|lizards?|vet|stray|rescue|herd|livestock|farm\\w*|ranch\\w*|barn|milk\\w*|bees|deer|lab|beagle|terrier|shepherd|hound',
    ),
  },
  {
    id: 'alone',
    line: word(
      'empty (?:house|home|hours|chair|room|place)|second chair|quiet house|the television|live alone|lonely|loneliness',
    ),
    text: word(
      'alone|lonel\\w*|by myself|no ?(?:one|body)|nobody|widow\\w*|empty|isolat\\w*|single|no friends|homesick|quiet|evenings?|since (?:he|she) (?:died|passed|left)|miss(?:es|ing)?|friends?|left out|new (?:town|city|place)|retire\\w*|just me|invisible',
    ),
  },
  {
    id: 'field',
    line: word('crops?|harvests?|farmers?|farms?|fields?|cattle|wells|rain'),
    text: word(
      'crops?|harvest\\w*|farm\\w*|fields?|cattle|cows?|herd|hay|corn|beans|wheat|soy\\w*|ranch\\w*|drought|rain\\w*|dry|wells?|pastures?|pond|orchard\\w*|vineyards?|garden\\w*|planting|plow\\w*|combine|tractor|dairy|milk\\w*|weather|storm\\w*|flood\\w*|snow|freeze|hail|barn|fire|smoke',
    ),
  },
  {
    id: 'baptism',
    line: word('baptis\\w+|water of'),
    text: word(
      'baptis\\w*|baptiz\\w*|christen\\w*|dedicat\\w*|confirm\\w*|saved|faith|believ\\w*|gave (?:my|his|her) life',
    ),
  },
  {
    id: 'in-laws',
    line: word('in-laws?'),
    text: word(
      'in-? ?laws?|(?:husband|wife|spouse|fianc[eé]e?)[’s]* (?:\\p{L}+ )?(?:mom|mother|dad|father|parents|sister|brother|family)',
    ),
  },
  {
    id: 'fever',
    line: word('fever'),
    text: word('fever|flu|sick|infect\\w*|pneumonia|sepsis|temperature|virus|covid|strep|malaria'),
  },
  {
    id: 'no-cause',
    line: word('no cause has been found|tired of looking|the right question'),
    text: word(
      'no (?:answers?|cause|idea)|can’t (?:find|figure)|cannot find|don’t know (?:what|why)|(?:un)?diagnos\\w*|mystery|tests?|specialists?|puzzl\\w*|unexplained|inconclusive',
    ),
  },
  {
    id: 'sick-animal',
    line: word('(?:make|let) (?:it|this animal|this creature) well|the vet'),
    text: word(
      'sick|ill|vet|surgery|limp\\w*|cancer|tumou?r|hurts?|hurting|injur\\w*|eat(?:ing)?|seizures?|vomit\\w*|kidneys?|hit by|lump|infect\\w*|weak\\w*|bleed\\w*|heart|parvo|colic|lame|swollen|broke\\w*',
    ),
  },
];
