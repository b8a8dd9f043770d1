import type { Theme, Topic } from '../theme.ts';
import type { OccasionId } from '../understanding/groups.ts';
import { church, meal } from './gathering.ts';
import { caregiving, dying, illness, surgery } from './health.ts';
import { addiction, conflict, doubt, guilt, loneliness } from './heart.ts';
import { baptism, child, marriage, wedding } from './home.ts';
import { death, infertility, pregnancyLoss } from './loss.ts';
import { aging, bedside, bedtime, chronicPain, disability, mentalHealth, tired } from './occasions/body-and-mind.ts';
import {
  angerAtGod,
  divorce,
  enemies,
  forgiving,
  immigration,
  prison,
  sobriety,
} from './occasions/family-and-faith.ts';
import { adoption, animal, communityTragedy, funeral, newBaby, suicideLoss } from './occasions/loss-and-hope.ts';
import { birthday, gathering, pastor, thanksgiving, war } from './occasions/public-and-joy.ts';
import {
  bullying,
  farm,
  graduation,
  homeDamage,
  newHome,
  retirement,
  workGood,
  workTrouble,
} from './occasions/work-and-home.ts';
import { decision, exam, jobLoss, legal, money, school } from './work.ts';
import { disaster, nation, service, travel } from './world.ts';

export interface Occasion {
  /** On a chip. */
  label: string;
  theme: Theme | Topic;
  /** Words that are a strong sign of it. */
  cue?: RegExp;
  /** Always about the person who writes. */
  self?: true;
  /** A petition that names no one, for a text in which it is the second need. */
  ask: string;
}

