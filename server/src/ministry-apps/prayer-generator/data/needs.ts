import type { Line } from '../theme.ts';

/** A request in plain words. Its lines name no one, so they are true for anyone. */
export interface Need {
  /** Only the first need of an area is prayed for: thanks for a clear scan, and not also for one to come. */
  area: string;
  cue: RegExp;
  /** One of them is said. */
  lines: readonly [Line, ...Line[]];
  /** The need is a thanks. */
  glad?: true;
}

const glad = (area: string, cue: RegExp, ...lines: [Line, ...Line[]]): Need => ({ area, cue, lines, glad: true });
const need = (area: string, cue: RegExp, ...lines: [Line, ...Line[]]): Need => ({ area, cue, lines });

/** The needs that a text can name, good news first. */
export const needs: readonly Need[] = [
  // Good news.
  glad(
    'scan',
    /\b(?:scan|biopsy|test|tests|mri|mammogram|results?|bloodwork|x-?ray)\b[^.!?\n]{0,30}\b(?:clean|clear|benign|negative|normal|good|all clear)\b|\bcancer[- ]free\b|\bin remission\b|\bno evidence of disease\b/i,
    'Thank you for this clean result. Thank you, thank you.',
    'For the good word from the doctor, thank you.',
  ),
  glad(
    'sober',
    /\b(?:\d+|one|two|three|four|five|six|ten|a|nine|seven|eight|twelve) (?:days?|weeks?|months?|years?) (?:sober|clean)\b|\b(?:sober|clean) (?:for )?(?:\d+|one|two|three|a|five|ten) (?:days?|weeks?|months?|years?)\b|\bgot my chip\b/i,
    'Thank you for every single sober day. Keep it going, one day at a time.',
    'For sobriety, and for each day of it, thank you.',
  ),
  glad(
    'rain',
    /\b(?:thank\w*|finally|inch\w*|got)\b[^.!?\n]{0,40}\brain\b|\brain\b[^.!?\n]{0,60}\b(?:perked|thank\w*|praise|finally|at last)\b/i,
    'Thank you for the rain, every drop of it.',
    'For rain on dry ground, thank you.',
  ),
  glad(
    'house',
    /\b(?:closed on (?:the|our|a) house|bought (?:a|our|my) (?:first )?(?:house|home)|got (?:the|our) keys|handed (?:me|us) (?:the )?keys|own(?:ed)? (?:a|our) (?:house|home))\b/i,
    'Thank you for this house, and for the keys in hand after such a long wait.',
    'For a home of our own, thank you.',
  ),
  glad(
    'return',
    /\b(?:came|coming|is|made it|back|got) (?:safe )?home\b[^.!?\n]{0,50}\b(?:deploy\w*|kuwait|iraq|overseas|months|tour|army|navy|safe)|\bhome from (?:deployment|kuwait|iraq|korea|poland|basic|the hospital|rehab|the nicu|war|overseas)\b/i,
    'Thank you for this homecoming.',
    'Thank you for bringing the one we waited for home.',
  ),
  glad(
    'job',
    /\b(?:got (?:the|a) (?:new )?(?:job|position|promotion|offer)|got hired|hired me|(?:was|got|been) promoted|promotion!|start (?:at|my new job|the job)|new job)\b/i,
    'Thank you for this work. Be with the first days of it.',
    'For this job, thank you. Give a good start.',
  ),
  glad(
    'exam',
    /\b(?:passed|aced)\b[^.!?\n]{0,40}\b(?:test|exam|boards?|bar|nclex|cna|ged|class|finals?|course|license)\b|\bi passed\b/i,
    'Thank you for the test that was passed, and for not giving up before it.',
    'For what was learned, and for passing, thank you.',
  ),
  glad(
    'accepted',
    /\bgot (?:in|into|accepted|the scholarship)\b(?![^.!?\n]{0,20}\b(?:fight|trouble|accident|wreck|argument))|\baccepted (?:to|into)\b|\bscholarship\b/i,
    'Thank you for this open door, and for the pride of it.',
    'For being accepted, thank you.',
  ),
  glad(
    'healed',
    /\b(?:healed|walked|no (?:more )?(?:walker|cane|crutches|oxygen)|back on (?:my|his|her) feet|off the vent\w*|on room air|fully recovered|feeling better|doing better|not hurting)\b/i,
    'Thank you for healing, and for each step of it.',
    'For strength that has come back, thank you.',
  ),
  glad(
    'papers',
    /\b(?:got (?:my|his|her|their|our) (?:green card|visa|papers|citizenship)|became (?:a )?citizens?|sworn in as a citizen)\b/i,
    'Thank you for these papers, and for an end to that waiting.',
  ),
  glad(
    'baby',
    /\b(?:baby (?:is|was) (?:here|born)|was born|had (?:the|a|our) baby|it['’]?s a (?:boy|girl)|healthy baby|first grandbaby)\b(?![^.!?\n]{0,40}\b(?:nicu|early|prematur\w*|sick))/i,
    'Thank you for this child, safe and here.',
    'For a child born into this world, thank you.',
  ),
  glad(
    'pregnancy',
    /\bwe['’]?re (?:pregnant|expecting)!|\bpregnant!+|\bpositive pregnancy test\b/i,
    'Thank you for this new life. Keep it safe.',
  ),
  glad(
    'anniversary',
    /\b(?:\d+(?:th|st|nd|rd)?|golden|silver|fiftieth|fifty|forty|thirty|twenty[- ]five) (?:wedding )?anniversary\b/i,
    'Thank you for all these years of marriage. Bless the two of them in the years to come.',
    'For a love that has lasted, thank you. Bless the celebration.',
  ),
  glad(
    'thanks',
    /\b(?:just want(?:ed)? to|want to|wanna|to) (?:say )?(?:thank|give thanks|praise)\b|\bthank(?:ful| you,? (?:lord|god|jesus))\b|\bpraise (?:him|god|the lord)\b|\bgrateful\b|\bnothing wrong today\b|\bblessed\b/i,
    '{I} thank you, plainly and gladly.',
    'Thank you for what is good today.',
  ),

  // Body and mind.
  need(
    'breath',
    /\b(?:on the vent\w*|ventilator|oxygen|can['’]?t breathe?|cannot breathe|trouble breathing|breathing|asthma|copd|pneumonia|lungs?|rsv|respirator)\b/i,
    'Give breath, easy and deep. {I} ask you for breath.',
    'Strengthen the lungs, and let each breath come easier than the last.',
  ),
  need(
    'nicu',
    /\b(?:nicu|preemies?|prematur\w*|\d+[- ]week(?:er|ers)|incubator|won['’]?t gain weight|gain(?:ing)? weight)\b/i,
    'Let the little ones grow and gain weight, day by day, and keep them from harm.',
    'Strengthen tiny lungs and a tiny heart, and let each day bring an ounce.',
  ),
  need(
    'cancer',
    /\b(?:cancer|chemo\w*|tumou?rs?|leuk[ae]mia|lymphoma|melanoma|radiation|metasta\w*|malignan\w*|carcinoma)\b/i,
    'Heal the cancer. Let the treatment do its work and the side effects be light.',
    'Let what is malignant be stopped. Give strength for every treatment.',
  ),
  need(
    'results',
    /\b(?:biopsy|(?<!before (?:a|her|his|my) )scan|mri|mammogram|bloodwork|test results|a lump|colonoscopy|waiting on (?:the )?results)\b/i,
    'Let the result be good, and give calm until it comes.',
    'Give courage for the test, and let the news be good.',
  ),
  need(
    'surgery',
    /\b(?:surger(?:y|ies)|operat(?:ion|ed|ing)|transplant|bypass|c-section|going under|knee replacement|hip replacement)\b(?![^.!?\n]{0,20}\bhours\b)/i,
    'Guide the surgery. Give the surgeon steady hands, and give a safe waking and good healing.',
    'Be in the operating room. Let the operation go well and the recovery be sure.',
  ),
  need(
    'surgery-delay',
    /\bsurger\w+\b[^.!?\n]{0,40}\b(?:pushed|postponed|cancel\w*|delayed|denied|moved)\b|\b(?:pushed|postponed|delayed)\b[^.!?\n]{0,20}\bsurger/i,
    'Let the surgery that was put off be done soon.',
  ),
  need(
    'heart',
    /\b(?:heart attack|heart failure|afib|a-fib|pacemaker|stents?|heart (?:surgery|disease|condition|trouble)|cardiac)\b/i,
    'Strengthen the heart, every beat of it.',
    'Keep the heart steady, and let the doctors know what to do.',
  ),
  need(
    'stroke',
    /\b(?:had (?:a|another) (?:mini[- ])?stroke|stroke|aneurysm|brain bleed|paraly\w+)\b/i,
    'Give back speech, movement and memory, as much as can be.',
    'Heal the brain and restore what the stroke has taken.',
  ),
  need(
    'kidney',
    /\b(?:dialysis|kidneys?)\b/i,
    'Let the kidneys be helped, and the treatments go well.',
    'Give strength for every hour of treatment.',
  ),
  need(
    'diabetes',
    /\b(?:diabet\w+|blood sugar|her sugar|his sugar|my sugar|insulin|a1c)\b/i,
    'Keep the blood sugar steady, and guard feet, eyes and heart.',
  ),
  need('prostate', /\bprostate\b/i, 'Heal the prostate, and let the doctors find the right treatment.'),
  need(
    'eye',
    /\b(?:eye|eyes|macular|glaucoma|cataracts?|going blind|eyesight|retina\w*|vision)\b/i,
    'Save the sight. Let the treatment help these eyes.',
    'Heal the eye, and keep the world in view.',
  ),
  need(
    'hearing',
    /\b(?:hearing (?:loss|aids?)|going deaf)\b/i,
    'Give help for hearing, and patience with what is missed.',
  ),
  need(
    'back',
    /\b(?:my|his|her) back(?:['’]s)?\b(?=[^.!?\n]{0,30}\b(?:gone|hurt\w*|out|pain|surgery|shot|bad|injur\w*|broke\w*))|\b(?:bad|hurt) back\b|\bback pain\b|\bherniated\b|\bdiscs?\b/i,
    'Bring relief to the back, and a way to work and to rest without pain.',
  ),
  need(
    'joints',
    /\b(?:knees?|hip|shoulder|ankle|wrist|arthritis|joints?)\b(?![^.!?\n]{0,25}\b(?:not hurting|healed))/i,
    'Ease the joints that hurt, and give back strength and movement.',
  ),
  need(
    'fall',
    /\b(?:fell (?:off|down|and|in the)|(?:took|had) a (?:bad )?fall|broke (?:his|her|my|their|a|an) (?:\w+ )?(?:hip|leg|arm|ankle|wrist|neck|back|ribs?|collarbone|foot|hand)|broke up bad|broken (?:hip|leg|arm|ribs?))\b/i,
    'Mend what was broken in the fall, and take away the pain.',
    'Let the bones knit well, and let there be no lasting harm.',
  ),
  need(
    'injury',
    /\b(?:concussion|wreck|car accident|crash(?:ed)?|burn(?:ed|s) (?:on|over)|injur(?:y|ed|ies)|torn|acl)\b/i,
    'Heal the injury, and calm the shock that came with it.',
  ),
  need(
    'fever',
    /\b(?:fever|flu|strep|covid|infection|sepsis|virus|mono|bronchitis|ear infection|stomach bug|norovirus|chicken ?pox|sinus)\b/i,
    'Let the infection pass, and make everyone in the house well again.',
    'Bring the fever down and give rest, and keep the others from catching it.',
  ),
  need(
    'pain',
    /\b(?:in (?:so much |a lot of |constant )?pain|chronic pain|migraines?|hurts? (?:so bad|all the time|every day)|fibromyalgia|sciatica|headaches?|pain)\b/i,
    'Take away the pain, or make it bearable. {I} ask for that plainly.',
    'Give relief from pain, and a night of real sleep.',
  ),
  need(
    'parkinson',
    /\b(?:parkinson\S*|ms\b|multiple sclerosis|als\b|lou gehrig\S*|huntington\S*)/i,
    'Give steadiness to body and mind, and dignity in every weakness.',
  ),
  need(
    'dementia',
    /\b(?:dementia|alzheimer\S*|doesn['’]?t (?:know|recognize) (?:me|us)|memory (?:loss|care)|forgets? (?:my|our|who))\b/i,
    'Where memory fails, let love be recognized. Calm the fear and confusion of dementia, and comfort those who are not known anymore.',
    'In the dementia, be near; no one is lost to you.',
  ),
  need(
    'icu',
    /\b(?:icu|intensive care|life support|coma|critical condition)\b/i,
    'Be in the ICU day and night, and bring healing there.',
  ),
  need(
    'hospital',
    /\b(?:in the hospital|hospitalized|er\b|emergency room|admitted|ambulance)\b/i,
    'Give the right care in the hospital, and a good return from it.',
  ),
  need(
    'refuses-doctor',
    /\b(?:won['’]?t|refus\w+ to|does not want to|doesn['’]?t want to) (?:go|see|take)\b[^.!?\n]{0,25}\b(?:doctor|hospital|meds|medicine|pills)\b/i,
    'Let the stubborn heart say yes to the doctor while there is time.',
  ),
  need(
    'insurance',
    /\b(?:insurance|medicaid|medicare|claim (?:was )?denied|prior auth\w*)\b/i,
    'Give patience with the insurance, and a person at the other end who helps.',
  ),
  need(
    'depression',
    /\b(?:depress(?:ed|ion)|hopeless|numb|can['’]?t get out of bed|feel nothing|sponge|burn(?:ed|t)[- ]?out|feel things again)\b/i,
    'Lift the heaviness a little at a time, and let feeling come back gently.',
    'Bring back rest, appetite and a little joy.',
  ),
  need(
    'anxiety',
    /\b(?:anxi\w+|panic\w*|worr(?:y|ied|ies|ying)|scared|afraid|terrified|nervous|freaking out|eating me up|stress(?:ed|ing)?)\b/i,
    'Quiet the fear, and give a peace that can be felt.',
    'Take the worry out of {my} hands, and give {me} calm.',
  ),
  need(
    'ptsd',
    /\b(?:ptsd|nightmares?|flashbacks?|trauma\w*)\b/i,
    'Let the memories lose their grip, and let there be sleep without fear.',
  ),
  need(
    'sleep',
    /\b(?:(?:can['’]?t|cannot|not|don['’]?t|won['’]?t|haven['’]?t) (?:\w+ ){0,2}(?:sleep|slept)|insomnia|awake (?:since|at|all|every|until)|i['’]?d sleep|sleepless|lay there at night|wake up at \d)\b/i,
    'Give sleep tonight, deep and unbroken.',
    'Let the night be for sleeping, and quiet what keeps {me} awake.',
  ),
  need(
    'tired',
    /\b(?:tired|exhaust\w+|worn out|(?:all|so|totally) fried|drained|no energy|overwhelm\w*|barely sleep\w*|works? (?:nights|doubles|two jobs|three jobs))\b/i,
    'Give rest, a night of sleep, an hour of quiet, and strength for tomorrow.',
    'Give strength where it has run out, and someone to lighten the load.',
  ),
  need(
    'patience',
    /\b(?:patien(?:ce|t with)|lose it|lose my (?:temper|religion|mind)|snap(?:ped|ping)? at|holler\w*|yell\w*|short fuse|meltdown|screaming)\b/i,
    'Give patience, and a soft voice when {mine} gets loud.',
    'Give {me} calm for the next ten minutes, and then for ten more.',
  ),
  need(
    'blood-pressure',
    /\bblood pressure\b/i,
    'Bring the blood pressure down, and keep {me} well enough for those who need {me}.',
  ),
  need('bedwetting', /\bwets? the bed\b/i, 'Let the child feel safe enough to sleep through the night.'),
  need(
    'eating',
    /\b(?:won['’]?t eat|not eating|eat something|stopped eating|besides toast|anorexi\w*|appetite)\b/i,
    'Give appetite, and let food be a comfort again.',
  ),
  need(
    'autism',
    /\b(?:autis\w+|adhd|special needs|iep|down syndrome|nonverbal|non-verbal|cerebral palsy|sensory)\b/i,
    'Send teachers and friends who understand, and make what is new gentle and slow.',
    'Give good help in school and in therapy, and patience on every side.',
  ),
  need(
    'pregnancy',
    /\b(?:(?<!\b(?:everyone|everybody)\b.{0,30})pregnan\w+|expecting (?:a|our|my|her|their)|due (?:in|date|on)|\d+ (?:wks|weeks) (?:along|pregnant)|baby bump|trimester)\b/i,
    'Keep the baby safe until the right day, and keep the mother well.',
    'Guard this pregnancy, and give calm for each appointment.',
  ),
  need(
    'miscarriage',
    /\b(?:miscarr\w+|lost (?:the|our|a|my) (?:baby|last one|pregnancy)|lost (?:him|her|it) at \d+|stillb\w+)\b/i,
    'Comfort {me} for the child that was lost and is still loved.',
    'Hold the child who was lost, and be gentle with the fear that it left.',
  ),
  need(
    'infertility',
    /\b(?:ivf|iui|infertil\w*|trying for (?:a|another) baby|trying to (?:conceive|get pregnant)|negative test)\b/i,
    '{I} ask you plainly for a child. And until then, for hope that does not hurt so much.',
    'Give the gift of a child; and give grace on the days when others announce theirs.',
  ),
  need(
    'envy',
    /\b(?:sister-in-law|everyone else|everybody else)\b[^.!?\n]{0,40}\b(?:announced|pregnant|third|moved on|getting married)\b|\b(?:jealous|envy|envious)\b/i,
    'Take the sting out of other people’s joy, and keep {my} heart kind.',
  ),

  // People.
  need(
    'rift',
    /\b(?:not speaking|don['’]?t speak|won['’]?t (?:talk|speak) to|quit (?:writing|talking|speaking|calling)|stopped (?:writing|talking|speaking|calling)|cut (?:me|us|him|her) off|estranged|keeps? the (?:grand)?(?:babies|kids|children)\b[^.!?\n]{0,12}\bfrom|peace with my|feud\w*|falling out|fighting (?:over|about|with)|hasn['’]?t (?:called|spoken))\b/i,
    'Make peace where there is silence or quarreling, and let someone find the first word.',
    'Soften hearts on both sides, and open a way back to each other.',
  ),
  need(
    'grandchildren',
    /\b(?:keeps?|kept|won['’]?t let)\b[^.!?\n]{0,30}\bgrand(?:babies|kids|children|baby|daughter|son)\b/i,
    'Comfort {me} while {I} miss the grandchildren, and let {me} hold them again.',
  ),
  need(
    'inheritance',
    /\b(?:(?:dad|mom|mama|daddy|mother|father|parent|grandma|grandpa)['’]?s will|about (?:the|dads|moms|his|her) will|inheritance|the estate|probate)\b/i,
    'Let no house, money or paper be worth more to us than each other.',
  ),
  need(
    'blame',
    /\b(?:blam(?:es?|ing) (?:himself|herself|myself|themselves)|holding the ladder|(?:his|her|my) fault)\b/i,
    'Lift the blame from the one who carries it, and let kind words reach the place where it hurts.',
  ),
  need(
    'won-t-talk',
    /\b(?:he|she|they|brother|sister|son|daughter|husband|wife) (?:wo|ca)n['’]?t talk\b|\bwont talk\b|\bsays nothing\b|\bnobody is speaking\b/i,
    'Open the mouth that has gone silent, and send someone it can talk to.',
  ),
  need(
    'divorce',
    /\b(?:divorc\w+|separat(?:ing|ed|ion)|split(?:ting)? up|custody|my ex\b|ex-(?:husband|wife))/i,
    'Be with each one whom this separation hurts, and keep the children sure of being loved.',
    'Give gentleness in the breaking of this marriage, and protect those in the middle.',
  ),
  need(
    'secret',
    /\b(?:haven['’]?t told anyone|no one knows|nobody knows|doesn['’]?t know that i know|secret|what (?:im|i['’]?m|i am) suppose\w* to do with knowing)\b/i,
    'Show {me} what to do with what {I} know, and send one safe person to tell.',
  ),
  need(
    'marriage',
    /\b(?:my marriage|our marriage|marriage counsel\w*|mad at my (?:husband|wife)|counseling|distant|sleep(?:ing|s) on the couch)\b/i,
    'Help husband and wife to hear each other again.',
  ),
  need(
    'resent',
    /\b(?:mad at|resent\w*|hate him a little|angry (?:at|with)|furious|can['’]?t forgive|bitter\w*)\b/i,
    'Take the anger in {me}, keep what is true in it, and do not let it grow hard.',
  ),
  need(
    'adultery',
    /\b(?:cheated on my|had an affair|was unfaithful|slept with)\b/i,
    'Care for the one {I} have hurt. Keep {me} from asking for quick comfort, and show {me} what it takes to make it right.',
  ),
  need(
    'confidence',
    /\b(?:told (?:everybody|everyone|people|them) [^.!?\n]{0,30}(?:in private|secret|in confidence)|told [^.!?\n]{0,30}in private|gossip\w*|behind (?:her|his|my) back)\b/i,
    'Forgive {me} for what {I} said, and give {me} courage to say sorry without excuses. Comfort the one who trusted {me}.',
  ),
  need(
    'theft',
    /\b(?:stole|stealing|been using the company|took money|skimm\w*|embezzl\w*|shoplift\w*|gas card)\b/i,
    'Forgive {me} for taking what was not {mine}. Give {me} courage to tell it and to pay it back.',
  ),
  need(
    'words',
    /\b(?:hollered at|yelled at|screamed at|cussed (?:out|at)|what i said|said (?:awful|terrible|mean|ugly) things|lost my temper)\b/i,
    'Forgive {me} for those words. Let {me} go back, say sorry, and be gentle from now on.',
  ),
  need(
    'guilt',
    /\b(?:feel like garbage|ashamed|guilt\w*|god forgive me|forgive me|i lied|i betrayed|my fault|can['’]?t forgive myself|can['’]?t get (?:her|his|their) face)\b/i,
    'Take {my} guilt, forgive what needs to be forgiven, and show {me} the first step to make peace.',
  ),
  need(
    'regret',
    /\b(?:didn['’]?t (?:go|get to|make it|say|call)|never (?:got to|said)|should have|wish i had|too late)\b/i,
    'Forgive the goodbye that was missed, and let love reach where {I} did not.',
  ),
  need(
    'death',
    /\b(?:passed(?: away)?(?![,.]? (?:the|my|his|her|a|an|on|out|it|all|with|this|math|cna))|(?<!\b(?:truck|car|van|phone|battery|engine|mower|computer|laptop|fridge|furnace|tree|plant|garden|lawn|dog|cat|pet|biscuit)\s)died(?! (?:on i-|laughing|for))|funeral|we buried|lost (?:my|our|his|her) (?:mom|mama|mother|dad|daddy|father|wife|husband|son|daughter|brother|sister|grandma|grandmother|grandpa|best friend|friend)|since (?:he|she|they) (?:died|passed)|been (?:a year|\w+ (?:months|years)) since|widow\w*|velorio|visitation)\b/i,
    'Comfort all who grieve this death, tonight and in the long weeks after.',
    'Hold the one who has died, and comfort those who are left.',
  ),
  need(
    'set-out',
    /\b(?:house is too quiet|set out (?:his|her) (?:cup|plate|chair)|empty chair|everyone else moved on|misses? (?:him|her|them) so)\b/i,
    'Be in the quiet of this house, and let love be allowed to remember as long as it wants.',
  ),
  need(
    'dying',
    /\b(?:hospice|(?:is|are|was|not) dying|days to live|weeks to live|end[- ]of[- ]life|last days|terminal)\b(?![^.!?\n]{0,6}\bto know\b)/i,
    'Give a gentle and unhurried end, without pain and not alone.',
  ),
  need(
    'lonely',
    /\b(?:lonel\w+|no friends|(?:so|all|feel|im|i['’]?m|am) alone|i need people|nobody (?:calls|comes|visits)|quiet house|don['’]?t know what to do with myself|empty nest|nowhere to be)\b/i,
    'Send company, one real friend, one invitation, one voice on the phone.',
    'Let there be someone to eat with, and someone who asks.',
  ),
  need(
    'christmas',
    /\b(?:christmas|thanksgiving day|the holidays|mother['’]?s day|father['’]?s day|easter without)\b(?![^.!?\n]{0,20}\b(?:stuff|decorations|program|play))/i,
    'Carry {me} through the holiday, and put something kind into it.',
  ),
  need(
    'bullying',
    /\b(?:bull(?:y|ied|ies|ying)|picked on|making fun of|left out|mean girls)\b/i,
    'Stop the cruelty, and send one loyal friend.',
  ),
  need(
    'runaway',
    /\b(?:ran away|run away|missing since|sneak\w* out|vaping|wrong crowd|skipping school|failing)\b/i,
    'Keep this young one safe, and turn the feet toward home.',
  ),
  need(
    'addiction',
    /\b(?:using again|relaps\w+|drug\w*|meth\b|heroin|fentanyl|opioid\w*|pills\b|alcoholi\w*|drinking again|drunk|overdose\w*|detox\w*|rehab\b|get(?:ting)? (?:clean|sober)|come home clean|gambling|addict\w*)\b/i,
    'Break the hold of the addiction, keep body and soul alive, and let the road to being sober begin today.',
    'Give strength through each hour of getting clean, and the right people beside it.',
  ),
  need(
    'court',
    /\b(?:court|judge|hearing|custody|lawyer|trial|sentenc\w+|parole|probation|lawsuit|jury)\b/i,
    'Give the judge wisdom and mercy, and let the truth be heard in court.',
    'Be in the courtroom, and let what is decided be just and merciful.',
  ),
  need(
    'prison',
    /\b(?:prison|jail|locked up|incarcerat\w+|in huntsville|inmate|behind bars|years left|county lockup)\b/i,
    'Keep safe the one who is behind bars, and keep the heart from growing hard there.',
  ),
  need(
    'persevere',
    /\bhow long do you keep (?:praying|on)\b|\bkeep praying for\b|\btired of praying\b/i,
    'Let {me} not give up praying, when no answer comes in the mail.',
  ),
  need(
    'papers',
    /\b(?:immigra\w+|deport\w*|visa\b|green card|asylum|\bice\b(?! cream| on| storm| pack)|undocumented|citizenship)\b/i,
    'Let the papers come through, and keep the family together.',
  ),
  need(
    'deployment',
    /\b(?:deploy\w*|overseas|basic training|boot camp|stationed|the army|the navy|marines?|air force|national guard|command\b)\b/i,
    'Keep safe all who serve, and bring them home. Give courage to those who wait.',
    'Watch over all who serve far away, and give courage at home.',
  ),
  need(
    'moving',
    /\b(?:moving us|we(?:['’]re| are) moving|moved (?:here|to)|new town|having to move|the move|leaving (?:our|this) (?:home|house|town)|relocat\w+|boxes)\b/i,
    'Make the move gentle on everyone, and let a good place be waiting at the end of it.',
    'Go ahead of us to the new place, and let there be friends there.',
  ),
  need(
    'military-kids',
    /\b(?:senior (?:year|in high school)|be a senior|finish (?:school|the year))\b/i,
    'Give wisdom about school and where to finish it, and peace in the deciding.',
  ),
  need(
    'church-home',
    /\b(?:church we tried|find a church|looking for a church|church home|new church)\b/i,
    'Lead {me} to a church where there is room on the bench and someone says sit here.',
  ),
  need(
    'mentor',
    /\b(?:take him fishing|a man at church|good man|father figure|mentor)\b/i,
    'Send a good man with time and patience, who would take a boy fishing.',
  ),
  need(
    'raise',
    /\b(?:raising my (?:grand\w+|nephew|niece|sister|brother)|(?:grandson|granddaughter|grandkids|grandchildren|nephew|niece) (?:\w+ )?(?:living|lives?) with me|foster\w*|adopt\w+|caseworker|kinship)\b/i,
    'Give strength and health for the raising of this child, and let the child be safe and know it.',
  ),
  need(
    'caregiving',
    /\b(?:taking care of (?:my|her|his)|caregiv\w+|caring for my|in (?:a|the) nursing home|assisted living|looking after (?:my|mom|dad))\b/i,
    'Give gentleness and rest to those who care for another day and night.',
  ),

  // Bread and roof.
  need(
    'rent',
    /\b(?:rent|evict\w*|landlord|mortgage|foreclos\w*)\b/i,
    'Provide the money for the roof over this house, on time and in full.',
    'Let the rent be paid and the door stay open.',
  ),
  need(
    'apartment',
    /\b(?:the apartment|application for (?:the|a) (?:apartment|house|place)|section 8|got the place)\b/i,
    'Let the answer about the apartment be yes; and give patience until the call comes.',
  ),
  need(
    'bills',
    /\b(?:bills?|credit cards?|debts?|maxed|overdraft|collections?|paycheck|behind on|electric|light bill|power (?:got |was )?(?:shut|cut)|(?:flat |dead |so |be |is |are |am |im |going )broke\b(?! (?:his|her|my|their|a|an|up|into|in|down))|can['’]?t afford|no money|food stamps|braces)\b/i,
    'Provide what is needed for the bills, and show a way out that can be walked.',
    'Let there be enough for bills, for food, and for one good breath at the end of the month.',
  ),
  need(
    'job-loss',
    /\b(?:laid off|lost (?:my|his|her|their|our) job|out of work|unemploy\w*|fired|let (?:me|him|her) go|looking for work|job hunt\w*|no work|plant (?:is )?clos\w+|lost my business)\b/i,
    'Open the door to new work, and provide until it comes.',
    'Give work again, soon and honest, and courage until then.',
  ),
  need('interview', /\binterview\b/i, 'Give calm and clear words in the interview, and let it lead to the job.'),
  need(
    'work-change',
    /\b(?:(?:don['’]?t|do not) know how to do (?:nothing|anything) else|different (?:line of work|job)|light duty|disability check)\b/i,
    'Show a way to earn a living that this body can bear.',
  ),
  need(
    'boss',
    /\b(?:my boss|supervisor|manager|coworkers?|hostile|write[- ]?up|overtime|short[- ]staffed|double shift)\b/i,
    'Make what is unfair at work fair, and give {me} a calm mind there.',
  ),
  need(
    'farm',
    /\b(?:wheat|corn|soybeans?|diesel|the farm|this ground|cattle|herd|calv\w+|harvest|acres|crop\w*|ranch)\b/i,
    'Keep this farm in the hands of those who work it. Give a fair price, a good harvest, and enough to go on.',
    'Bless the land and the living it has to give.',
  ),
  need(
    'rain',
    /\b(?:no rain|drought|dry spell|wells? (?:are|is) (?:going )?dry|need rain|pray(?:ing)? for rain)\b/i,
    'Send rain, soft and steady and soon.',
  ),
  need(
    'car',
    /\b(?:(?:my|our|his|her|the) (?:car|truck|van|minivan|transmission)\b[^.!?\n]{0,25}\b(?:died|broke|quit|won['’]?t start|dead|blew|stolen|totaled)|truck died|car died|alternator|tow (?:truck|guy)|flat tire|broke down|check engine)\b/i,
    'Keep everyone safe at the side of the road, bring help soon, and let the repair be one that can be paid.',
  ),
  need(
    'keys',
    /\blocked (?:the|my|our) keys\b/i,
    'Let help come soon, the door be opened, and this turn into a story to laugh about.',
  ),
  need(
    'rides',
    /\b(?:a ride|rides|ride situation|no (?:car|way to get)|transportation)\b/i,
    'Provide a ride that comes each time it is needed.',
  ),
  need(
    'phone',
    /\b(?:phone|laptop|computer|hard drive)\b[^.!?\n]{0,40}\b(?:lake|broke|lost|stolen|died|cracked|water|toilet)\b/i,
    'Let the pictures be saved, if they can be; and if not, let what they showed stay clear in the heart.',
  ),
  need(
    'water',
    /\b(?:basement|sump pump|flood\w*|pipe (?:burst|broke)|burst pipe|water heater|leak\w*|ceiling)\b/i,
    'Give strength to clean up the water, and save what can be saved.',
  ),
  need(
    'ac',
    /\b(?:ac|a\/c|air conditioner|furnace|heater|fridge|washer) (?:quit|went out|is out|died|broke|broken)\b/i,
    'Let the repair be possible and cost less than feared.',
  ),
  need(
    'fire',
    /\b(?:house fire|burned down|wildfire|tornado|hurricane|earthquake|mudslide)\b/i,
    'Give shelter, clothing and quick help to all who have lost their home.',
  ),
  need(
    'break-in',
    /\b(?:broken into|break-in|broke into|robbed|burglar\w*|mugged|stole from us)\b/i,
    'Let those who were robbed feel safe again, sleep at night, and find help with what was taken.',
  ),
  need(
    'neighbor',
    /\bneighbou?rs?\b[^.!?\n]{0,40}\b(?:music|loud|noise|dog bark\w*|party|parties|fence)\b/i,
    'Bring quiet next door, and give {me} patience and a civil word.',
  ),

  // School, road, public.
  need(
    'exam',
    /\b(?:exams?|finals|midterms?|licens\w+ test|boards|bar exam|nclex|the sats|act test|ged\b|citizenship test|driving test)\b/i,
    'Give clear minds, enough sleep, and the right answers at the right moment.',
    'Let what was studied be there when it is needed, and calm the nerves.',
  ),
  need(
    'tryout',
    /\b(?:tr(?:y|ies|ying) ?outs?(?: for)?|varsity|one spot|audition|making the team|make the team)\b/i,
    'Give each the best of their ability; and no matter who gets the place, let them stay friends.',
  ),
  need(
    'team',
    /\b(?:softball|baseball|soccer|football team|basketball team|wildcats|last game|losing season|every (?:single )?game|the team)\b/i,
    'Keep the players safe, let them enjoy the game, and let them leave the field with their heads up.',
  ),
  need(
    'school',
    /\b(?:new school|first day of (?:school|kindergarten|class)|kindergarten|school district|only teacher|middle school|starts? college|lineman school|trade school|training\b)\b/i,
    'Go along to school. Give good teachers, safe training, and a friend to sit with.',
    'Bless the learning that lies ahead, and keep it safe.',
  ),
  need(
    'travel',
    /\b(?:flying|flight|road trip|driving (?:to|through|otr)|on the road|truck(?:er|ing)|traveling|been on a plane|leaving for)\b/i,
    'Give a safe road and a safe return.',
    'Keep safe everyone who is on the road or in the air.',
  ),
  need(
    'mission',
    /\b(?:mission trip|honduras|haiti|guatemala|building a (?:roof|house|school|well)|vbs|our youth)\b/i,
    'Bless the work of their hands, and open their hearts to the people they meet.',
  ),
  need(
    'meeting',
    /\b(?:(?:board|council|committee|town|school board|water board|vestry) (?:meeting|vote)|meeting (?:on )?(?:mon|tues|wednes|thurs|fri|tonight|tomorrow)|hot tempers|rate hike|agenda)\b/i,
    'Cool the tempers, help each one to listen, and let what is decided be wise and fair.',
  ),
  need(
    'meal',
    /\b(?:potluck|bless(?:ing)? (?:the|this|our) (?:food|meal|supper)|say(?:ing)? grace|fried chicken|reception|grace (?:at|before)|cookout|barbecue)\b/i,
    'Bless this food, the hands that made it, and everyone who came hungry.',
  ),
  need(
    'wedding',
    /\b(?:getting married|wedding|bride|groom|engaged|tie the knot|marrying)\b/i,
    'Bless these two with love, laughter and a long life together.',
  ),
  need(
    'baptism',
    /\b(?:(?<!\bi )bapti[sz]\w+|christen\w+|dedicat(?:ed|ion)|first communion|confirmation)\b/i,
    'Bless the one who is baptized, and surround this life with people who keep their promises.',
  ),
  need('retire', /\bretir(?:ed|ing|ement)\b/i, 'Give the days a shape and a purpose again.'),
  need(
    'prayer-dry',
    /\b(?:(?:can['’]?t|cannot) (?:seem to )?pray|don['’]?t feel (?:anything|god|him)|do not feel (?:anything|god)|dry well|god feels (?:far|distant|absent|silent)|feel nothing (?:at|in) (?:church|mass|worship)|mind goes to|move my lips)\b/i,
    'Come near to {me} where {my} own prayers run dry. Let {me} know you again, even a little.',
    'Give back the sense of you, and until then take {my} being here for a prayer.',
  ),
  need(
    'decision',
    /\b(?:(?:have|has|need|got) to decide|can['’]?t decide|how do you (?:even )?decide|don['’]?t know (?:what|whether|if|which) (?:to (?!say to god)|i should)|what to do|should (?:i|we) (?:take|move|go|stay|leave)|make a decision|don['’]?t want to pick|wisdom)\b/i,
    'Give wisdom for what has to be decided, and peace with the decision.',
    'Show {me} what is right here, and give {me} courage for it.',
  ),
  need(
    'waiting',
    /\b(?:dying to know|waiting (?:to hear|on a call|for a call|for the call)|said theyd call|said they['’]d call|any day now|still no word)\b/i,
    'Give patience while {I} wait for the call, and let the news be good.',
  ),
  need(
    'brave',
    /\b(?:trying to be brave|be strong|stay strong|courage|brave)\b/i,
    'Give courage, and let no one have to be brave all the time.',
  ),
  need(
    'kids-ok',
    /\b(?:my brother to be ok|little (?:brother|sister)|for (?:him|her|them) to be ok(?:ay)?|kids to be ok(?:ay)?)\b/i,
    'Take care of the children in this, and let them be all right.',
  ),
  need(
    'die-too',
    /\b(?:going to die too|if i was going to die|afraid (?:i|he|she) (?:will|would) die)\b/i,
    'Comfort a child who is afraid of being left, and let there be years together.',
  ),

  // Animals.
  need(
    'pet-lost',
    /\b(?:dog|cat|guinea pig|hamster|rabbit|bird|parrot|puppy|kitten|horse|ferret|turtle)\b[^.!?\n]{0,50}\b(?:got out|ran (?:off|away)|is missing|lost|escaped|looked everywhere|won['’]?t come home)\b/i,
    'Let the lost pet be found, safe and soon, and dry the tears of the one who is looking.',
  ),
  need(
    'pet-died',
    /\b(?:rainbow bridge|(?:dog|cat|beagle|lab|puppy|kitten|horse|hamster|rabbit|terrier|collie|shepherd)\b[^.!?\n]{0,30}\b(?:died|passed|gone)|(?:put|putting) (?:him|her|our dog|our cat|my dog|my cat) (?:down|to sleep))\b/i,
    'Comfort {me} for a good companion who is gone, and for a house that is too quiet.',
  ),
  need(
    'pet-sick',
    /\b(?:vet\b|veterinar\w+|(?:dog|cat|puppy|kitten|horse|hamster|goat|cow)\b[^.!?\n]{0,40}\b(?:sick|ate|hurt|limp\w*|surgery|shot|old))/i,
    'Take care of this animal. Let it be out of danger and out of pain, and give the vet a good eye.',
  ),
  need(
    'pet-cold',
    /\b(?:barn cat|kittens?|strays?|puppies|litter)\b[^.!?\n]{0,60}\b(?:cold|porch|tonight|freez\w*|down to)\b/i,
    'Keep the small animals warm through this cold night, and let them be alive and hungry in the morning.',
  ),
];
