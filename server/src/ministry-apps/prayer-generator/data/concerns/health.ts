import type { Concern } from '../concern.ts';

export const healthConcerns: readonly Concern[] = [
  {
    id: 'flu-covid-and-stomach-bugs',
    group: 'health',
    label: 'Flu, COVID or a stomach bug',
    what: 'this sickness',
    lines: [
      'You know everyone this infection has touched. Give strength back to weakened bodies, and protect those for whom it could be dangerous.',
      'Give rest, enough to drink, and somebody nearby who looks in, cooks something and notices early if things get worse.',
      'Guide doctors, nurses and pharmacists in treating this sickness, and let good care be within reach of everyone who needs it.',
    ],
    situations: [
      {
        id: 'flu-or-bad-cold',
        label: 'Flu or a bad cold',
        occasion: 'illness',
        lines: [
          'Bring the fever down, clear the chest and ease the aches.',
          'Give real rest until strength comes back, and keep this sickness from turning into something worse.',
        ],
      },
      {
        id: 'stomach-bug',
        label: 'A stomach bug',
        occasion: 'illness',
        lines: [
          'Settle the stomach, stop the vomiting, and let water stay down.',
          'Let the strength that was lost come back quickly, and keep others from catching it.',
        ],
      },
      {
        id: 'covid-right-now',
        label: 'COVID right now',
        occasion: 'illness',
        lines: [
          'Let this infection be mild and pass soon, with clear lungs and easy breath.',
          'Keep everyone exposed to it well, and let any sign of danger be caught in time.',
        ],
      },
      {
        id: 'long-covid',
        label: 'Long COVID',
        occasion: 'illness',
        lines: [
          'It has gone on far longer than anyone was told. Give back strength, breath and a clear head.',
          'Let those who treat and study this illness find what helps, and let the sufferer be believed.',
        ],
      },
      {
        id: 'epidemic-public-health',
        label: 'A sickness going around',
        lines: [
          'Sickness is spreading. Heal those who are ill, and protect those who are most at risk.',
          'Give strength to those who nurse and treat, clear and honest information, and care for one another.',
        ],
      },
    ],
  },
  {
    id: 'lungs-and-breathing',
    group: 'health',
    label: 'Lungs and breathing',
    what: 'this trouble with the lungs',
    lines: [
      'You know how each breath goes in these lungs. Give enough air, by day and by night.',
      'Let medicines, inhalers and oxygen do what they are meant to do, and let trouble with breathing be noticed in time.',
      'Take away the fear that comes with short breath, and let someone calm be close by when breathing is hard.',
    ],
    situations: [
      {
        id: 'pneumonia',
        label: 'Pneumonia or fluid in lungs',
        occasion: 'illness',
        lines: [
          'Clear the lungs, and let each breath come easier than the one before.',
          'Let the medicine work against this pneumonia, and give patience while strength returns slowly.',
        ],
      },
      {
        id: 'cough-that-stays',
        label: 'A cough that will not go away',
        lines: [
          'Quiet this cough, heal what is inflamed, and give a whole night of sleep.',
          'Let the cause be found if something was missed, and let it be treated well.',
        ],
      },
      {
        id: 'asthma',
        label: 'An asthma attack',
        lines: [
          'Open the airways, and give breath that comes without a fight.',
          'Let the medicine work quickly, and let triggers be found and kept away.',
        ],
      },
      {
        id: 'copd-and-oxygen',
        label: 'COPD or needing oxygen',
        lines: [
          'Give enough air for each thing this day holds, and rest between them.',
          'When breath runs short, take away the panic, and let the treatment keep the lungs working.',
        ],
      },
    ],
  },
  {
    id: 'kidneys-and-bladder',
    group: 'health',
    label: 'Kidneys or bladder',
    what: 'this kidney or bladder trouble',
    lines: [
      'Protect kidneys and bladder, ease pain where there is pain, and let infection be found and treated early.',
      'Let medicine, procedures and machines do their work well, and give skill to everyone who treats these illnesses.',
      'Give strength for days of treatment, sleep at night, and people who help with rides, meals and waiting.',
    ],
    situations: [
      {
        id: 'kidney-or-bladder-infection',
        label: 'A bladder or kidney infection',
        occasion: 'illness',
        lines: [
          'Clear the infection, and let the medicine reach it before it spreads.',
          'Take away the burning and the fever, and let the reason it happens be found.',
        ],
      },
      {
        id: 'kidney-stones',
        label: 'Kidney stones',
        lines: [
          'Let the stone pass, and let the pain ease while the body works at it.',
          'Give relief that lasts through the night, and let no damage be left in the kidney.',
        ],
      },
      {
        id: 'dialysis-kidney-failure',
        label: 'Dialysis or kidney failure',
        occasion: 'illness',
        lines: [
          'Let the kidneys keep what function they have, and let dialysis do its cleaning well.',
          'Give strength on the drained days, and good hours on the days between.',
        ],
      },
    ],
  },
  {
    id: 'infection-or-wound',
    group: 'health',
    label: 'An infection or a wound',
    what: 'this infection or wound',
    lines: [
      'You know where this infection or wound began. Let it be treated thoroughly, and keep it from spreading any further.',
      'Give doctors and nurses sharp attention, and let the right medicine be chosen and given in time.',
      'Give the sick body rest and strength, and let those close by stay calm and notice every change.',
    ],
    situations: [
      {
        id: 'sepsis-or-spreading-infection',
        label: 'Sepsis or a spreading infection',
        occasion: 'illness',
        lines: [
          'Stop this infection. Let the right medicine reach it in time.',
          'Hold steady the blood pressure, the breath and every organ, and keep those who watch alert.',
        ],
      },
      {
        id: 'wound-that-will-not-heal',
        label: 'A wound that will not heal',
        lines: [
          'Close this wound from the inside out, and keep infection away from it.',
          'Give patience with every change of dressing, and spare as much pain as can be spared.',
        ],
      },
      {
        id: 'lyme-disease',
        label: 'Lyme disease or a tick bite',
        occasion: 'illness',
        lines: [
          'Let treatment reach what this tick bite started, in the joints, the nerves and the mind.',
          'Give strength back to a tired body, and lead to care that knows this illness.',
        ],
      },
    ],
  },
  {
    id: 'skin-trouble',
    group: 'health',
    label: 'Skin or a rash',
    what: 'this skin trouble',
    lines: [
      'Soothe the skin where it itches, burns or hurts, and let sleep be possible at night.',
      'Let a treatment be found that helps this skin and that can be afforded.',
      'Take away shame about how skin looks, and let people look with kindness.',
    ],
    situations: [
      {
        id: 'rash-eczema-skin',
        label: 'A rash, eczema or acne',
        lines: [
          'Stop the itching and heal the skin, so that nights can be for sleeping.',
          'Take away the embarrassment of being looked at, and let a treatment be found that works.',
        ],
      },
      {
        id: 'shingles',
        label: 'Shingles and their pain',
        occasion: 'illness',
        lines: [
          'Cool the burning of these nerves, and let clothing and sleep be bearable.',
          'Heal the skin, protect what the rash could harm, and let no lasting pain stay behind.',
        ],
      },
    ],
  },
  {
    id: 'stomach-liver-and-bowel',
    group: 'health',
    label: 'Stomach, liver or bowel',
    what: 'this digestive trouble',
    lines: [
      'You know what goes on inside this body. Ease the pain, and let food be eaten and digested without trouble.',
      'Let doctors understand what is wrong, and let treatment calm the stomach, the bowel or the liver.',
      'Give days when illness does not decide everything, and people who need no explanation when plans must change.',
    ],
    situations: [
      {
        id: 'gallbladder-attack',
        label: 'Gallbladder trouble',
        lines: [
          'Calm the pain after eating, and let the cause of it be clearly seen.',
          'Give good judgment about whether and when to operate, and relief until then.',
        ],
      },
      {
        id: 'crohns-and-gut-illness',
        label: 'Crohn’s or another bowel illness',
        lines: [
          'Calm the gut, stop the pain and the running, and let food nourish again.',
          'Give freedom to leave the house without fear or embarrassment, and a treatment that lasts.',
        ],
      },
      {
        id: 'reflux-and-stomach',
        label: 'Reflux or stomach trouble',
        lines: [
          'Heal the stomach, and let eating bring strength instead of pain.',
          'Let the cause of this be treated, and let nights be restful again.',
        ],
      },
      {
        id: 'liver-disease',
        label: 'Liver disease',
        occasion: 'illness',
        lines: [
          'Let the liver heal as far as it can, and let the swelling and the yellow color go down.',
          'Give good treatment without judgment about how it began.',
        ],
      },
    ],
  },
  {
    id: 'illness-and-diagnosis',
    group: 'health',
    label: 'An illness and its diagnosis',
    what: 'this illness',
    lines: [
      'You know this body better than any test does. Give doctors sound judgment, and let them listen and believe what they hear.',
      'Let every appointment bring honest words, clear next steps, and care that fits this illness.',
      'Be near on the days when the body is unwell, and give people who keep asking and keep helping.',
      'Let no one face a diagnosis, or the lack of one, alone.',
    ],
    situations: [
      {
        id: 'mystery-illness',
        label: 'An illness nobody can explain',
        occasion: 'illness',
        lines: [
          'Something is wrong and it has no name yet. Let someone find the cause.',
          'Keep those who look for it curious and patient, and give relief while the answer is missing.',
        ],
      },
      {
        id: 'doctors-do-not-believe',
        label: 'Doctors who do not believe it',
        lines: [
          'What is felt is real to the one who feels it. Let someone in medicine listen and believe it.',
          'Give the courage to ask again, and lead to someone who will look properly.',
        ],
      },
      {
        id: 'finally-a-diagnosis',
        label: 'A diagnosis at last',
        lines: [
          'Thank you that there is a name for it now, and people who believed it was real.',
          'Let the treatment that follows be right, and let lost time be grieved and left behind.',
        ],
        glad: true,
      },
      {
        id: 'diagnosis-with-no-cure',
        label: 'A diagnosis with no cure',
        occasion: 'illness',
        lines: [
          'It was hard to hear, and it cannot be unheard. Be near in the days after this news.',
          'Give good treatment, good years, and help that no one has mentioned yet.',
        ],
      },
      {
        id: 'long-wait-for-specialist',
        label: 'A long wait for a specialist',
        lines: [
          'Let an earlier appointment open up, and let no harm come in the waiting.',
          'Let the distance and the delay be overcome, and let the right doctor be reached.',
        ],
      },
    ],
  },
  {
    id: 'sick-or-getting-better',
    group: 'health',
    label: 'Being sick or getting better',
    what: 'this body and its health',
    lines: [
      'You know how this body feels today, better than anyone can say. Give what it needs for the next hours.',
      'Let what is well stay well, and let what is weak grow stronger, with rest, good food and help.',
      'Thank you for every doctor, nurse, neighbor and relative who helps when somebody is sick. Bless them.',
    ],
    situations: [
      {
        id: 'just-not-feeling-well',
        label: 'Not feeling well',
        occasion: 'illness',
        lines: [
          'Bring relief to the body, and make well what is not well.',
          'Give rest without guilt today, and good sense about when to ask for help.',
        ],
      },
      {
        id: 'one-good-day',
        label: 'Thanks for one good day',
        occasion: 'thanks',
        lines: [
          'Thank you for a good day, after so many hard ones.',
          'Let it be enjoyed without worry about tomorrow, and let more of them come.',
        ],
        glad: true,
      },
      {
        id: 'got-well-again',
        label: 'Thanks for being well again',
        occasion: 'thanks',
        lines: [
          'Thank you that health has returned, and for everyone who helped it along.',
          'Let the body stay strong, and let what was learned in illness not be forgotten.',
        ],
        glad: true,
      },
      {
        id: 'recovered-health-thanks',
        label: 'Thanks for healing and health',
        occasion: 'thanks',
        lines: [
          'Thank you for healing and returning health, and for everyone who helped and prayed.',
          'Let strength go on growing, and let this gladness not be forgotten on ordinary days.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'seizures-or-fainting',
    group: 'health',
    label: 'Seizures, fainting or dizziness',
    what: 'these seizures or dizzy spells',
    lines: [
      'Keep the body safe when dizziness or a seizure comes, and let someone be near who knows what to do.',
      'Let doctors understand the cause, and let the right medicine at the right dose prevent the next episode.',
      'Give independence where it is safe, and take away embarrassment about what the body cannot control.',
    ],
    situations: [
      {
        id: 'seizures-epilepsy',
        label: 'Seizures or epilepsy',
        lines: [
          'Let the seizures stop, and keep body and brain safe when one comes.',
          'Let the right medicine and dose be found, and let people nearby know what to do.',
        ],
      },
      {
        id: 'dizzy-or-fainting',
        label: 'Dizziness or fainting',
        lines: [
          'Let the spinning stop, and make it safe to stand and walk again.',
          'Let the reason for the dizziness be found, and let no one be hurt in a fall before then.',
        ],
      },
    ],
  },
  {
    id: 'allergies',
    group: 'health',
    label: 'An allergy',
    what: 'this allergy',
    lines: [
      'Keep breathing easy, and let everything that sets off this allergy be recognized in time.',
      'Give care and attention to everyone who cooks, serves, teaches or treats where this allergy must be taken seriously.',
      'Let the right medicine always be close at hand, and give freedom from constant fear at the table and outdoors.',
    ],
    situations: [
      {
        id: 'seasonal-allergies',
        label: 'Hay fever and other allergies',
        lines: [
          'Ease the sneezing, the itching eyes and the heavy head.',
          'Let something be found that works without making the day drowsy, so that the outdoors can be enjoyed again.',
        ],
      },
      {
        id: 'severe-food-allergy',
        label: 'A dangerous food allergy',
        lines: [
          'Keep what is dangerous off the plate, and let everyone who serves food be careful.',
          'Give watchfulness without constant fear, and a place at the table that is safe.',
        ],
      },
      {
        id: 'anaphylaxis-just-happened',
        label: 'A severe allergic reaction',
        lines: [
          'Keep the throat open and the breath steady, and let the swelling go down.',
          'Calm the fright of it, and let the cause be known so that it can be avoided.',
        ],
      },
    ],
  },
  {
    id: 'medical-tests-and-results',
    group: 'health',
    label: 'Medical tests and results',
    what: 'these medical tests',
    lines: [
      'You know what is going on in this body, before any test and after it. Give calm, whatever the results say.',
      'Let the tests be done with care, read correctly, and explained in words that can be understood.',
      'Let there be someone to share the waiting and the news, whatever the news may be.',
      'Lead from these tests to whatever is needed next, with no time lost and no needless worry.',
    ],
    situations: [
      {
        id: 'checkup-ahead',
        label: 'A checkup coming up',
        lines: [
          'Give calm for this appointment, an honest conversation, and a doctor who listens.',
          'Let anything that needs attention be noticed early, and let no fear keep the questions unasked.',
        ],
      },
      {
        id: 'waiting-for-blood-work',
        label: 'Waiting for blood work',
        lines: [
          'The answer is not here yet. Give calm through these days of waiting.',
          'Let the result be good, and let it come soon, with someone to explain it plainly.',
        ],
      },
      {
        id: 'colonoscopy-ahead',
        label: 'A colonoscopy or endoscopy',
        lines: [
          'Give patience with the preparation, dignity on the table, and an easy waking afterward.',
          'Let nothing harmful be found, and let anything doubtful be caught early.',
        ],
      },
      {
        id: 'scan-ahead',
        label: 'An MRI or CT scan ahead',
        lines: [
          'Give a quiet mind in the machine, and make the time in it pass easily.',
          'Let the pictures show clearly what is there, and let it be good news.',
        ],
      },
      {
        id: 'scan-results-waiting',
        label: 'Waiting for scan results',
        lines: [
          'Let these scans show what is hoped for, and let word come soon.',
          'Until then give sleep at night, and something in each day besides the waiting.',
        ],
      },
      {
        id: 'heart-test-ahead',
        label: 'A heart test ahead',
        lines: [
          'Let the test show plainly how this heart is doing, and let it be better than feared.',
          'Keep the heart safe and steady until there is an answer.',
        ],
      },
      {
        id: 'inconclusive-more-tests',
        label: 'Unclear results and more tests',
        lines: [
          'It is neither good news nor bad, and the waiting starts over. Give patience for it.',
          'Let the next test give a clear answer, and let that answer be good.',
        ],
      },
      {
        id: 'result-clear',
        label: 'Thanks for a clear result',
        occasion: 'thanks',
        lines: [
          'The result is good. Thank you for this answer, and for the weight that is gone.',
          'Let tonight’s sleep be sound, after so many days of not knowing.',
        ],
        glad: true,
      },
      {
        id: 'good-test-results-thanks',
        label: 'Thanks for good test results',
        occasion: 'thanks',
        lines: [
          'Thank you for good results, and for the relief after all that worry.',
          'Thank you for those who tested and cared. Give good news or good help to all who still wait.',
        ],
        glad: true,
      },
      {
        id: 'biopsy-result-waiting',
        label: 'Waiting for a biopsy result',
        lines: [
          'Let this biopsy show nothing dangerous. It is asked plainly.',
          'Hold steady all who wait for the call, and whatever it says, let no one hear it alone.',
        ],
      },
      {
        id: 'mammogram-callback',
        label: 'Called back after a mammogram',
        lines: [
          'Let the second look be clear, and let the worry turn out to be for nothing.',
          'Give calm until that appointment, and careful eyes to everyone who reads the pictures.',
        ],
      },
      {
        id: 'lump-found',
        label: 'A lump was found',
        lines: [
          'Give the courage to have it looked at now, and someone to come along.',
          'Let it be something harmless, and if it is not, let it have been found in time.',
        ],
      },
    ],
  },
  {
    id: 'cancer',
    group: 'health',
    label: 'Living with cancer',
    what: 'this cancer',
    lines: [
      'You know where this cancer stands today. Let it do no further harm to this body.',
      'Give the doctors skill and honest words, and let the best treatment there is be within reach when it is needed.',
      'Be near on days of good news and of bad, and in the long time between one scan and the next.',
      'Give family and friends strength and the right words, and let there be ordinary, good hours among all the appointments.',
    ],
    situations: [
      {
        id: 'cancer-just-diagnosed',
        label: 'A new cancer diagnosis',
        occasion: 'illness',
        lines: [
          'The word has been said, and everything else went quiet. Be near in the shock of it.',
          'Let a good plan be made soon, by people who know this cancer, and let healing follow.',
        ],
      },
      {
        id: 'breast-cancer',
        label: 'Breast cancer',
        occasion: 'illness',
        lines: [
          'Let the treatment reach this cancer and end it, and guard every part it has not touched.',
          'Give strength for the appointments, and tenderness toward a body that is going through so much.',
        ],
      },
      {
        id: 'prostate-cancer',
        label: 'Prostate cancer',
        occasion: 'illness',
        lines: [
          'Let this cancer be stopped where it is, and let wise choices be made about treatment.',
          'Ease what is hard to talk about, and spare dignity along with life.',
        ],
      },
      {
        id: 'lung-cancer',
        label: 'Lung cancer',
        occasion: 'illness',
        lines: [
          'Let treatment shrink what is in the lungs, and give room to breathe.',
          'Take away blame, wherever it comes from, and put strength and good care in its place.',
        ],
      },
      {
        id: 'brain-tumor',
        label: 'A brain tumor',
        occasion: 'illness',
        lines: [
          'Let this tumor be held back, and let treatment reach it without harm to the rest.',
          'Guard speech, memory and thought, and ease the pressure and the pain.',
        ],
      },
      {
        id: 'leukemia-or-blood-cancer',
        label: 'Leukemia or lymphoma',
        occasion: 'illness',
        lines: [
          'Let the treatment clear this disease from the blood and the marrow.',
          'Bring the counts up, keep infection out, and give strength for a long course of treatment.',
        ],
      },
      {
        id: 'pancreatic-cancer',
        label: 'Pancreatic or liver cancer',
        occasion: 'illness',
        lines: [
          'This is one of the hard ones. Let treatment do more than anyone dares to expect.',
          'Relieve the pain, let food stay down, and give good days with the people who matter.',
        ],
      },
      {
        id: 'skin-cancer',
        label: 'Skin cancer or melanoma',
        lines: [
          'Let all of this skin cancer be removed, down to the last edge.',
          'Let it not have spread, and let the place heal cleanly.',
        ],
      },
      {
        id: 'cancer-came-back',
        label: 'Cancer that came back',
        occasion: 'illness',
        lines: [
          'It was thought to be over, and it is not. Give courage to begin again.',
          'Let treatment work as well as before or better, and let no one have to face it alone.',
        ],
      },
      {
        id: 'cancer-has-spread',
        label: 'Cancer that has spread',
        occasion: 'illness',
        lines: [
          'The news is worse than hoped. Let something still be found that holds this cancer back.',
          'Ease the pain it brings, and give strength for honest talk and for good hours.',
        ],
      },
      {
        id: 'in-remission',
        label: 'Thanks for remission',
        occasion: 'thanks',
        lines: [
          'Thank you for this word, remission, and for everyone whose work and care led to it.',
          'Let it hold, year after year, and let ordinary life be enjoyed again.',
        ],
        glad: true,
      },
      {
        id: 'fear-cancer-will-return',
        label: 'Afraid cancer will return',
        lines: [
          'The treatment is over and the fear is not. Give calm, on ordinary days most of all.',
          'Let the body be trusted again little by little, and let real signs be told from fear.',
        ],
      },
    ],
  },
  {
    id: 'cancer-treatment',
    group: 'health',
    label: 'Chemo, radiation or other treatment',
    what: 'this treatment',
    lines: [
      'Let all that is given, or has been given, against this illness do its work, and protect what is healthy in the body.',
      'Ease side effects, tiredness and nausea, and give back appetite, sleep and strength.',
      'Give clear words about what treatment can do and what it cannot, and peace with each decision about it.',
      'Bless the nurses and doctors who give such treatment, and everyone who drives, cooks, waits and prays along.',
    ],
    situations: [
      {
        id: 'chemo-starting',
        label: 'Chemo is about to start',
        occasion: 'illness',
        lines: [
          'Let this chemo strike the cancer and spare what is healthy.',
          'Give a calm heart in the chair on the first day, and kind people close by.',
        ],
      },
      {
        id: 'chemo-going-on',
        label: 'In the middle of chemo',
        occasion: 'illness',
        lines: [
          'Let the chemo do what it is given for, and let the body bear it.',
          'Calm the nausea, let food taste of something, and raise the counts in time.',
        ],
      },
      {
        id: 'hair-loss-from-treatment',
        label: 'Losing hair',
        lines: [
          'This loss can be seen by everyone. Give courage to go out, and people who look with love.',
          'Let no one feel less like a whole person because the hair is gone.',
        ],
      },
      {
        id: 'radiation-treatment',
        label: 'Radiation treatment',
        occasion: 'illness',
        lines: [
          'Let the beam reach only what it should, and let it finish the work.',
          'Heal the burned skin, ease the swallowing and the tiredness, and shorten the weeks that are left.',
        ],
      },
      {
        id: 'last-treatment-done',
        label: 'Thanks for the last treatment',
        occasion: 'thanks',
        lines: [
          'The last treatment is done. Thank you for the strength that lasted to this day.',
          'Let the body recover now, and let what was treated stay gone.',
        ],
        glad: true,
      },
      {
        id: 'treatment-is-working',
        label: 'Thanks that treatment is working',
        occasion: 'thanks',
        lines: [
          'It is working. Thank you for every sign of it, large and small.',
          'Let the improvement continue, and give patience for the part that is still ahead.',
        ],
        glad: true,
      },
      {
        id: 'stopping-treatment',
        label: 'Whether to stop treatment',
        lines: [
          'Give clear and honest words about what treatment can still do and what it cannot.',
          'Let this choice be respected and free of guilt, and let there be comfort and good care in either case.',
        ],
      },
      {
        id: 'clinical-trial',
        label: 'A trial or second opinion',
        lines: [
          'Let the door to this treatment open if it can help, and let the risks be understood.',
          'Let those who study it be careful and honest, and let it do real good.',
        ],
      },
      {
        id: 'end-of-treatment',
        label: 'Thanks that treatment is finished',
        lines: [
          'Thank you that treatment is finished, and for everything it took to come this far.',
          'Give strength back, let checkups bring good news, and ease the worry that still comes at night.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'transplant',
    group: 'health',
    label: 'A transplant or organ donation',
    what: 'organ donation and transplants',
    lines: [
      'Bless those who give an organ, cells or blood for someone else, and those who live by such a gift.',
      'Let every organ and every cell that is given be accepted by the body that receives it, and keep infection away.',
      'Be near to families on both sides, those who wait and hope and those who have lost someone.',
      'Give transplant teams skill, care and honest words, by day and by night.',
    ],
    situations: [
      {
        id: 'bone-marrow-transplant',
        label: 'A bone marrow transplant',
        occasion: 'illness',
        lines: [
          'Let healthy cells take hold and grow, and let the body welcome them.',
          'Guard against infection in these weeks, and make the isolation easier to bear.',
        ],
      },
      {
        id: 'waiting-for-organ',
        label: 'Waiting for an organ',
        occasion: 'illness',
        lines: [
          'Let an organ be found in time, and keep the body strong enough to receive it.',
          'Give calm in this long waiting, and bless whoever will make the gift possible.',
        ],
      },
      {
        id: 'transplant-received',
        label: 'A transplant was received',
        lines: [
          'Let the new organ work and be accepted, and let rejection stay away.',
          'Bless those from whom this gift came, and guard against every infection.',
        ],
      },
      {
        id: 'living-donor',
        label: 'Giving an organ while alive',
        lines: [
          'Bless this gift of one body to another. Keep both the giver and the receiver safe.',
          'Let the giver heal fully, and let what is given do its work for many years.',
        ],
      },
      {
        id: 'organ-donor-loss',
        label: 'Organs given after a death',
        lines: [
          'Out of a death, life was given to others. Comfort the family who said yes in its worst hour.',
          'Let those who received grow strong and live well, and give peace about the decision and about any meeting.',
        ],
      },
    ],
  },
  {
    id: 'surgery',
    group: 'health',
    label: 'An operation or surgery',
    what: 'this surgery',
    lines: [
      'You know everything about this operation, before, during and after it. Keep safe the one it is for.',
      'Give surgeons, nurses and all who decide about surgery calm judgment, skill and enough rest.',
      'Let wounds close cleanly, let pain be treated well, and let any complication be noticed and handled early.',
      'Let family and friends be told what is happening, and give them calm while they wait and help.',
    ],
    situations: [
      {
        id: 'surgery-tomorrow',
        label: 'Surgery coming up',
        occasion: 'surgery',
        lines: [
          'Steady the hands that will operate, and calm the mind of the one who waits for it.',
          'Let the operation do exactly what it is meant to do, and let the waking be gentle.',
        ],
      },
      {
        id: 'surgery-postponed',
        label: 'Surgery was postponed',
        lines: [
          'All the courage was gathered for that day, and now it has to wait. Give patience.',
          'Let a new date come soon, and let the delay do no harm.',
        ],
      },
      {
        id: 'whether-to-operate',
        label: 'Whether to have the surgery',
        lines: [
          'Give clear information about this operation, with its risks and its real chances.',
          'Let the one whose body it is be heard first, and let peace come with the choice.',
        ],
      },
      {
        id: 'surgery-under-way',
        label: 'Surgery right now',
        lines: [
          'At this hour the work is being done. Keep the surgeons’ hands and minds steady to the end.',
          'Keep heart, breath and blood pressure safe in that room, and send good word to those who wait.',
        ],
      },
      {
        id: 'emergency-surgery',
        label: 'Emergency surgery',
        lines: [
          'There was no time to prepare. Let the right people be ready, and let it be in time.',
          'Stop what is bleeding or burst, mend it, and bring this life safely through.',
        ],
      },
      {
        id: 'surgery-went-well',
        label: 'Thanks that surgery went well',
        occasion: 'thanks',
        lines: [
          'Thank you that the surgery went well, and for skilled hands that did it.',
          'Let healing go on from here, day by day, without setbacks.',
        ],
        glad: true,
      },
      {
        id: 'surgery-went-badly',
        label: 'Surgery that went badly',
        occasion: 'illness',
        lines: [
          'It did not go as hoped. Let what went wrong be seen quickly and treated well.',
          'Give honest explanations to everyone who is frightened, and strength to a body that has been through so much.',
        ],
      },
      {
        id: 'recovering-from-surgery',
        label: 'Recovering from surgery',
        lines: [
          'The operation is over and the mending is slow. Give patience, and relief from pain.',
          'Let the incision heal cleanly, sleep return, and each week bring back a little more.',
        ],
      },
      {
        id: 'infection-after-surgery',
        label: 'An infection after surgery',
        occasion: 'illness',
        lines: [
          'Let this complication be treated quickly, and let the infection or the clot be cleared.',
          'Give strength to begin the recovery over, and keep discouragement from taking hold.',
        ],
      },
      {
        id: 'small-procedure',
        label: 'A small procedure',
        lines: [
          'It is a small procedure, and still no small thing to the one having it. Give calm.',
          'Let it be quick, clean and done right the first time.',
        ],
      },
    ],
  },
  {
    id: 'joints-and-bones',
    group: 'health',
    label: 'Joints, hips, knees or bones',
    what: 'these joints and bones',
    lines: [
      'Ease the pain in joints and bones, and let sitting, standing and walking become easier.',
      'Give therapists and doctors good judgment, and let exercises, medicine or surgery help as much as they can.',
      'Guard against falls, and give help with stairs, shoes, jars and all that stiff joints make hard.',
    ],
    situations: [
      {
        id: 'joint-replacement-ahead',
        label: 'A hip or knee replacement',
        occasion: 'surgery',
        lines: [
          'Let the new joint be set exactly right, and let old pain be left behind.',
          'Let help be in place for the first days at home, and let walking and reaching become easy again.',
        ],
      },
      {
        id: 'hip-knee-shoulder-pain',
        label: 'Hip, knee or shoulder pain',
        occasion: 'chronic-pain',
        lines: [
          'Take the pain out of this joint, and let it move without grinding or catching.',
          'Let wise choices be made about treatment, and let walking and sleeping be easy again.',
        ],
      },
      {
        id: 'physical-therapy',
        label: 'Physical therapy',
        lines: [
          'Give strength for the next exercise, and a body that answers a little more each week.',
          'Let therapists push with kindness, and let no one give up on the hard days.',
        ],
      },
      {
        id: 'arthritis',
        label: 'Arthritis in hands or joints',
        occasion: 'chronic-pain',
        lines: [
          'Loosen stiff joints, and let fingers and knees do ordinary work again.',
          'Let a treatment be found that calms the swelling, and ease the first hour of the morning.',
        ],
      },
      {
        id: 'osteoporosis',
        label: 'Osteoporosis or brittle bones',
        lines: [
          'Strengthen the bones, heal what has broken, and ease the pain of it.',
          'Guard each step, and let life not shrink because of fear.',
        ],
      },
    ],
  },
  {
    id: 'changed-body',
    group: 'health',
    label: 'A body that has changed',
    what: 'these changes to the body',
    lines: [
      'Give healing, and as little pain as possible, to a body that is not as it was.',
      'Comfort grief over what has changed, and let that grief be spoken without shame.',
      'Give people who look with love, strangers who do not stare, and a kinder eye in the mirror.',
    ],
    situations: [
      {
        id: 'amputation',
        label: 'Losing an arm, leg or finger',
        lines: [
          'Part of the body is lost or to be lost, and that is a grief. Comfort it.',
          'Give healing and relief from pain, and skill with new ways to move and live.',
        ],
      },
      {
        id: 'mastectomy-and-changed-body',
        label: 'A body changed by surgery',
        lines: [
          'The body is not as it was. Heal the skin, and the sorrow that goes with it.',
          'Let it be looked at with tenderness, first of all by the one who lives in it.',
        ],
      },
      {
        id: 'appearance-changed',
        label: 'Scars or a changed appearance',
        lines: [
          'What the mirror shows is hard to accept, and so are the looks of others. Give dignity and courage to be seen.',
          'Let those who love see the whole person and say so, and let any treatment that helps be found.',
        ],
      },
      {
        id: 'bells-palsy',
        label: 'Bell’s palsy',
        lines: [
          'Let the nerve wake, and let movement return to the face.',
          'Protect the eye, and take away the shame of being seen meanwhile.',
        ],
      },
    ],
  },
  {
    id: 'emergency-and-intensive-care',
    group: 'health',
    label: 'An emergency or intensive care',
    what: 'this medical emergency',
    lines: [
      'Keep this life safe, hour by hour, and let heart, lungs and brain be guarded from further harm.',
      'Give paramedics, nurses and doctors quick eyes, clear heads and sure hands through every shift.',
      'Be near to those who wait, sit by the bed or pray from home, and let someone tell them the truth in words they understand.',
    ],
    situations: [
      {
        id: 'in-the-emergency-room',
        label: 'In the emergency room',
        lines: [
          'Let what is wrong be found quickly, and let the most urgent things be seen first.',
          'Give relief from pain and fear in these hours, and kind people at every step.',
        ],
      },
      {
        id: 'ambulance-just-came',
        label: 'An ambulance just came',
        lines: [
          'Keep this life. Let heart and breath go on, and let help work fast and well.',
          'Guard everyone who hurries there, and let good word reach them soon.',
        ],
      },
      {
        id: 'in-the-icu',
        label: 'In intensive care',
        occasion: 'illness',
        lines: [
          'Let this night be got through safely, hour by hour.',
          'Give those on duty sharp eyes and steady hands, and give those at the bedside strength to stay.',
        ],
      },
      {
        id: 'on-a-ventilator',
        label: 'On a ventilator',
        occasion: 'illness',
        lines: [
          'Give breath. Let the machine help for now, and let the lungs grow strong enough without it.',
          'Keep the one who cannot speak free of fear, and let love be felt in that room.',
        ],
      },
      {
        id: 'coma-unresponsive',
        label: 'A coma',
        occasion: 'illness',
        lines: [
          'Let there be waking: eyes that open, a hand that answers, a mind that is clear.',
          'Heal the brain in the stillness, and give everyone at the bedside patience and hope.',
        ],
      },
      {
        id: 'woke-up-or-out-of-icu',
        label: 'Thanks for waking up',
        occasion: 'thanks',
        lines: [
          'Thank you for this step: out of the greatest danger and toward recovery.',
          'Let strength keep growing, and let the rest of the way be safe.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'hospital',
    group: 'health',
    label: 'The hospital',
    what: 'care at the hospital',
    lines: [
      'Let treatment be careful and kind, and let those who are sick be listened to by everyone who treats them.',
      'Give rest at night, relief from pain and fear, and visits or calls at the right time.',
      'Bless nurses, doctors, cleaners and cooks in the hospital, and give them strength and respect for their work.',
      'Let recovery go on at home as well as in the hospital, with help where it is needed.',
    ],
    situations: [
      {
        id: 'in-the-hospital',
        label: 'In the hospital',
        occasion: 'illness',
        lines: [
          'Let the care be good, the nights be restful, and the cause be treated well.',
          'Make the hours shorter and the loneliness less, and bring the day of going home.',
        ],
      },
      {
        id: 'home-from-hospital',
        label: 'Thanks for being home again',
        occasion: 'thanks',
        lines: [
          'Thank you for the day of going home, and for a bed that is familiar.',
          'Let recovery go on there, with the help that is needed and no return to the hospital.',
        ],
        glad: true,
      },
      {
        id: 'fear-of-hospital',
        label: 'Afraid of hospitals or needles',
        lines: [
          'The fear has reasons. Let it be met with patience and gentle explanations.',
          'Let the care that is needed be received, with someone trusted close by the whole time.',
        ],
      },
      {
        id: 'thanks-for-nurses-doctors',
        label: 'Thanks for nurses and doctors',
        occasion: 'thanks',
        lines: [
          'Thank you for those who give such care, on ordinary shifts and long nights.',
          'Give them rest, thanks they can hear, and strength for the next patient.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'car-crash',
    group: 'health',
    label: 'A car crash',
    what: 'this car crash',
    lines: [
      'You know everyone who was in this crash. Let every injury, seen or unseen, be found and treated well.',
      'Calm the fright that stays in body and mind, and give sleep, and courage for the road when it is time.',
      'Let what happened be told truthfully, and let police, insurance and repairs be handled fairly.',
      'Let anyone who was hurt get all the help that is needed, for as long as it takes.',
    ],
    situations: [
      {
        id: 'crash-just-happened',
        label: 'A crash just now',
        lines: [
          'Keep everyone in this crash alive and whole. Let injuries be found and treated in time.',
          'Calm the shaking and the shock, and let no one be alone in these first hours.',
        ],
      },
      {
        id: 'crash-no-one-hurt',
        label: 'Thanks that nobody was hurt',
        occasion: 'thanks',
        lines: [
          'It could have ended very differently. Thank you that everyone came out of it.',
          'Settle the nerves that are still shaking, and let gladness be the larger part of it.',
        ],
        glad: true,
      },
      {
        id: 'healing-after-crash',
        label: 'Healing after a crash',
        lines: [
          'The crash is over, and the healing is long. Mend bone, muscle and nerve.',
          'Quiet the fear that comes back on the road, and give patience with a slow recovery.',
        ],
      },
      {
        id: 'own-caused-crash-injured',
        label: 'I caused a crash',
        lines: [
          'Heal the one who was injured in this crash, and give good care for every wound.',
          'Be with the one who caused it: give honesty about what happened, and strength to bear the guilt without running from it.',
        ],
      },
    ],
  },
  {
    id: 'injury',
    group: 'health',
    label: 'An injury or accident',
    what: 'this accident or injury',
    lines: [
      'Let this injury be treated well from the start, and let the body heal as fully as it can.',
      'Ease the pain, by day and at night, and give patience with rest and with slow healing.',
      'Calm the fright of those who saw it happen or heard of it, and let guilt, where there is any, lead to care and not to despair.',
    ],
    situations: [
      {
        id: 'bad-fall-or-accident',
        label: 'A bad fall or accident',
        lines: [
          'Let the injuries be less than feared, and let help and treatment be good and quick.',
          'Ease the pain, and keep away any damage that would last.',
        ],
      },
      {
        id: 'broken-bone',
        label: 'A broken bone',
        lines: [
          'Let the bone knit straight and strong, and let the pain ease soon.',
          'Give patience with a cast, with crutches, and with needing help for small things.',
        ],
      },
      {
        id: 'sprain-or-sports-injury',
        label: 'A sprain or torn muscle',
        lines: [
          'Heal what was torn or strained, and do not let impatience undo it.',
          'Comfort the disappointment of sitting out, and bring the body back strong.',
        ],
      },
      {
        id: 'sports-injury-season',
        label: 'An injury that ends the season',
        lines: [
          'Heal this injury fully, and give patience not to hurry back too soon.',
          'Comfort the disappointment of games and plans that are lost.',
          'Keep friends and teammates close, and give something good to do while healing.',
        ],
      },
      {
        id: 'burn-injury',
        label: 'A burn',
        lines: [
          'Relieve the pain of these burns, most of all when dressings are changed.',
          'Let new skin grow, keep infection away, and comfort the fear that came with the fire or the heat.',
        ],
      },
      {
        id: 'cut-or-bite',
        label: 'A cut or a bite',
        lines: [
          'Let the wound be clean and close well, and let nothing harmful stay in it.',
          'Let feeling and movement return, and let the fright fade with the pain.',
        ],
      },
      {
        id: 'near-drowning',
        label: 'A near drowning',
        lines: [
          'Give breath, and let the brain and the lungs be unharmed.',
          'Hold the ones who saw it or pulled someone out, and take blame off them.',
        ],
      },
      {
        id: 'child-injured',
        label: 'A child got hurt',
        lines: [
          'Let this child’s injury be small, or be treated in time, and let it heal without a trace.',
          'Calm the crying and the shock, and take guilt away from whoever was watching.',
        ],
      },
      {
        id: 'own-child-hurt-on-watch',
        label: 'A child was hurt while I watched',
        lines: [
          'A child was hurt in a moment when no one was looking. Give healing for every injury this child has.',
          'Forgive the one who was in charge, and let care be the answer now instead of endless blame.',
        ],
      },
    ],
  },
  {
    id: 'spine-or-brain-injury',
    group: 'health',
    label: 'A head or spine injury',
    what: 'this head or spine injury',
    lines: [
      'You know exactly what was injured in head or spine. Let every function that can return come back, in its own time.',
      'Protect brain and nerves from further harm, and ease headache, confusion, weakness and fear.',
      'Give good rehabilitation, honest doctors, and family and friends who learn what helps and keep coming.',
    ],
    situations: [
      {
        id: 'spinal-injury-paralysis',
        label: 'Paralysis or a spinal injury',
        lines: [
          'Let every bit of movement and feeling that can return come back.',
          'Give strength for a life that changed in one moment, and people who see the person first.',
        ],
      },
      {
        id: 'brain-injury',
        label: 'A brain injury',
        lines: [
          'Heal the brain: words, memory, balance, sleep and mood.',
          'Give patience with what is different now, and love for the one who is still there.',
        ],
      },
      {
        id: 'concussion',
        label: 'A concussion',
        lines: [
          'Quiet the headache and heal the brain with rest.',
          'Let any hidden danger be noticed at once, and give patience with dim light and slow days.',
        ],
      },
    ],
  },
  {
    id: 'heart-and-circulation',
    group: 'health',
    label: 'Heart and circulation',
    what: 'the health of this heart',
    lines: [
      'Keep this heart beating steadily, and let the blood flow freely to every part of the body.',
      'Give doctors and nurses skill with medicines, procedures and surgery, and let warning signs be taken seriously at once.',
      'Calm the fear that listens for every beat, and give strength for the changes that help a heart.',
    ],
    situations: [
      {
        id: 'heart-attack-just-now',
        label: 'A heart attack just now',
        occasion: 'illness',
        lines: [
          'Keep this heart beating. Let the blood flow again, and let as little as possible be lost.',
          'Give skill to all who treat it, and courage to everyone who waits for news.',
        ],
      },
      {
        id: 'after-heart-attack',
        label: 'Recovering from a heart attack',
        lines: [
          'Thank you that this heart still beats. Let it heal and grow stronger.',
          'Give courage to move again, and help to keep the new habits without constant fear.',
        ],
      },
      {
        id: 'heart-failure',
        label: 'Heart failure',
        occasion: 'illness',
        lines: [
          'Strengthen this tired heart, and let the fluid drain and the breath come easier.',
          'Let the medicines be balanced well, and give good days with enough strength to enjoy them.',
        ],
      },
      {
        id: 'irregular-heartbeat',
        label: 'An irregular heartbeat',
        lines: [
          'Bring the heartbeat into a steady rhythm, and keep it there.',
          'Take away the fear that each skipped beat brings, and let the right treatment be found.',
        ],
      },
      {
        id: 'heart-surgery-ahead',
        label: 'Heart surgery ahead',
        occasion: 'surgery',
        lines: [
          'Keep this heart safe until it is mended, and steady every hand that will work on it.',
          'Let it beat strongly again when the work is done.',
        ],
      },
      {
        id: 'high-blood-pressure',
        label: 'High blood pressure',
        lines: [
          'Bring this blood pressure down to where it is safe, and guard heart, brain and kidneys until then.',
          'Let the right medicine be found, and give good sense about rest, food and worry.',
        ],
      },
      {
        id: 'blood-clot',
        label: 'A blood clot',
        lines: [
          'Let this clot dissolve and not travel, and keep heart and lungs safe.',
          'Let the thinners do their work without harm, and let the fear go with the clot.',
        ],
      },
    ],
  },
  {
    id: 'stroke',
    group: 'health',
    label: 'A stroke',
    what: 'this stroke',
    lines: [
      'Protect the brain from further harm, and let speech, sight and movement be kept or regained as far as possible.',
      'Let treatment and therapy come in time, and give skill and patience to those who give them.',
      'Be close when words do not come or a hand does not obey, and give family and friends time and calm.',
    ],
    situations: [
      {
        id: 'stroke-just-happened',
        label: 'A stroke just now',
        occasion: 'illness',
        lines: [
          'Stop the damage in the brain, and let treatment reach it in time.',
          'Spare speech, movement and memory, and be near in the confusion and the fright.',
        ],
      },
      {
        id: 'stroke-recovery',
        label: 'Recovering from a stroke',
        lines: [
          'Let words, strength and movement come back, further than anyone predicted.',
          'Give patience when the mind knows and the body or the tongue will not follow.',
        ],
      },
      {
        id: 'mini-stroke-warning',
        label: 'A mini stroke or warning',
        lines: [
          'Thank you that there was a warning. Let it be taken seriously and treated well.',
          'Keep a larger stroke away, and let sleep and peace return after this scare.',
        ],
      },
    ],
  },
  {
    id: 'diabetes',
    group: 'health',
    label: 'Living with diabetes',
    what: 'life with diabetes',
    lines: [
      'Keep the blood sugar in a safe range, most of all in the hours of sleep.',
      'Protect eyes, feet, heart and kidneys, and let insulin, medicine and supplies be affordable and at hand.',
      'Give help with all the counting, measuring and deciding about food, and freedom from shame on hard days.',
    ],
    situations: [
      {
        id: 'diabetes-type-two',
        label: 'Type 2 diabetes',
        lines: [
          'Bring the sugar down and keep it steady, and guard eyes, feet and kidneys.',
          'Give good teaching and daily discipline, without shame about food or numbers.',
        ],
      },
      {
        id: 'type-one-diabetes',
        label: 'Type 1 diabetes',
        lines: [
          'Keep the sugar in range through the day, and most of all through the night.',
          'Give wisdom with insulin, food and numbers, and rest from a task that never takes a day off.',
        ],
      },
    ],
  },
  {
    id: 'chronic-disease',
    group: 'health',
    label: 'MS, lupus, Parkinson’s or similar disease',
    what: 'life with this disease',
    lines: [
      'Hold this disease back, and protect strength, movement and speech for as long as possible.',
      'Let doctors find the right medicine and the right dose, and let treatment ease pain, tiredness and weakness.',
      'Give help with ordinary things, and people who understand an illness even where it cannot be seen.',
      'Be near to everyone who lives with this disease, and to those who care for them, on good days and bad.',
    ],
    situations: [
      {
        id: 'multiple-sclerosis',
        label: 'Multiple sclerosis',
        lines: [
          'Hold this illness back, and guard walking, sight and strength.',
          'Let the treatment keep relapses away, and give peace about years that cannot be known.',
        ],
      },
      {
        id: 'als',
        label: 'ALS (Lou Gehrig’s disease)',
        occasion: 'illness',
        lines: [
          'Slow this disease, and keep breath, voice and movement as long as can be.',
          'Let the mind inside be listened to, and let help come before each new need.',
        ],
      },
      {
        id: 'parkinsons',
        label: 'Parkinson’s disease',
        lines: [
          'Steady the hands and the steps, and let the medicines last from one dose to the next.',
          'Slow this disease, and keep dignity whole at the table and among people.',
        ],
      },
      {
        id: 'lupus-autoimmune',
        label: 'Lupus or another autoimmune illness',
        occasion: 'illness',
        lines: [
          'Let the body stop fighting itself, and let this flare quiet down.',
          'Give energy back, protect what is under attack, and let the right medicine be found.',
        ],
      },
      {
        id: 'gout-thyroid-anemia',
        label: 'Gout, thyroid or anemia',
        lines: [
          'Bring what is out of balance in the body back to where it should be.',
          'Ease the pain and the tiredness, and let the right dose be found soon.',
        ],
      },
    ],
  },
  {
    id: 'inherited-illness',
    group: 'health',
    label: 'An inherited illness',
    what: 'an illness that runs in families',
    lines: [
      'You know every gene in this body. Give clear information, good counsel and time to think.',
      'Let research and treatment help more each year, and let the care that exists today be within reach.',
      'Take away guilt about what is passed on by birth, and give the whole family courage to talk about it.',
    ],
    situations: [
      {
        id: 'cystic-fibrosis-or-inherited',
        label: 'An illness from birth',
        lines: [
          'This illness came with birth and asks for care every day. Give strength for it.',
          'Ease the bad days, let new treatments arrive, and let this life be a full one.',
        ],
      },
      {
        id: 'genetic-risk-test',
        label: 'A genetic risk or test',
        lines: [
          'Knowing is heavy, and not knowing is heavy too. Give calm and clear counsel.',
          'Let wise steps be taken in time, and let fear of the future not take over the present.',
        ],
      },
    ],
  },
  {
    id: 'chronic-pain',
    group: 'health',
    label: 'Chronic pain',
    what: 'this pain',
    lines: [
      'You know this pain exactly. Ease it, today and tonight, so that sleep and ordinary movement are possible.',
      'Let a treatment be found that truly helps, and doctors who believe what they are told about pain.',
      'Give understanding at home and at work for what cannot be seen, and gladness in every easier hour.',
    ],
    situations: [
      {
        id: 'back-pain',
        label: 'Back pain',
        occasion: 'chronic-pain',
        lines: [
          'Ease this back, and let the pressure come off the nerve.',
          'Let sitting, standing and sleeping be possible without pain, and let the cause be treated well.',
        ],
      },
      {
        id: 'migraine-headache',
        label: 'Migraines or headaches',
        occasion: 'chronic-pain',
        lines: [
          'Lift the pressure and the pounding, and let light and sound become bearable.',
          'Let what triggers it be found, and let there be many days in a row without one.',
        ],
      },
      {
        id: 'neuropathy-nerve-pain',
        label: 'Nerve pain',
        occasion: 'chronic-pain',
        lines: [
          'Quiet these nerves, the burning and the shooting pain, so that sleep is possible.',
          'Let a treatment be found that works, and let nobody stop looking for it.',
        ],
      },
      {
        id: 'fibromyalgia-fatigue',
        label: 'Fibromyalgia or chronic fatigue',
        lines: [
          'Give relief to a body that hurts and tires without anyone seeing why.',
          'Let the small strength there is last for what matters, and let others believe it.',
        ],
      },
      {
        id: 'pain-medicine-cut-off',
        label: 'Pain medicine was cut off',
        occasion: 'chronic-pain',
        lines: [
          'The pain is real, and the help for it has been taken away. Let it be treated fairly.',
          'Lead to a doctor who listens, and to relief that is safe and lasts.',
        ],
      },
    ],
  },
  {
    id: 'medical-mistake',
    group: 'health',
    label: 'A medical mistake or wrong medicine',
    what: 'this harm from medical care',
    lines: [
      'Let the truth about this treatment be told plainly, with no hiding and no excuses.',
      'Be near to everyone who was harmed, and to the family that lives with it.',
      'Let doctors and pharmacists listen, check and correct, so that no one else is harmed in this way.',
    ],
    situations: [
      {
        id: 'medical-mistake',
        label: 'A wrong diagnosis or treatment',
        lines: [
          'A mistake was made, and someone was harmed by it. Let the truth be told plainly.',
          'Let the harm be treated as well as it can be, and let anger be heard and answered.',
        ],
      },
      {
        id: 'preventable-hospital-death',
        label: 'A death from a medical mistake',
        lines: [
          'A life may have been lost that could have been saved. Hear the anger and the grief together.',
          'Let the truth be told without hiding, and let what went wrong be changed.',
          'Give strength for the hard questions, and rest from them at night.',
        ],
      },
      {
        id: 'medication-trouble',
        label: 'Side effects or wrong medicine',
        lines: [
          'Let the right medicine be found, in the right dose, with no harm from it.',
          'Keep doctor and pharmacist watchful, and ease what the body is going through meanwhile.',
        ],
      },
    ],
  },
  {
    id: 'teeth',
    group: 'health',
    label: 'Teeth and the dentist',
    what: 'the care of these teeth',
    lines: [
      'Ease soreness and pain in teeth and jaw, and let eating and sleeping be comfortable.',
      'Let a gentle and skilled dentist be within reach, at a cost that can be paid.',
      'Take away fear of the dentist’s chair and shame about teeth, and let smiling come easily.',
    ],
    situations: [
      {
        id: 'toothache',
        label: 'A toothache',
        lines: [
          'Ease the pain in this tooth, and let a dentist be able to see it soon.',
          'Clear any infection, and let the treatment be quick and good.',
        ],
      },
      {
        id: 'dentist-fear',
        label: 'Afraid of the dentist',
        lines: [
          'Give calm in the dentist’s chair, gentle hands, and numbing that truly works.',
          'Let it be over sooner and easier than was feared.',
        ],
      },
      {
        id: 'bad-teeth-shame',
        label: 'Ashamed of bad teeth',
        lines: [
          'Take the shame out of it, and let smiling and eating become easy.',
          'Let good dental care be found at a price that can be paid.',
        ],
      },
      {
        id: 'braces',
        label: 'Braces on teeth',
        lines: [
          'Ease the soreness, and let the teeth move as they should.',
          'Give patience with the wires and the months, and confidence to smile all the way through.',
        ],
      },
    ],
  },
  {
    id: 'eyes',
    group: 'health',
    label: 'Eyes and sight',
    what: 'the health of these eyes',
    lines: [
      'Protect the sight of these eyes, and let faces, print and steps be seen as clearly as possible.',
      'Give eye doctors skill, and let glasses, drops or surgery do all the good they can.',
      'Take away fear of losing sight, and give help with whatever is hard to see.',
    ],
    situations: [
      {
        id: 'new-glasses-or-eye-exam',
        label: 'New glasses or an eye exam',
        lines: [
          'Let it be possible to see clearly again, with lenses that are right.',
          'Make the new glasses easy to get used to and to wear without shyness.',
        ],
      },
      {
        id: 'losing-sight',
        label: 'Losing sight',
        lines: [
          'Guard the sight that remains, and let treatment slow what is being lost.',
          'Give help with reading, moving and recognizing faces, and comfort for each thing given up.',
        ],
      },
      {
        id: 'sudden-eye-trouble',
        label: 'Sudden trouble with an eye',
        lines: [
          'Save the sight in this eye, and let it be treated before harm is done.',
          'Ease the pain and the fear of the dark, and let clear vision return.',
        ],
      },
      {
        id: 'cataract-surgery',
        label: 'Cataract surgery',
        lines: [
          'Let the clouded lens be replaced safely, and let the eye heal well.',
          'Give calm to lie still, and let clear sight be the result.',
        ],
      },
      {
        id: 'can-see-again',
        label: 'Thanks for seeing again',
        occasion: 'thanks',
        lines: [
          'Thank you for clear sight, for faces and colors and print that can be read.',
          'Let these eyes stay healthy, and let the wonder of it last.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'hearing',
    group: 'health',
    label: 'Ears and hearing',
    what: 'this trouble with hearing',
    lines: [
      'Let hearing be helped as far as possible, with good devices, good doctors and fair prices.',
      'Give people who turn to the one they speak to, repeat things gladly, and learn signs where signs are needed.',
      'Give rest from noise, from ringing and from strain, and let no one be left out of a conversation.',
    ],
    situations: [
      {
        id: 'hearing-loss',
        label: 'Losing hearing',
        lines: [
          'Let hearing be helped as far as it can be, and let people speak plainly and face to face.',
          'Take away the loneliness of missing half of what is said.',
        ],
      },
      {
        id: 'deaf-child-or-implant',
        label: 'A deaf child or cochlear implant',
        lines: [
          'Let this child have language, by sound or by sign, and people who share it.',
          'Give good guidance about hearing and treatment, and joy in every word that gets across.',
        ],
      },
      {
        id: 'tinnitus',
        label: 'Ringing in the ears',
        lines: [
          'Quiet this ringing, or let the mind learn to stop listening to it.',
          'Give sleep in spite of it, and help from someone who understands it.',
        ],
      },
    ],
  },
  {
    id: 'food-weight-and-body-image',
    group: 'health',
    label: 'Food, weight or body image',
    what: 'eating and body image',
    lines: [
      'Give a kinder eye for this body, and quiet the voices that speak of it with contempt.',
      'Let this body be fed and treated gently, and protect its heart, its strength and its health.',
      'Give comfort other than food or hunger on sad days, and gladness in whatever movement is possible.',
      'Let someone trustworthy be told what is hard about eating or about the mirror, and let good help be found soon.',
    ],
    situations: [
      {
        id: 'trying-to-lose-weight',
        label: 'Trying to lose weight',
        lines: [
          'Give steady help with food and movement, one day at a time, without self-hatred.',
          'Let the body become healthier, and let no number on a scale decide what a person is worth.',
        ],
      },
      {
        id: 'weight-loss-joy',
        label: 'Thanks for losing weight',
        occasion: 'thanks',
        lines: [
          'Thank you for this change, for every day of effort behind it, and for a lighter step.',
          'Let it last, and let it be enjoyed with a free heart.',
        ],
        glad: true,
      },
      {
        id: 'overeating-self',
        label: 'I cannot stop overeating',
        lines: [
          'Food has become a way to get through hard feelings. Give help with those feelings, and peace at the table.',
          'Take away the shame, and give kind and skilled help so that eating can become simple again.',
        ],
      },
      {
        id: 'overeating-other',
        label: 'Someone I love overeats',
        lines: [
          'Someone is harmed by eating that has gone out of control. Protect that body, and heal what drives it.',
          'Give those nearby kind words without shaming, and let real help be found and wanted.',
        ],
      },
      {
        id: 'body-shame',
        label: 'Ashamed of how a body looks',
        lines: [
          'Give a kinder eye toward this body, and quiet the cruel words said about it.',
          'Let it be fed, moved and thanked, and let worth be felt apart from size or shape.',
        ],
      },
      {
        id: 'body-image-weight',
        label: 'Feeling fat or ugly',
        lines: [
          'A body is being looked at without mercy. Give a kinder eye, and freedom from what others say and show.',
          'Let health be cared for gently, and if eating has become a danger, let it be noticed and helped.',
        ],
      },
      {
        id: 'eating-disorder',
        label: 'An eating disorder',
        occasion: 'mental-health',
        lines: [
          'Let this illness lose its power over food and over the mirror.',
          'Guard the heart and the body, and let help come from people who know this well.',
        ],
      },
    ],
  },
  {
    id: 'womens-health',
    group: 'health',
    label: 'Women’s health',
    what: 'this woman’s health',
    lines: [
      'Ease pain, bleeding, hot flashes and sleepless nights, and give back strength for ordinary days.',
      'Let doctors take this seriously, explain what can be done, and treat it with care.',
      'Comfort grief that has to do with the body or with children, and give understanding at home and at work.',
    ],
    situations: [
      {
        id: 'menopause',
        label: 'Menopause and hot flashes',
        lines: [
          'Give cool nights, steady moods and real sleep in this time of change.',
          'Let good treatment be found, and let there be patience and humor among those close by.',
        ],
      },
      {
        id: 'hysterectomy',
        label: 'A hysterectomy',
        lines: [
          'Keep the body safe through this operation and the healing after it.',
          'Let relief be allowed and grief be allowed, each in its own time.',
        ],
      },
      {
        id: 'endometriosis-fibroids',
        label: 'Endometriosis or fibroids',
        occasion: 'chronic-pain',
        lines: [
          'Ease this pain and stop the heavy bleeding.',
          'Let it be taken seriously, with a doctor who knows it and a treatment that gives ordinary days back.',
        ],
      },
    ],
  },
  {
    id: 'std-or-hiv',
    group: 'health',
    label: 'An STD or HIV',
    what: 'this matter of sexual health',
    lines: [
      'Take the shame off this infection, and let it be treated like any other illness.',
      'Let good treatment start early and work, and protect the health of everyone concerned.',
      'Give courage for the honest conversations that are needed, and safety and kindness in the answers.',
    ],
    situations: [
      {
        id: 'std-or-hiv',
        label: 'An STD or HIV test',
        lines: [
          'Take the shame off this, and let it be treated as any illness is treated.',
          'Give courage for the honest talk, good medicine, and people who do not pull away.',
        ],
      },
    ],
  },
  {
    id: 'medical-cost-and-insurance',
    group: 'health',
    label: 'Medical bills and insurance',
    what: 'medical bills and insurance',
    lines: [
      'Let the medicine and treatment that are needed be paid for, and let no one go without because of money.',
      'Give the people who decide about claims and bills fairness, and let mistakes be found and corrected.',
      'Give help with forms, calls and appeals, and calm sleep in spite of what things cost.',
    ],
    situations: [
      {
        id: 'insurance-denied',
        label: 'Insurance said no',
        lines: [
          'Let this denial be overturned, and let the care that is needed be approved in time.',
          'Give persistence with the forms and calls, and someone inside who decides with sense and mercy.',
        ],
      },
      {
        id: 'insurance-approved',
        label: 'Thanks that insurance said yes',
        occasion: 'thanks',
        lines: [
          'Thank you for this approval, after so much asking.',
          'Let it do all the good that is hoped for, and let others who wait be heard too.',
        ],
        glad: true,
      },
      {
        id: 'cannot-pay-for-care',
        label: 'Care that cannot be paid for',
        lines: [
          'Let the medicine and the care be within reach, whatever they cost.',
          'Let a program, a clinic or an honest billing office open a way, and let nobody go without meanwhile.',
        ],
      },
      {
        id: 'medical-bills',
        label: 'Medical bills',
        occasion: 'money',
        lines: [
          'These medical costs are too high to pay. Let them be lowered, covered or forgiven.',
          'Let the insurance and the billing office deal fairly, and give someone who knows how to appeal.',
          'Let no one go without needed care or medicine for lack of money.',
        ],
      },
      {
        id: 'health-insurance-lost',
        label: 'Health insurance was lost',
        lines: [
          'Let good coverage be found or restored, and let mistakes in the office be corrected.',
          'Give patience with forms and phone calls, and a person who knows how to help.',
          'Keep those without insurance safe and well in the meantime.',
        ],
      },
    ],
  },
  {
    id: 'depression',
    group: 'health',
    label: 'Depression or sadness',
    what: 'sadness and depression',
    lines: [
      'You know how this mind is today. Give relief, and let every better hour be noticed.',
      'Keep this life safe, and everyone who depends on it, and let someone be near who listens and stays.',
      'Let good treatment be found and go on: the right medicine, a good counselor, enough sleep and daylight.',
      'Take away shame, and give strength for the next small thing: getting up, eating, answering one friend.',
    ],
    situations: [
      {
        id: 'depression',
        label: 'Depression that will not lift',
        occasion: 'mental-health',
        lines: [
          'Lift this heaviness, if only enough to see a little way ahead today.',
          'Let someone notice and stay, and let good help be found and accepted.',
        ],
      },
      {
        id: 'winter-depression',
        label: 'Winter or holiday depression',
        occasion: 'mental-health',
        lines: [
          'The dark months weigh on the mind. Give enough light, movement and company to get through.',
          'Let help be found early, and let spirits hold until the days are longer.',
        ],
      },
      {
        id: 'low-and-tearful',
        label: 'Sad and crying today',
        lines: [
          'Sadness is heavy today, with a reason or without. Stay close, and lighten it, if only a little.',
          'Give something warm to eat, some daylight, and one person who can be told. If it goes on, let good help come.',
        ],
      },
      {
        id: 'mind-getting-better',
        label: 'Thanks that depression is lifting',
        occasion: 'thanks',
        lines: [
          'Thank you for a lighter mind, and for hours that feel like life again.',
          'Let the healing hold, and let a harder day not be mistaken for the end of it.',
        ],
        glad: true,
      },
      {
        id: 'postpartum-depression',
        label: 'Depression after a birth',
        occasion: 'mental-health',
        lines: [
          'This is an illness after birth and no failure of love. Let it be told and treated soon.',
          'Keep both of them safe, and let joy in this child come in its own time.',
        ],
      },
    ],
  },
  {
    id: 'anxiety-and-fear',
    group: 'health',
    label: 'Anxiety, panic or fear',
    what: 'these worries and fears',
    lines: [
      'Calm the body and the thoughts, and give one slow breath after another.',
      'Let real danger be seen clearly, and let fear of everything else lose its strength.',
      'Give people who do not laugh at anxiety, and good help from someone who knows how to treat it.',
      'Keep safe all who are thought about with worry, near and far, today and in times to come.',
    ],
    situations: [
      {
        id: 'anxiety',
        label: 'Anxiety and constant worry',
        occasion: 'mental-health',
        lines: [
          'Slow the breath and quiet the thoughts that run ahead.',
          'Let this fear lose its hold, with help from people who understand it.',
        ],
      },
      {
        id: 'panic-attack',
        label: 'A panic attack',
        occasion: 'mental-health',
        lines: [
          'Let this wave of panic pass. Give one slow breath, and then another.',
          'Take away the dread of the next attack, and let the body learn again that it is safe.',
        ],
      },
      {
        id: 'afraid-to-leave-house',
        label: 'Afraid to leave the house',
        occasion: 'mental-health',
        lines: [
          'Give courage for the first few steps outside, and let nothing bad come of them.',
          'Make the world feel a little safer each day, with someone patient to go along.',
        ],
      },
      {
        id: 'health-anxiety',
        label: 'Afraid of being seriously ill',
        occasion: 'mental-health',
        lines: [
          'Quiet the fear that listens to every ache, and let the body be trusted again.',
          'Let what is real be told from what is feared, and give help with the fear itself.',
        ],
      },
      {
        id: 'worry-for-loved-ones',
        label: 'Worried about loved ones',
        lines: [
          'Love makes the mind run ahead to every danger. Keep those who are loved in your care, seen and unseen.',
          'Quiet the pictures of what might happen, and give back the good of this day with them.',
        ],
      },
      {
        id: 'peace-and-sleep-returned',
        label: 'Thanks for peace and sleep again',
        lines: [
          'Thank you for rest, for a lighter heart, and for calm after a long strain.',
          'Keep this peace through the days to come, and thank you for everyone who helped toward it.',
        ],
        glad: true,
      },
      {
        id: 'fear-of-future-and-news',
        label: 'Afraid of the future',
        lines: [
          'The future looks dark, and no one can see into it. Give peace for this one day and strength for the next when it comes.',
          'Help to turn away from the news for a while, and show some good thing within reach to do.',
        ],
      },
      {
        id: 'end-times-fear',
        label: 'Afraid of the end times',
        lines: [
          'There is fear about the end of the world. Quiet it, and give trust that you will be there whatever comes.',
          'Turn attention from frightening voices to what is good and needed today, and give peaceful sleep.',
        ],
      },
    ],
  },
  {
    id: 'mental-illness',
    group: 'health',
    label: 'Mental illness or therapy',
    what: 'this mental health struggle',
    lines: [
      'Give this mind rest, a clear view of what is real, and sleep at night.',
      'Let good help be found and be kept: doctors, counselors, medicine, and a safe place when it is needed.',
      'Keep safe the one who is ill and everyone around, at home and in the hospital.',
      'Take away shame about illness of the mind, and give family, friends and churches understanding.',
    ],
    situations: [
      {
        id: 'ocd-intrusive-thoughts',
        label: 'OCD or thoughts that intrude',
        occasion: 'mental-health',
        lines: [
          'Loosen the grip of these thoughts and rituals, and let them pass without being obeyed.',
          'Take away the shame, and let skilled help be found for it.',
        ],
      },
      {
        id: 'bipolar',
        label: 'Bipolar disorder',
        occasion: 'mental-health',
        lines: [
          'Steady the mood that swings too high and too low, and bring back sleep.',
          'Let the medicine be right and be taken, and guard from harm done in the highs and the lows.',
        ],
      },
      {
        id: 'hearing-voices-psychosis',
        label: 'Hearing voices or psychosis',
        occasion: 'mental-health',
        lines: [
          'Calm the frightening voices and beliefs, and bring the mind back to what is real.',
          'Keep everyone safe in this illness, and let help be accepted and gentle.',
        ],
      },
      {
        id: 'psychiatric-hospital',
        label: 'A psychiatric hospital',
        occasion: 'mental-health',
        lines: [
          'Let this be a safe place and a true beginning of getting better.',
          'Give kind staff and the right treatment, and take the shame away from needing it.',
        ],
      },
      {
        id: 'starting-therapy',
        label: 'Starting therapy',
        occasion: 'mental-health',
        lines: [
          'Asking for help took courage. Let the right person be found, and soon.',
          'Let it be safe to say what has not been said, and let it truly help.',
        ],
      },
      {
        id: 'ashamed-of-mental-illness',
        label: 'Ashamed of mental illness',
        occasion: 'mental-health',
        lines: [
          'Illness of the mind is illness, and no failure of faith. Take the shame away.',
          'Send people who understand, and freedom to accept every kind of help.',
        ],
      },
    ],
  },
  {
    id: 'suicide-danger-and-self-harm',
    group: 'health',
    label: 'Thoughts of suicide or self-harm',
    what: 'a life in deep pain',
    lines: [
      'Keep this life safe, tonight and through every hour that comes next.',
      'Let someone be close who asks, listens and stays, and let help from people trained for this come quickly.',
      'Let pills, weapons and everything else that can be used for harm be taken out of reach.',
      'Relieve the pain underneath, and take away shame about speaking of it.',
    ],
    situations: [
      {
        id: 'wants-to-die',
        label: 'Not wanting to live anymore',
        occasion: 'mental-health',
        lines: [
          'Keep this life safe, tonight and through the next hour.',
          'Let someone be told right now how bad it is, and let help be near and stay near.',
        ],
      },
      {
        id: 'after-suicide-attempt',
        label: 'After a suicide attempt',
        occasion: 'mental-health',
        lines: [
          'This life was kept. Keep it still, heal the body, and ease the pain behind it.',
          'Let there be no shame or blame now, only safety, good care, and someone near.',
        ],
      },
      {
        id: 'self-harm',
        label: 'Self-harm or cutting',
        occasion: 'mental-health',
        lines: [
          'Let the pain underneath be told to someone safe, so that it need not be turned against the body.',
          'Give another way through the worst minutes, and help that comes without anger or disgust.',
        ],
      },
    ],
  },
  {
    id: 'trauma-and-war-memories',
    group: 'health',
    label: 'Trauma or war memories',
    what: 'memories of war or trauma',
    lines: [
      'Ease the memories that come back by night and by day, and give sleep without bad dreams.',
      'Let body and mind feel safe again, and give people who listen without pushing.',
      'Give good help from someone who knows trauma well, and friends or comrades who understand.',
      'Have mercy on all who suffered what cannot be forgotten, and keep safe the one who remembers.',
    ],
    situations: [
      {
        id: 'ptsd-trauma',
        label: 'PTSD or trauma',
        occasion: 'mental-health',
        lines: [
          'What happened is over, and the body does not know it yet. Let it feel safe.',
          'Quiet the dreams and flashbacks, and lead to someone trained to help.',
        ],
      },
      {
        id: 'veteran-memories',
        label: 'A veteran’s memories of war',
        lines: [
          'Ease the memories of war that come back by night and by day.',
          'Take away guilt that does not belong there, and bring mercy to what does.',
          'Give someone to talk to who understands, good treatment, and sleep that is quiet.',
        ],
      },
      {
        id: 'own-war-guilt',
        label: 'Guilt about what I did in war',
        lines: [
          'Things were done in war that do not leave a person. Hold the dead, and have mercy on the one who remembers.',
          'Give someone trustworthy to tell it to, good help, and safety through every night.',
        ],
      },
    ],
  },
  {
    id: 'dementia',
    group: 'health',
    label: 'Memory loss or dementia',
    what: 'memory loss',
    lines: [
      'You know every memory, also those that can no longer be found. Let no one be treated as less because of it.',
      'Calm confusion, fear and anger, and keep everyone in the house safe by day and at night.',
      'Let good doctors find out what can be treated, and let help come early for those who care.',
      'Give moments of music, laughter or touch that do good.',
    ],
    situations: [
      {
        id: 'dementia-just-diagnosed',
        label: 'A new dementia diagnosis',
        lines: [
          'This news changes the years ahead. Be near, and let fear not take what is still here.',
          'Slow the loss, and let important things be said and settled while there is time.',
        ],
      },
      {
        id: 'dementia-does-not-know-me',
        label: 'Not being recognized anymore',
        occasion: 'caregiving',
        lines: [
          'It hurts to be forgotten by someone loved. Let love be felt where the name is gone.',
          'Give calm to the one who is confused, and comfort to the one who is not recognized.',
        ],
      },
      {
        id: 'dementia-behavior',
        label: 'Wandering or anger with dementia',
        occasion: 'caregiving',
        lines: [
          'Calm the fear behind the anger and the wandering, and keep everyone in the house safe.',
          'Give patience that does not run out, and help before it does.',
        ],
      },
      {
        id: 'afraid-of-losing-memory',
        label: 'Afraid of losing memory',
        lines: [
          'Let the reason for this forgetting be found, and let it be something that can be treated.',
          'Give courage to be tested, and peace in the not knowing.',
        ],
      },
    ],
  },
  {
    id: 'growing-old',
    group: 'health',
    label: 'Growing old',
    what: 'the challenges of growing older',
    lines: [
      'Give strength for what each day asks, and good humor about what has become slow.',
      'Guard dignity and safety where help is needed, and let that help be given kindly and without hurry.',
      'Let experience be asked for and listened to, and give friends, tasks and reasons to laugh.',
      'Comfort the loss of freedom, and let rides, visits and help come, so that life stays full.',
    ],
    situations: [
      {
        id: 'getting-old',
        label: 'Getting old',
        occasion: 'aging',
        lines: [
          'Give strength for what each day asks, and good humor about what is slower now.',
          'Let there be someone to call, something to do, and people who still ask for advice.',
        ],
      },
      {
        id: 'feeling-old',
        label: 'Feeling my age',
        lines: [
          'The years show, and it is not easy to like it. Give peace with this age, and thanks for the days that led here.',
          'Let there still be things to begin and to laugh about, and health for what matters.',
        ],
      },
      {
        id: 'feeling-useless-old',
        label: 'Feeling useless in old age',
        lines: [
          'Someone who gave much now feels of no use. Let this person be asked for advice, for stories, for company and for prayer.',
          'Take away the fear of being a burden, and let worth not depend on what can be done.',
        ],
      },
      {
        id: 'losing-independence',
        label: 'Needing help with everything',
        lines: [
          'It is hard to need help with what was always done alone. Guard dignity in each of these moments.',
          'Let helpers be gentle and discreet, and let what can still be done be left to do.',
        ],
      },
      {
        id: 'giving-up-driving',
        label: 'Giving up driving',
        occasion: 'aging',
        lines: [
          'It is a hard thing to hand over, and it means more than a car. Comfort that loss.',
          'Let rides be offered gladly, and keep everyone safe on the road.',
        ],
      },
      {
        id: 'elder-refuses-help-or-keys',
        label: 'A parent who refuses help',
        occasion: 'aging',
        lines: [
          'Growing old asks for hard changes, and no one likes to be told. Give the older one safety, dignity and an open ear.',
          'Give the family calm, honest words and the right moment, and keep everyone from harm until then.',
        ],
      },
    ],
  },
  {
    id: 'falls-in-old-age',
    group: 'health',
    label: 'A fall in old age',
    what: 'an older person’s fall',
    lines: [
      'Let every break and bruise be found and heal well, and ease the pain and the fright.',
      'Make home, bathroom and stairs safe, and let help be quick if a fall happens.',
      'Give strength in the legs again, and courage to walk, with someone’s arm or a walker.',
    ],
    situations: [
      {
        id: 'parent-or-elder-fell',
        label: 'An older person fell',
        lines: [
          'Let nothing be broken, and let the bruises and the fright heal.',
          'Let a way be found to make the next fall less likely, without taking all freedom away.',
        ],
      },
      {
        id: 'broken-hip',
        label: 'A broken hip',
        lines: [
          'Let this hip be mended, and let standing and walking be possible again.',
          'Give relief from pain, a clear mind, and the will to keep trying.',
        ],
      },
    ],
  },
  {
    id: 'nursing-home',
    group: 'health',
    label: 'A nursing home or assisted living',
    what: 'care in a nursing home',
    lines: [
      'Keep everyone who lives in this home safe, clean, fed and treated with respect, on every shift.',
      'Let anything that is wrong there be noticed and reported, and let those in charge act at once.',
      'Comfort homesickness, guilt and the sorrow of leaving a house, and let love show in visits and calls.',
      'Give caring staff enough time, enough coworkers and fair pay for their work.',
    ],
    situations: [
      {
        id: 'moving-to-assisted-living',
        label: 'Leaving home for assisted living',
        occasion: 'aging',
        lines: [
          'So much is left behind in a move like this. Let it be grieved, and be gentle with it.',
          'Let the new place be safe and kind, with one friend soon and staff who know the name.',
        ],
      },
      {
        id: 'elder-moving-to-care',
        label: 'Moving a parent into care',
        occasion: 'aging',
        lines: [
          'Leaving home late in life is a loss. Comfort the one who moves, and give kind staff, familiar things and a friend at table.',
          'Lift the guilt from those who had to decide, and keep their visits faithful.',
        ],
      },
      {
        id: 'nursing-home-life',
        label: 'Life in a nursing home',
        occasion: 'aging',
        lines: [
          'Let there be kindness in that place on every shift, and visitors who sit down.',
          'Take away loneliness from the one who lives there, and guilt from those who have to leave.',
        ],
      },
      {
        id: 'nursing-home-neglect',
        label: 'Neglect in a nursing home',
        lines: [
          'Stop this neglect or harm, and let someone with authority look into it now.',
          'Keep the one who cannot speak up safe, and let those who report it be believed.',
        ],
      },
      {
        id: 'guilt-placing-parent-in-care',
        label: 'Guilt over a nursing home',
        lines: [
          'A loved one had to be given into the care of others. Ease the guilt over what could no longer be done at home.',
          'Give kind and careful people in that place, and visits that are gentle on both sides.',
        ],
      },
    ],
  },
  {
    id: 'older-person-alone',
    group: 'health',
    label: 'An older person alone',
    what: 'an older person who is often alone',
    lines: [
      'Keep safe the older or ailing one who is often alone, by day and in the night.',
      'Send visits, calls and someone nearby who looks in, helps, and would notice if something were wrong.',
      'Show family, friends and church what they can do, from near or far, and let it be done soon.',
    ],
    situations: [
      {
        id: 'old-and-living-alone',
        label: 'An older person living alone',
        occasion: 'aging',
        lines: [
          'Keep safe the one who lives alone, by day and in the night.',
          'Let there be someone who calls or knocks every day, and help that is welcome.',
        ],
      },
      {
        id: 'elder-parent-far-or-lonely',
        label: 'An aging parent far away',
        occasion: 'aging',
        lines: [
          'Someone is growing old at a distance from those who love and worry. Keep the older one safe, well fed, and not alone.',
          'Let neighbors and helpers be honest and look in.',
          'Show the family what can be done from afar, and what can no longer wait.',
        ],
      },
      {
        id: 'lonely-elder',
        label: 'A lonely older person',
        occasion: 'loneliness',
        lines: [
          'Someone old sits alone through long days. Send visitors who are in no hurry, and calls that come regularly.',
          'Let those nearby notice and come in, and let there be laughter and talk about more than health.',
        ],
      },
      {
        id: 'caring-from-far-away',
        label: 'Caring from far away',
        lines: [
          'Be near across the distance to the one who needs care.',
          'Show what can be done from far away, bless those who are there, and ease the guilt.',
        ],
      },
      {
        id: 'own-neglected-parent',
        label: 'I have neglected my parent',
        occasion: 'unfaithful-guilt',
        lines: [
          'Someone older has been left waiting for a visit or a call. Forgive the neglect, and let the call be made today.',
          'Be close to the one who has waited alone, and make room for time together from now on.',
        ],
      },
      {
        id: 'homebound-members',
        label: 'Church members who are homebound',
        lines: [
          'Be with those who can no longer come to church. Let them know they are missed and belong.',
          'Send visitors, calls and communion, and let worship at home bring real comfort.',
        ],
      },
    ],
  },
  {
    id: 'caregiving',
    group: 'health',
    label: 'Caring for someone',
    what: 'the care of a loved one',
    lines: [
      'Bless the one who needs care, and let every hand that helps be gentle and every voice be kind.',
      'Give those who care sleep, time off, and others who take over a real share of the work.',
      'Provide good aides, good doctors, and money for what is needed.',
      'Let danger, exhaustion and anger be noticed early, and let help come before someone is harmed.',
    ],
    situations: [
      {
        id: 'caregiver-exhausted',
        label: 'An exhausted caregiver',
        occasion: 'caregiving',
        lines: [
          'So much has been given for so long. Send help that takes part of the load this week.',
          'Give sleep, forgiveness for short tempers, and some hours that belong to no one else.',
        ],
      },
      {
        id: 'caring-for-kids-and-parents',
        label: 'Sick parents and small children',
        lines: [
          'So many people need the same pair of hands. Give strength, and show what can wait.',
          'Send others to share it, and let the young and the old each have a little time.',
        ],
      },
      {
        id: 'sandwich-generation',
        label: 'Torn between parents and children',
        occasion: 'tired-overwhelmed',
        lines: [
          'The young and the old both need care, and one person stands in the middle. Give strength, and help that truly takes something over.',
          'Take away the guilt of never being enough for everyone, and give one protected hour this week.',
        ],
      },
      {
        id: 'elder-parent-moved-in',
        label: 'A parent who lives with us',
        occasion: 'caregiving',
        lines: [
          'A home has made room for someone old who needs care. Give patience for each day, and laughter where it can be found.',
          'Send help and hours off to those who do the caring.',
          'Let the one who was taken in feel wanted.',
        ],
      },
      {
        id: 'own-impatient-caregiver',
        label: 'I was harsh while caring',
        occasion: 'unfaithful-guilt',
        lines: [
          'Patience ran out with someone who needs care. Forgive the sharp word or rough hand, and comfort the one it hurt.',
          'Send rest and real help to the one who is worn out, so that gentleness is possible again.',
        ],
      },
      {
        id: 'good-help-found',
        label: 'Thanks for good help with care',
        occasion: 'thanks',
        lines: [
          'Thank you for good help, arrived at last, and for the kindness of those who give it.',
          'Let them stay, and let rest do its work meanwhile.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'dying-and-hospice',
    group: 'health',
    label: 'Dying and hospice',
    what: 'a life near its end',
    lines: [
      'Be near to the one whose life is coming to its end, in every hour, in fear and in calm.',
      'Let there be no pain, no struggle for breath, and no loneliness.',
      'Give those close by true and loving words, freedom to weep, and time for what matters to them.',
      'Let what needs to be said be said, and let nobody be forced into what would hurt.',
    ],
    situations: [
      {
        id: 'hospice-beginning',
        label: 'Hospice is beginning',
        lines: [
          'The care now is for comfort. Let pain be kept away and every day hold something good.',
          'Give honesty, tenderness and time for what still wants to be said.',
        ],
      },
      {
        id: 'last-days-vigil',
        label: 'Sitting with someone who is dying',
        occasion: 'dying',
        lines: [
          'Be close in these last hours. Let there be no pain, no struggle and no fear.',
          'Let love be heard in the room, even without an answer, and hold everyone who stays.',
        ],
      },
      {
        id: 'told-i-am-dying',
        label: 'I was told I am dying',
        lines: [
          'Stay near, through fear, anger and sadness, and let nothing have to be hidden.',
          'Give relief from pain, time for what matters most, and peace about everyone loved.',
        ],
      },
      {
        id: 'someone-told-terminal',
        label: 'Someone was told it is terminal',
        lines: [
          'The time is said to be short. Give good days in it, with little pain and much love.',
          'Give honest words that are also gentle, and help for everyone who is frightened of losing so much.',
        ],
      },
      {
        id: 'estranged-relative-dying',
        label: 'An estranged relative is dying',
        lines: [
          'A life is ending, and there is old hurt between. Show whether to go, to write, or to stay away, and let the choice be free.',
          'If there is a meeting, let it be truthful and safe.',
          'Be near to the one who is dying, whatever happens.',
        ],
      },
      {
        id: 'child-is-dying',
        label: 'A child is dying',
        lines: [
          'Hold this child. Let there be no pain and no fear, only arms and familiar voices.',
          'Hold everyone who loves this child and faces what no one should have to face.',
        ],
      },
    ],
  },
  {
    id: 'life-support-decision',
    group: 'health',
    label: 'A decision about life support',
    what: 'this life support decision',
    lines: [
      'You know what was or will be decided about these machines. Give peace to everyone who has to bear that decision.',
      'Let love and truth decide, and let doctors explain honestly what treatment can and cannot do.',
      'Be close to the one it is about, and to the whole family, and take away false guilt.',
    ],
    situations: [
      {
        id: 'life-support-decision',
        label: 'Whether to end life support',
        lines: [
          'No one should have to decide this alone. Give clear words from the doctors, and peace with each other.',
          'Let the known wishes be honored, and let no guilt remain on anyone.',
        ],
      },
      {
        id: 'guilt-life-support-decision',
        label: 'Guilt after ending life support',
        lines: [
          'A terribly hard decision was made in love, with what could be known at the time. Take the guilt away from those who made it.',
          'Let them remember how much care went into it, and give them peace and sleep.',
        ],
      },
    ],
  },
  {
    id: 'fear-of-death',
    group: 'health',
    label: 'Fear of death',
    what: 'the fear of death',
    lines: [
      'Take this fear of death seriously, and give calm in the hours when it comes.',
      'Let questions about death and what comes after be asked freely, with someone wise and kind.',
      'Give trust in you, little by little, and gladness in the life that is here today.',
    ],
    situations: [
      {
        id: 'fear-of-death',
        label: 'Afraid to die',
        lines: [
          'Meet this fear of death without scolding it. Give calm at night, and trust that grows slowly.',
          'Let it be spoken of with someone wise, and let today be fully lived.',
        ],
      },
      {
        id: 'afraid-of-death-afterlife',
        label: 'What comes after death',
        lines: [
          'There is fear of death and of what comes after. Take this fear into your care, and give trust.',
          'Let life today be fully lived, and let the hope of being with you grow stronger than the fear.',
        ],
      },
    ],
  },
];
