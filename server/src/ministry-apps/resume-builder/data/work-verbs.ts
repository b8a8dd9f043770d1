/** What a line with one of these verbs is asked when it has no number. */
export const questions = {
  people: 'How many people, and how often?',
  team: 'How many people did you train or lead?',
  things: 'How many in a shift or a week?',
  money: 'How much money, and how often?',
  place: 'How many rooms, machines, or square feet, and how often?',
  children: 'How many children, and what ages?',
  miles: 'How many stops, loads, or miles, and how often?',
  words: 'How many pages, calls, or messages, and how often?',
  events: 'How many events, and how many people came?',
  change: 'From what number to what number?',
  time: 'How often, and over how long?',
} as const;
export type QuestionId = keyof typeof questions;

/** Verbs of work in the form of the dictionary, by the question that fits. */
const byQuestion: { readonly [id in QuestionId]: string } = {
  people:
    'serve greet help assist welcome seat enroll interview counsel advise guide support visit bathe dress lift transport escort treat screen host comfort refer represent listen answer connect translate interpret meet protect monitor watch care nurse massage style',
  team: 'train lead supervise manage coach mentor schedule hire direct oversee coordinate assign delegate motivate recruit orient evaluate captain instruct',
  things:
    'stock check pack ship load unload pick sort assemble build make cook bake prepare prep sew cut wrap label scan inspect weld grind drill sand paint repair fix replace install test produce process fill fold iron wash press package wire solder machine weigh measure count receive inventory order sell plate chop slice grill fry brew mix plant harvest prune deliver shelve bag box tag print copy file enter type mail design photograph edit record log track design butcher roof frame plumb lay pour dig haul stack weld rotate restock display collect distribute donate gather',
  money:
    'bill invoice budget balance deposit reconcile raise fundraise bargain negotiate buy purchase pay cash charge refund save bid price audit estimate earn handle',
  place:
    'clean mop sweep vacuum dust polish sanitize disinfect scrub mow rake landscape trim water maintain paint decorate furnish guard patrol lock unlock service secure tidy wipe shovel plow remodel renovate restore',
  children: 'teach tutor babysit homeschool raise parent supervise',
  miles: 'drive carry haul tow route dispatch pilot ride bike',
  words:
    'write call email text report document draft proofread research interview review present explain post publish transcribe translate notify contact advertise promote market respond communicate',
  events: 'plan organize arrange host cater start launch found create develop perform sing play preach pray set',
  change: 'improve increase reduce lower cut double grow shorten prevent solve win speed expand simplify',
  time: 'move read speak feed work use do run operate open close keep follow take give bring get put go learn study complete finish attend join show volunteer contribute participate share stay hold look fill cover step adjust adapt analyze assess administer apply calculate configure consult convert demonstrate diagnose draw earn ensure establish examine guide identify implement lead mediate model obtain perform program provide qualify recommend resolve select settle stabilize strengthen troubleshoot update upgrade volunteer walk wait win turn tend throw pull push pass offer pay become be have graduate transfer',
};

/** The question of each verb; the first list that has it counts. */
export const verbQuestions: ReadonlyMap<string, QuestionId> = new Map(
  (Object.entries(byQuestion) as [QuestionId, string][])
    .reverse()
    .flatMap(([id, verbs]) => verbs.split(' ').map((verb) => [verb, id] as const)),
);

/** Past, -ing and -s forms that the standard library doesn't know. */
export const ownForms: { readonly [verb: string]: readonly [past: string, gerund: string, third: string] } = {
  prep: ['prepped', 'prepping', 'preps'],
  be: ['was', 'being', 'is'],
  program: ['programmed', 'programming', 'programs'],
  text: ['texted', 'texting', 'texts'],
  tutor: ['tutored', 'tutoring', 'tutors'],
  mentor: ['mentored', 'mentoring', 'mentors'],
  shovel: ['shoveled', 'shoveling', 'shovels'],
  budget: ['budgeted', 'budgeting', 'budgets'],
  sand: ['sanded', 'sanding', 'sands'],
  iron: ['ironed', 'ironing', 'irons'],
  vacuum: ['vacuumed', 'vacuuming', 'vacuums'],
  remodel: ['remodeled', 'remodeling', 'remodels'],
  label: ['labeled', 'labeling', 'labels'],
  homeschool: ['homeschooled', 'homeschooling', 'homeschools'],
  babysit: ['babysat', 'babysitting', 'babysits'],
  model: ['modeled', 'modeling', 'models'],
  counsel: ['counseled', 'counseling', 'counsels'],
};

/** Verbs whose base or -s form is a noun or an adjective as well: "stock clerk", "clean station", "orders". */
export const nounish: ReadonlySet<string> = new Set(
  'stock pack ship load sort cook prep cut wrap label scan test process fold package machine order plate box bag tag print copy file mail record track design market report call text email draft research interview review post plan host launch start lead train coach mentor schedule captain price bid bill budget balance deposit charge refund audit estimate purchase cash paint landscape patrol guard lock run service model program study work use share step look hold draw show volunteer turn walk win offer tutor nurse style watch care visit support guide seat dress escort treat screen transport comfort contact document present sand iron drill weld frame roof harvest plant brew mix grill slice dust polish trim water direct clean open complete secure lower double welcome repair display stack transfer update upgrade answer parent route dispatch pilot ride bike fill lift type fry press wire solder pour dig press produce counsel raise feed read speed prep play sing dance set host shelf meet counter tow haul'.split(
    ' ',
  ),
);
