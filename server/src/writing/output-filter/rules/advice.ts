import type { Rule } from './rule.ts';

const remedy =
  '(?:medicines?|medications?|meds|pills?|tablets?|insulin|chemo(?:therapy)?|radiation|treatments?|antidepressants?|lithium|dialysis|prescriptions?|doses?|dosage|inhalers?|blood thinners?|steroids?|vaccines?|surgery|surgeries|therapy|rehab)';
const helper =
  '(?:doctors?|physicians?|hospitals?|therapists?|counselors?|psychiatrists?|psychologists?|nurses?|clinics?|professionals?|specialists?|pharmacists?|emergency room|police|social workers?|lawyers?|attorneys?|helplines?|hotlines?|crisis lines?|shelters?|911|988)';
const account =
  '(?:passwords?|passcodes?|pin|social security|ssn|card (?:number|details)|credit card|debit card|bank (?:account|details|login)|account number|routing number|cvv|logins?|verification code|one[- ]time code|security code|date of birth)';

/** Medical, legal and financial instructions, and requests of scammers. */
export const adviceRules: readonly Rule[] = [
  {
    id: 'medicine',
    unlessDenied: true,
    patterns: [
      new RegExp(
        `\\b(?:stop|stopping|quit|skip|throw (?:away|out)|toss|flush|dump|come off|go off|get off|give up|cut out|cut down|refuse|decline|double|triple|halve|discontinue|cancel|lay down|put (?:away|aside)|leave off|reduce|wean (?:yourself )?off|drop)\\b[^.!?;]{0,40}\\b${remedy}\\b(?! that only prolongs)`,
      ),
      new RegExp(
        `\\b(?:need|use for|have to take|must take|rely on|depend on) (?:no|not|never)(?: more| any)? (?:\\w+ ){0,2}(?:${remedy}|${helper})\\b`,
      ),
      new RegExp(
        `\\bno (?:more |longer any )?need (?:for|of|to (?:take|see|call)) (?:\\w+ ){0,3}(?:${remedy}|${helper})\\b`,
      ),
      new RegExp(`\\b(?:instead of|rather than|better than|replaces?) (?:\\w+ ){0,3}(?:${remedy}|${helper})\\b`),
      /\b(?:take|swallow|drink|inject|give (?:him|her|them|your \w+))\b[^.!?]{0,24}\b\d+\s?(?:mg|milligrams?|ml|grams?|pills?|tablets?|capsules?|drops?|units)\b/,
      /\b(?:drink|take|apply|inject|use) (?:\w+ ){0,2}(?:bleach|turpentine|hydrogen peroxide|colloidal silver|ivermectin|kerosene)\b/,
      /\byou (?:probably |clearly |likely |definitely |surely )*(?:have|suffer from|show signs of) (?:\w+ )?(?:cancer|depression|bipolar(?: disorder)?|adhd|ptsd|schizophrenia|a disorder|diabetes|dementia|a demon|demons)\b/,
      /\b(?:faith|prayer|god|jesus|the bible) (?:alone )?(?:is|are|will be) (?:all )?(?:the |your )?only (?:medicine|treatment|doctor|cure|help|therapy)\b/,
      /\b(?:faith|prayer|god|jesus) (?:alone )?is all the (?:medicine|treatment|help|therapy|cure)\b/,
    ],
  },
  {
    id: 'keeps-from-help',
    patterns: [
      new RegExp(
        `\\b(?:do not|don't|never|no longer|stop|avoid|quit|without ever|you (?:should|must) not) (?:need|needing|see|seeing|trust|trusting|call|calling|visit|visiting|go to|going to|bother with|listen to|listening to|tell|telling|contact|contacting|talk to|talking to|take|taking|consult|involve)\\b (?:\\w+ ){0,3}(?:${helper}|${remedy})\\b(?! (?:because of|without|that (?:a|some)))`,
      ),
      new RegExp(
        `\\b(?:${helper}) (?:are|is|will only|only|just|cannot|can not|won't|will not|do not|don't) (?:\\w+ ){0,3}(?:lying|liars?|evil|useless|demonic|satanic|help you|harm you|hurt you|make it worse|want your money|worldly|of the devil)\\b`,
      ),
    ],
  },
  {
    id: 'law',
    unlessDenied: true,
    patterns: [
      /\b(?:plead (?:not )?guilty|(?:file|filing|declare|declaring) (?:for )?(?:chapter \w+ )?bankruptcy|sue (?:him|her|them|your|the)|represent yourself|skip (?:your |the )?(?:court|hearing))\b/,
      /\b(?:hide|hiding|conceal|move) (?:\w+ ){0,2}(?:assets|income|savings|from the (?:irs|court|collector))\b/,
      /\blie (?:to|on|about)\b[^.!?]{0,30}\b(?:lender|bank|application|police|court|judge|irs|collector|doctor|counselor|landlord)\b/,
      /\b(?:do not|don't|need not|never) (?:have to |need to )?(?:pay|file) (?:\w+ ){0,2}(?:taxes|tax|child support|alimony|rent|fine|debts?|bills?|loans?)\b(?! (?:because|until|before|without|by))/,
    ],
  },
  {
    id: 'money',
    unlessDenied: true,
    patterns: [
      /\b(?:buy|buying|invest|investing|put|trade|trading|move)\b[^.!?]{0,30}\b(?:bitcoins?|crypto\w*|ethereum|stocks?|gold coins?|forex|nfts?|options|lottery|annuit(?:y|ies))\b/,
      /\b(?:gift ?cards?|western union|moneygram|wire transfers?|cash ?app|venmo|zelle|paypal|apple cards?|itunes cards?|steam cards?|bitcoins?|cryptocurrency|crypto wallet)\b/,
      /\b(?:send|wire|transfer|mail|give|donate|deposit|pay)\b (?:\w+ ){0,3}(?:money|cash|funds|fee|bitcoins?|offering|seed)\b[^.!?]{0,30}\b(?:to (?:me|us|him|this|the (?:account|address|number|pastor))|now|today|first|immediately|before)\b/,
      new RegExp(
        `\\b(?:give|send|tell|share|enter|type|confirm|provide|text|email|reply with|write|submit|verify|need|upload)\\b[^.!?]{0,30}\\b${account}\\b`,
      ),
      /\b(?:take out|get|apply for|use|open|consider|sign up for|call)\b (?:\w+ ){0,3}(?:payday loan|cash advance|title loan|home equity|second mortgage|new (?:loan|card|credit card)|debt (?:settlement|relief|consolidation)|consolidation loan)\b/,
      /\bstop (?:paying|making)\b[^.!?]{0,25}\b(?:debts?|bills?|minimums?|cards?|loans?|payments?|rent|mortgage|creditors?|collectors?)\b/,
      /\b(?:withdraw|take|cash out|borrow|empty|drain|use)\b[^.!?]{0,30}\b(?:401 ?\(?k\)?|retirement|pension|ira|college fund)\b/,
      /\b(?:tithe|give|donate) (?:\w+ ){0,4}(?:before (?:paying|you pay)|and (?:god|he) will|to be (?:blessed|healed|free))\b/,
      /\b(?:claim|collect|won|win|receive) (?:your |a |the )?(?:prize|lottery|inheritance|refund|reward|grant money|free money)\b/,
    ],
  },
];
