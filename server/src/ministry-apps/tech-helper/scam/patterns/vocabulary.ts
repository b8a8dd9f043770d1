/** Words in one group; a rule needs a word of each of its groups within one text. */
export const any = (...words: readonly string[]) => new RegExp(`(?<![\\w-])(?:${words.join('|')})(?!\\w)`);

export const giftCard = any(
  'gift ?cards?',
  '(?:google play|itunes|apple|steam|ebay|target|amazon|visa|prepaid|vanilla) cards?',
);
export const remoteApp = any(
  'any ?desk',
  'team ?viewer',
  'ultra ?viewer',
  'rust ?desk',
  'log ?me ?in',
  'screen ?connect',
  'air ?droid',
  'quick ?support',
  'quick ?assist',
  'zoho assist',
  'supremo',
  'splashtop',
  'remote (?:access|desktop|support|app|program|software)',
  'control (?:of )?my (?:computer|phone|laptop|screen|tablet)',
);
/** Someone who is no part of a screen. */
export const stranger = any(
  'he',
  'she',
  '(?:a|the|this|that|some|another) (?:\\w+ ){0,2}(?:man|woman|guy|lady|girl|boy|caller|person|agent|officer|technician|tech|rep|representative|buyer|seller|stranger|lawyer|soldier|voice)',
  'someone',
  'somebody',
  'caller',
  'they (?:called|phoned|texted|emailed|told|said|asked|want|wanted|keep)',
  '(?:microsoft|apple|amazon|paypal|the bank|my bank|bank|police|irs|social security|medicare|tech support|norton|mcafee|geek squad|facebook|my boss|pastor|my friend) (?:called|phoned|texted|emailed|wants|asked|says|said|told|guy|man|woman|person|agent|on the phone)',
);
export const contact = any(
  'call(?:s|ed|ing)?',
  'phoned',
  'on the phone',
  'on the line',
  'text(?:s|ed)?',
  'e-?mail(?:s|ed)?',
  'message',
  'voice ?mail',
  'letter',
  'robocall',
);
export const asks = any(
  'wants?',
  'wanted',
  'ask(?:s|ed|ing)?',
  'tells?',
  'told',
  'says?',
  'said',
  'needs?',
  'needed',
  'demand\\w*',
  'insist\\w*',
  'make me',
  'telling',
  'saying',
);
export const pays = any(
  'pay(?:s|ing|ment)?',
  'paid',
  'fix',
  'fees?',
  'fine',
  'bail',
  'bond',
  'tax(?:es)?',
  'warrant',
  'unlock',
  'refund',
  'send',
  'sent',
  'read',
  '(?:numbers?|codes?) to (?:him|her|them|the|a|some\\w+)',
  'scratch\\w*',
  'numbers? (?:on|off|from|of)',
  'codes? (?:on|off|from|of)',
  'pictures? of',
);
export const company = any(
  'bank',
  'credit union',
  'wells fargo',
  'chase',
  'bank of america',
  'citi(?:bank)?',
  'capital one',
  'fraud department',
  'visa',
  'mastercard',
  'zelle',
  'venmo',
  'paypal',
  'amazon',
  'account',
  'card',
);
export const urgent = any(
  'urgent\\w*',
  'immediately',
  'suspend\\w*',
  'frozen',
  'freeze',
  'locked',
  'on hold',
  'unusual',
  'suspicious',
  'unauthori[sz]ed',
  'fraud\\w*',
  'verify',
  'confirm',
  'expir\\w*',
  'safe account',
  '(?:move|transfer|withdraw|protect) (?:\\w+ ){0,3}(?:money|savings|funds|cash)',
  'final notice',
  'act now',
  'within \\d+ (?:hours?|days?)',
);
export const office = any(
  'irs',
  'social security',
  'medicare',
  'medicaid',
  'fbi',
  'police',
  'sheriff\\w*',
  'court',
  'jury duty',
  'immigration',
  'customs',
  'treasury',
  'government',
  'dmv',
);
export const officeThreat = any(
  'arrest\\w*',
  'warrant',
  'suspend\\w*',
  'owe[sd]?',
  'back taxes',
  'lawsuit',
  'deport\\w*',
  'fine',
  'jail',
  'cancel\\w*',
  'urgent\\w*',
  'immediately',
  'pay',
  'grant',
  'refund',
  'verify',
  'drugs',
  '(?:my|your) (?:social security |medicare |social )?number',
  'final notice',
);
export const kin = any(
  'grand ?(?:son|daughter|child|kid|baby)',
  'nephew',
  'niece',
  'my (?:son|daughter|boy|girl)',
  'your grand\\w+',
  'grand(?:ma|pa|mother|father)',
);
export const trouble = any(
  'jail',
  'arrest\\w*',
  'accident',
  'bail',
  'bond',
  'lawyer',
  'kidnap\\w*',
  'hospital',
  'stuck',
  'stranded',
  'trouble',
  'new (?:phone )?number',
  '(?:lost|broke|dropped) (?:his|her|my|the) phone',
  'crying',
);
export const money = any(
  'money',
  'cash',
  'dollars?',
  '\\$ ?\\d[\\d,]*',
  'wire',
  'zelle',
  'venmo',
  'bail',
  'bond',
  'pay',
  'send',
  'gift ?cards?',
  'bitcoin',
  'courier',
);
export const tollFree = /(?:\+?1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)\)?[-. ]*\d{3}[-. ]?\d{4}/;
export const callUs = any(
  'call (?:this|the|that|us|now|immediately|microsoft|apple|windows|support|toll|tech|a|number|for)(?: \\w+){0,3}',
  'calling a number',
  'toll[- ]free',
  '(?:phone )?number to call',
  'gives? (?:me )?a (?:phone )?number',
  'has a (?:phone )?number',
  "do(?:n't| not) (?:turn off|close|restart|shut)\\w*",
);
export const alarm = any(
  'virus\\w*',
  'infected',
  'hack\\w*',
  'trojan',
  'spyware',
  'malware',
  'security (?:alert|warning|breach)',
  'locked',
  'blocked',
  'warning',
  'alert',
  'compromised',
  'porn\\w*',
  'firewall',
  'illegal',
  'error',
  'pop ?-?ups?',
  'popped up',
);
export const secret = any(
  '(?:verification |security |one[- ]time |login |text |six[- ]digit |6[- ]digit |whatsapp |google )?codes?',
  'pass ?words?',
  'pin(?: number)?',
  'social security number',
  '(?:my|your) social(?: security)?',
  'ssn',
  'medicare (?:number|card)',
  '(?:credit |debit |bank )?card number',
  'account number',
  'routing number',
  'bank (?:details|login|information|info)',
);
export const transfer = any(
  'bitcoin',
  'crypto\\w*',
  'wire',
  'western union',
  'moneygram',
  'zelle',
  'venmo',
  'cash ?app',
  'gold bars?',
  'courier',
  'money order',
  'cash in the mail',
);
export const crypto = any('bitcoin', 'crypto\\w*');
export const moneyMoves = any(
  '(?:move|moving|transfer|withdraw|protect|take out) (?:\\w+ ){0,3}(?:money|savings|funds|cash)',
);
/** A stranger has reached the person: "called", not "call". */
export const reached = any(
  'called',
  'phoned',
  'on the (?:phone|line)',
  'texted',
  'e-?mailed',
  'says',
  'said',
  'tells me',
);
export const toll = any('tolls?', 'e-?z ?-?pass', 'sun ?pass', 'fas ?trak', 'i-?pass');
export const tollThreat = any(
  'unpaid',
  'owe[sd]?',
  'pay',
  'suspend\\w*',
  'final (?:notice|reminder)',
  'overdue',
  'click',
  'tap',
  'link',
  'license',
);
export const prize = any(
  'won',
  'winner',
  'prize',
  'lottery',
  'sweepstakes',
  'publishers clearing house',
  'inherit\\w*',
  'free (?:iphone|ipad|gift)',
);
export const prizeCost = any(
  'fees?',
  'pay',
  'tax(?:es)?',
  'claim',
  'shipping',
  'customs',
  'card number',
  'bank',
  'account',
  'click',
  'send',
  'deposit',
);
export const online = any(
  'met (?:him |her |a \\w+ )?(?:online|on \\w+)',
  'online (?:friend|boyfriend|girlfriend)',
  'never met',
  'dating (?:site|app)',
  'oil rig',
  'deployed',
  'overseas',
  'widower on \\w+',
  'in the (?:army|military)',
);
export const onSocial = any(
  '(?:on|from|through|over) (?:facebook|instagram|whatsapp|telegram|messenger|tiktok|a dating \\w+)',
  'friend request',
);
export const asksFor = any('wants', 'wanted', 'asks', 'asked', 'asking', 'needs', 'needed', 'begs', 'begging');
export const costs = any(
  'money',
  'bills?',
  'loan',
  'ticket',
  'gift ?cards?',
  'bank',
  'crypto\\w*',
  'invest\\w*',
  'fees?',
  'rent',
  'surgery',
  'hospital',
);
export const refundWord = any(
  'refund\\w*',
  'overpaid',
  'too much (?:money|back)',
  'invoice',
  'renew\\w*',
  'auto-?renew\\w*',
  'charged',
  'subscription',
);
export const refundWho = any(
  'norton',
  'mcafee',
  'geek squad',
  'amazon',
  'paypal',
  'microsoft',
  'apple',
  'best buy',
  'antivirus',
);
export const techFirm = any(
  'microsoft',
  'apple',
  'windows',
  'tech support',
  'computer (?:company|support|department)',
  'geek squad',
  'internet company',
  'google',
);
export const sick = any(
  'virus\\w*',
  'hack\\w*',
  'infected',
  'problem',
  'fix',
  'clean',
  'slow',
  'access',
  'let (?:him|her|them)',
  'connect\\w*',
  'errors?',
);
export const letIn = any(
  '(?:let|letting|allow\\w*|give|gave|giving) (?:him|her|them|someone|somebody|the \\w+|a \\w+|this \\w+) (?:\\w+ ){0,3}(?:into|in|inside|on|onto|access|control|connect|use|see|take over|share)',
  '(?:mouse|cursor|arrow) (?:is )?mov(?:es|ing|ed) (?:by itself|on its own|alone)',
  'mov(?:es|ing|ed) (?:my|the) mouse',
  '(?:get|got|gets|getting|be|was|is) (?:in|into|inside) my (?:computer|phone|laptop|tablet)',
  'share my screen with (?:him|her|them|a man|a stranger|the (?:man|caller|agent|woman))',
);
export const inside = any(
  "(?:he|she|they|someone|somebody|a man|a woman|the man|the caller)(?: (?:is|are|was|were|'s|got))? (?:still )?(?:connected to|in|inside|into|on) my (?:computer|phone|laptop|tablet|screen)",
  'still connected to my (?:computer|phone|laptop|tablet)',
);
export const fromFirm = any(
  '(?:from|with) (?:microsoft|apple|windows|norton|mcafee|amazon|google|geek squad|paypal|the bank|my bank|the internet company|tech\\w* support)',
  '(?:technical|tech|support|security|refund|billing|fraud) (?:department|team|agent|specialist|desk|line|man|lady|guy)',
);
export const directs = any(
  '(?:wants|wanted|told|tells|telling|asks|asked|asking|says|said|needs|helping) (?:me )?(?:\\w+ ){0,5}(?:press|type|open|click|download|install|go|log|connect|read|enter|push)',
);
export const orderedBy = any('order', 'purchase', 'charge', 'invoice', 'bill', 'payment', 'subscription', 'renewal');
export const notMine = any(
  "(?:did not|didn't|never|have not|haven't|did'nt|didnt) (?:\\w+ )?(?:make|made|order\\w*|buy|bought|place[d]?|ask\\w*|purchase[d]?|sign\\w*)",
);
export const isItScam = any(
  '(?:is|was|could) (?:this|that|it) (?:\\w+ ){0,4}(?:a )?(?:scam|fake|fraud|phishing|real or fake)',
  'scam or (?:real|not)',
);
export const badLink = any('package|parcel|delivery|usps|fedex|ups|toll|netflix|apple id|paypal|amazon|bank|account');
export const linkAsk = any(
  'click',
  'tap',
  'link',
  'https?\\S*',
  'update (?:your|my) (?:payment|address|details|information)',
  'small fee',
);
/** One's own card from a store, and a wish that has no stranger in it. */
export const ownCard = any(
  'redeem\\w*',
  'birthday',
  'christmas',
  'graduation',
  'balance',
  'i got a',
  'i was given',
  'spend',
  'use (?:a|my)',
);
