import { any } from './any.ts';

// Words for the person who reaches out, and for what they ask.

export const stranger = any(
  'he',
  'she',
  '(?:a|the|this|that|some|another) (?:\\w+ ){0,2}(?:man|woman|guy|lady|girl|boy|caller|person|agent|officer|technician|tech|rep|representative|buyer|seller|stranger|lawyer|soldier|voice)',
  'someone',
  'somebody',
  'caller',
  'buyer',
  'seller',
  'scammer',
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
export const asksFor = any('wants', 'wanted', 'asks', 'asked', 'asking', 'needs', 'needed', 'begs', 'begging');
export const directs = any(
  '(?:wants|wanted|told|tells|telling|asks|asked|asking|says|said|needs|helping) (?:me )?(?:\\w+ ){0,5}(?:press|type|open|click|download|install|go|log|connect|read|enter|push)',
);
export const fromFirm = any(
  '(?:from|with) (?:microsoft|apple|windows|norton|mcafee|amazon|google|geek squad|paypal|the bank|my bank|the internet company|tech\\w* support)',
  '(?:technical|tech|support|security|refund|billing|fraud) (?:department|team|agent|specialist|desk|line|man|lady|guy)',
);
/** Someone who comes to the house. */
export const atDoor = any(
  '(?:at|to) (?:the|my|our) (?:front )?(?:door|house|home|porch)',
  'knock(?:s|ed|ing)?',
  '(?:on|in) (?:the|my) (?:porch|driveway)',
  'waiting outside',
  'door to door',
);
/** Firms that never call about a problem. */
export const firmCalled = any(
  '(?:microsoft|apple|windows|google|norton|mcafee|geek squad|tech support)(?: support| department| company)? (?:just |has |keeps? )?(?:called|phoned|rang|calling|calls me)',
);
/** Someone from such a firm who is on the line. */
export const firmOnLine =
  /\bfrom (?:microsoft|apple|windows|google|norton|mcafee|geek squad|tech support)\b.*\b(?:on the (?:line|phone)|called|phoned|calling)\b|\b(?:on the (?:line|phone)|called|phoned)\b.*\bfrom (?:microsoft|apple|windows|google|norton|mcafee|geek squad|tech support)\b/;
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
export const isItScam = any(
  '(?:is|was|could) (?:this|that|it) (?:\\w+ ){0,4}(?:a )?(?:scam|fake|fraud|phishing|real or fake)',
  '(?:is|was|are) (?:this|that|it|they) (?:for )?(?:real|legit\\w*|genuine)',
  'scam or (?:real|not)',
);