/** What people ask prayers for. A mood or a name alone is no occasion. */
export const occasions: { readonly [id in OccasionId]: Occasion } = {
  illness: {
    label: 'An illness',
    theme: illness,
    cue: /\b(?:cancer|chemo\w*|biopsy|tumou?rs?|icu|pneumonia|sepsis|in the hospital|stroke|strep|flu\b|covid|infection|diagnos\w+|dialysis|heart attack|lymphoma|leukemia|kidney stones|lupus|mono\b|scan)\b/i,
    ask: 'Bring healing, and good care until it comes.',
  },
  surgery: {
    label: 'A surgery',
    theme: surgery,
    cue: /\b(?:surger\w+|operation|operat(?:ed|ing)|transplant|bypass|hysterectomy|c-section|knee replacement|hip replacement|appendix|gallbladder)\b/i,
    ask: 'Let the surgery go well, and the healing after it.',
  },
  'mental-health': {
    label: 'Anxiety, depression, the mind',
    theme: mentalHealth,
    cue: /\b(?:depress\w+|anxiety|panic attacks?|bipolar|schizo\w+|ocd|ptsd|therapist|zoloft|lexapro|eating disorder|postpartum depression|antidepress\w+|psych(?:iatric)? (?:ward|unit|hospital))\b/i,
    ask: 'Heal the mind, and quiet what torments it.',
  },
  'chronic-pain': {
    label: 'Pain that does not end',
    theme: chronicPain,
    cue: /\b(?:chronic|fibromyalgia|migraines?|years of pain|rheumatoid|lyme|endometriosis|crohn\S*|sciatica|long covid|nerve pain|arthritis)\b/i,
    ask: 'Ease the pain that goes on and on.',
  },
  disability: {
    label: 'A disability',
    theme: disability,
    cue: /\b(?:autis\w+|down syndrome|cerebral palsy|wheelchair|special needs|nonverbal|non-verbal|iep\b|deaf\b|blind\b|developmental\w*)\b/i,
    ask: 'Let there be patient help and an open place for those who need more of it.',
  },
  'new-baby': {
    label: 'A baby',
    theme: newBaby,
    cue: /\b(?:nicu|newborn|pregnan\w+|baby shower|due date|expecting|preemies?|in labor|first grandbaby|weekers?|trimester)\b/i,
    ask: 'Keep the child safe, and let it grow and thrive.',
  },
  'pregnancy-loss': {
    label: 'The loss of a baby',
    theme: pregnancyLoss,
    cue: /\b(?:miscarr\w+|stillb\w+|lost the baby|lost our baby|no heartbeat|ectopic)\b/i,
    ask: 'Comfort those who have lost a child before they could hold it long enough.',
  },
  infertility: {
    label: 'Hoping for a child',
    theme: infertility,
    cue: /\b(?:ivf|iui|infertil\w*|trying for (?:a|another) baby|trying to (?:conceive|get pregnant)|embryos?|negative test)\b/i,
    ask: 'Give the child that is longed for.',
  },
  'adoption-foster': {
    label: 'Adoption or foster care',
    theme: adoption,
    cue: /\b(?:adopt\w+|foster\w*|caseworker|birth mom|birth mother|respite care|termination of rights)\b/i,
    ask: 'Give every child in this prayer a safe home.',
  },
  death: {
    label: 'A death, and grief',
    theme: death,
    cue: /\b(?:(?:my|our) (?:\w+ )?(?:died|passed away)|funeral|grief|griev\w+|mourning|since (?:he|she) (?:died|passed)|widow\w*|we buried|passed away|before (?:he|she) (?:died|passed)|been a year since)\b/i,
    ask: 'Comfort all who grieve.',
  },
  dying: {
    label: 'Someone’s last days',
    theme: dying,
    cue: /\b(?:hospice|last days|days to live|weeks to live|terminal|not much time|nothing more (?:they|the doctors) can do)\b/i,
    ask: 'Give peace at the end of life, and company in it.',
  },
  'suicide-loss': {
    label: 'A suicide or an overdose',
    theme: suicideLoss,
    cue: /\b(?:took (?:his|her|their) own life|killed (?:himself|herself)|died by suicide|hung (?:himself|herself)|shot (?:himself|herself)|overdosed and (?:died|passed)|suicide)\b/i,
    self: true,
    ask: 'Comfort those who lost someone in a way that is hard to say.',
  },
  pet: {
    label: 'An animal',
    theme: animal,
    cue: /\b(?:vet\b|rainbow bridge|(?:dog|cat|puppy|kittens?|hamster|guinea pig|rabbit|horse|beagle|labrador|retriever|parrot|ferret)s?\b)/i,
    self: true,
    ask: 'Look after the animal that is loved here.',
  },
  'job-loss': {
    label: 'A lost job',
    theme: jobLoss,
    cue: /\b(?:laid off|lost (?:my|his|her|our) job|got fired|unemploy\w*|out of work|looking for work|job hunt\w*|layoffs?|no work|interview)\b/i,
    ask: 'Open the way to work.',
  },
  'work-trouble': {
    label: 'Trouble at work',
    theme: workTrouble,
    cue: /\b(?:my boss|supervisor|coworkers?|short[- ]staffed|overtime|write[- ]?up|toxic|quit my job|shift)\b/i,
    ask: 'Make what is unfair at work fair.',
  },
  'work-good': {
    label: 'A new job or good news at work',
    theme: workGood,
    cue: /\b(?:got (?:the|a) (?:new )?(?:job|promotion|offer|raise)|promoted|new job|first day (?:at work|on the job)|opening (?:a|my|our) (?:shop|store|business|restaurant)|got hired)\b/i,
    ask: 'Bless the new work.',
  },
  money: {
    label: 'Money',
    theme: money,
    cue: /\b(?:rent|bills?|debts?|credit cards?|paycheck|mortgage|behind on|overdraft|electric bill|eviction|can['’]?t afford|food stamps|money)\b/i,
    ask: 'Provide what is needed to pay the bills.',
  },
  'home-damage': {
    label: 'Damage to the house',
    theme: homeDamage,
    cue: /\b(?:basement|sump pump|house fire|roof (?:leak\w*|collapsed|off)|flooded|burst pipe|pipe burst|mold|tree fell|adjuster)\b/i,
    ask: 'Make the house safe and dry again.',
  },
  'new-home': {
    label: 'A new home',
    theme: newHome,
    cue: /\b(?:closed on|new (?:house|home|apartment)|house ?warming|house blessing|bless (?:this|our) (?:house|home)|moving (?:us|to|in|into)|keys)\b/i,
    ask: 'Bless the home that is new.',
  },
  exam: {
    label: 'An exam',
    theme: exam,
    cue: /\b(?:exams?|finals|midterms?|nclex|boards|the sats|bar exam|licens\w+ (?:test|exam)|driving test)\b/i,
    ask: 'Give clear minds in the exam.',
  },
  school: {
    label: 'School',
    theme: school,
    cue: /\b(?:kindergarten|first day of school|my students|my classroom|new school|dyslexi\w+|report card|principal|tutor)\b/i,
    ask: 'Bless all who learn and all who teach.',
  },
  bullying: {
    label: 'Bullying',
    theme: bullying,
    cue: /\b(?:bull(?:y|ied|ies|ying)|picked on|making fun of|mean girls|left out)\b/i,
    ask: 'Stop the cruelty, and send a loyal friend.',
  },
  graduation: {
    label: 'A graduation',
    theme: graduation,
    cue: /\b(?:graduat\w+|diploma|commencement|cap and gown|valedictorian)\b/i,
    ask: 'Bless those who graduate, and what comes next for them.',
  },
  'teen-child-worry': {
    label: 'Worry about a child or teenager',
    theme: child,
    cue: /\b(?:vaping|sneak\w+ out|wrong crowd|skipping school|suspended|ran away|runaway|my (?:teen|teenager)|grounded|rebel\w*)\b/i,
    ask: 'Keep the young ones safe, and turn them toward what is good.',
  },
  'marriage-trouble': {
    label: 'A marriage in trouble',
    theme: marriage,
    cue: /\b(?:our marriage|my marriage|marriage counsel\w*|on the couch|roommates instead|barely (?:talk|speak))\b/i,
    ask: 'Heal the marriage that hurts.',
  },
  'unfaithful-guilt': {
    label: 'Something I did wrong',
    theme: guilt,
    cue: /\b(?:i cheated|i lied|i stole|i betrayed|had an affair|ashamed|i hollered|i yelled|feel like garbage|gambled|i hit|my own fault|forgive me)\b/i,
    self: true,
    ask: 'Forgive {me}, and show {me} how to make it right.',
  },
  divorce: {
    label: 'A divorce or separation',
    theme: divorce,
    cue: /\b(?:divorc\w+|separating|separated|my ex\b|ex-(?:husband|wife)|splitting up|custody)\b/i,
    ask: 'Be gentle with all whom the separation hurts.',
  },
  wedding: {
    label: 'A wedding',
    theme: wedding,
    cue: /\b(?:wedding|getting married|bride|groom|engaged|engagement)\b/i,
    ask: 'Bless those who marry.',
  },
  loneliness: {
    label: 'Loneliness',
    theme: loneliness,
    cue: /\b(?:lonel\w+|no friends|i need people|all alone|empty nest|by myself)\b/i,
    ask: 'Send company into the loneliness.',
  },
  'sobriety-self': {
    label: 'My sobriety',
    theme: sobriety,
    cue: /\b(?:i relapsed|my sponsor|days sober|years? sober|months sober|days clean|years clean|my sobriety|i (?:can['’]?t|want to) (?:stop|quit) drinking|aa meeting|na meeting)\b/i,
    self: true,
    ask: 'Keep {me} sober today.',
  },
  'addiction-other': {
    label: 'Someone’s addiction',
    theme: addiction,
    cue: /\b(?:(?:he|she|son|daughter|brother|sister|husband|wife|mom|dad) (?:\w+ ){0,2}(?:relaps\w+|using again|drinking again|is an alcoholic|in rehab|on meth|overdosed|detoxing)|using again|narcan|fentanyl)\b/i,
    ask: 'Break the hold of addiction.',
  },
  prison: {
    label: 'Prison or jail',
    theme: prison,
    cue: /\b(?:prison|jail|locked up|incarcerat\w+|inmate|parole|huntsville|release date)\b/i,
    ask: 'Keep safe those who are behind bars.',
  },
  court: {
    label: 'A day in court',
    theme: legal,
    cue: /\b(?:court|judge|custody hearing|lawsuit|jury duty|deposition|trial)\b/i,
    ask: 'Let the court be just and merciful.',
  },
  military: {
    label: 'Military service',
    theme: service,
    cue: /\b(?:deploy\w*|basic training|boot camp|army|navy|marines?|air force|national guard|veteran|stationed)\b/i,
    ask: 'Guard those who serve, and those who wait for them.',
  },
  immigration: {
    label: 'Immigration',
    theme: immigration,
    cue: /\b(?:immigra\w+|deport\w*|visa|green card|asylum|citizenship|undocumented|uscis)\b/i,
    ask: 'Let the papers come, and keep families together.',
  },
  'nation-leaders': {
    label: 'The country and its leaders',
    theme: nation,
    cue: /\b(?:elections?|congress|president|governor|mayor|our (?:country|nation|leaders)|senate|city council|supreme court)\b/i,
    ask: 'Give wisdom to those who lead the country.',
  },
  'war-persecution': {
    label: 'War or persecution',
    theme: war,
    cue: /\b(?:ukraine|gaza|israel|sudan|syria|refugees?|persecuted|war\b|missiles?|bombs?|hostages?|myanmar|congo)\b/i,
    ask: 'Protect those who live in war.',
  },
  'disaster-weather': {
    label: 'A storm, flood or fire',
    theme: disaster,
    cue: /\b(?:hurricane|tornado|earthquake|wildfires?|typhoon|mudslide|landslide)\b/i,
    ask: 'Give shelter and help to those whom the disaster has struck.',
  },
  farm: {
    label: 'The farm',
    theme: farm,
    cue: /\b(?:wheat|soybeans?|calv\w+|cattle|herd|harvest|crops?|acres|the farm|combine|heifers?|hay\b|orchard|dairy)\b/i,
    ask: 'Bless the land and those who work it.',
  },
  'church-life': {
    label: 'Our church',
    theme: church,
    cue: /\b(?:vestry|search committee|our church|deacons?|building fund|vbs|mission trip|youth group|choir|congregation|congregational vote|our youth)\b/i,
    ask: 'Bless the church and hold it together.',
  },
  'pastor-leader': {
    label: 'A pastor or leader',
    theme: pastor,
    cue: /\b(?:our (?:new )?pastor|ordain\w+|ordination|installation|sabbatical|our priest|preacher|our minister)\b/i,
    ask: 'Strengthen those who lead the church.',
  },
  'baptism-faith': {
    label: 'A baptism or a step of faith',
    theme: baptism,
    cue: /\b(?:bapti[sz]\w+|confirmation|confirmed|first communion|quincea\S+|christening|dedication|gave (?:my|his|her) life)\b/i,
    ask: 'Bless the one who takes this step of faith.',
  },
  'doubt-dryness': {
    label: 'Dry or doubting faith',
    theme: doubt,
    cue: /\b(?:can['’]?t (?:seem to )?pray|cannot pray|don['’]?t feel (?:anything|god)|doubts?\b|lost my faith|dry well|feel nothing|is god (?:even )?(?:real|there)|going through the motions)\b/i,
    self: true,
    ask: 'Come near to {me} where faith is dry.',
  },
  'anger-at-god': {
    label: 'Anger at God',
    theme: angerAtGod,
    cue: /\b(?:(?:mad|angry|furious) (?:at|with) (?:god|you|him\b)|why did (?:you|god)|where were you|god let)\b/i,
    self: true,
    ask: 'Hear {my} anger, and do not turn away from it.',
  },
  forgiving: {
    label: 'Someone who hurt me',
    theme: forgiving,
    cue: /\b(?:forgive (?:him|her|them|my)|estranged|haven['’]?t spoken|not spoken in|reconcil\w*|what (?:he|she|they) did to me|quit writing back)\b/i,
    self: true,
    ask: 'Heal the old hurt, and open a way to peace.',
  },
  enemies: {
    label: 'Someone who does wrong',
    theme: enemies,
    cue: /\b(?:revenge|my enem\w+|get even|want (?:him|her|them) to pay|spreading lies|stalk\w*|sabotag\w*)\b/i,
    self: true,
    ask: 'Stop what is wrong, and keep {me} from paying it back.',
  },
  caregiving: {
    label: 'Caring for someone',
    theme: caregiving,
    cue: /\b(?:dementia|alzheimer\S*|caregiv\w+|taking care of my|caring for my|sundown\w*|memory care)\b/i,
    ask: 'Give rest and gentleness to those who care for another.',
  },
  aging: {
    label: 'Growing old',
    theme: aging,
    cue: /\b(?:nursing home|assisted living|car keys away|give up driving|growing old|getting old|my age|walker)\b/i,
    ask: 'Be near to those whose strength is fading.',
  },
  retirement: {
    label: 'Retirement',
    theme: retirement,
    cue: /\bretir(?:ed|ing|ement|es?)\b/i,
    ask: 'Give the days after work a purpose.',
  },
  travel: {
    label: 'A journey',
    theme: travel,
    cue: /\b(?:flight|flying|road trip|driving (?:to|through)|traveling|safe travels?|on the road)\b/i,
    ask: 'Keep safe all who travel.',
  },
  decision: {
    label: 'A decision',
    theme: decision,
    cue: /\b(?:decide|decision|crossroads|discern\w*|should (?:i|we)|which (?:one|way)|guidance)\b/i,
    ask: 'Give wisdom for the decision.',
  },
  thanks: {
    label: 'Thanks',
    theme: thanksgiving,
    cue: /\b(?:thank\w*|grateful|praise (?:him|god|the lord)|answered prayer|came back clean|cancer[- ]free|remission)\b/i,
    ask: 'Thank you for all that is good in this.',
  },
  meal: {
    label: 'Grace at a meal',
    theme: meal,
    cue: /\b(?:potluck|grace (?:at|before|for)|saying grace|bless(?:ing)? (?:the|this|our) (?:food|meal|supper|dinner)|cookout|table grace)\b/i,
    self: true,
    ask: 'Bless the food and those who eat it.',
  },
  bedtime: {
    label: 'Bedtime',
    theme: bedtime,
    cue: /\b(?:bedtime|bad dreams|monsters?|scared of the dark|tuck\w*|night ?light)\b/i,
    self: true,
    ask: 'Give a quiet night.',
  },
  'public-opening': {
    label: 'Opening a meeting or event',
    theme: gathering,
    cue: /\b(?:invocation|opening prayer|open (?:the|our) (?:meeting|game|session)|before the game|pregame|open (?:a|with))\b/i,
    self: true,
    ask: 'Bless all who come together.',
  },
  'graveside-funeral': {
    label: 'A funeral or memorial',
    theme: funeral,
    cue: /\b(?:graveside|memorial service|committal|at the (?:funeral|grave|cemetery)|burial|scatter\w* (?:the |his |her )?ashes)\b/i,
    self: true,
    ask: 'Comfort all who come to say goodbye.',
  },
  'bedside-visit': {
    label: 'A visit at a sickbed',
    theme: bedside,
    cue: /\b(?:bedside|chaplain|hospital visit|visiting (?:a|an|him|her)|shut-ins?|anointing)\b/i,
    self: true,
    ask: 'Be present at the sickbed.',
  },
  'community-tragedy': {
    label: 'A tragedy in town',
    theme: communityTragedy,
    cue: /\b(?:shooting|killed in a (?:wreck|crash)|whole town|bus crash|our (?:town|community)|vigil|drowned|gunman)\b/i,
    self: true,
    ask: 'Hold the community together in its grief.',
  },
  birthday: {
    label: 'A birthday',
    theme: birthday,
    cue: /\b(?:birthday|turns \d+|turning \d+|turned \d+)\b/i,
    ask: 'Bless the new year of life.',
  },
  'tired-overwhelmed': {
    label: 'Being tired and overwhelmed',
    theme: tired,
    cue: /\b(?:overwhelm\w*|exhaust\w+|burn(?:ed|t)[- ]out|so tired|tired all the time|can['’]?t keep up|too much|rough day|bad day|screaming|lose it)\b/i,
    ask: 'Give rest, and someone to share the load.',
  },
  'family-peace': {
    label: 'Peace in the family',
    theme: conflict,
    cue: /\b(?:in-laws?|stepkids|stepmom|stepdad|blended|siblings|family (?:dinner|reunion|feud)|not speaking|inheritance|the will)\b/i,
    ask: 'Make peace in the family.',
  },
};
