import { any } from './any.ts';

// Words for what happens on a screen: alarms, links, codes, and a stranger who controls it.

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
export const letIn = any(
  '(?:let|letting|allow\\w*) (?:him|her|them|someone|somebody|the \\w+|a \\w+|this \\w+) (?:\\w+ ){0,3}(?:into|in|inside|on|onto|access|control|connect|use|see|take over|share)',
  '(?:give|gave|giving) (?:him|her|them|someone|somebody|the \\w+|a \\w+|this \\w+) (?:\\w+ ){0,3}(?:access|control)',
  '(?:mouse|cursor|arrow) (?:is )?mov(?:es|ing|ed) (?:by itself|on its own|alone)',
  'mov(?:es|ing|ed) (?:my|the) mouse',
  '(?:get|got|gets|getting|be|was|is) (?:in|into|inside) my (?:computer|phone|laptop|tablet)',
  'share my screen with (?:him|her|them|a man|a stranger|the (?:man|caller|agent|woman))',
);
export const inside = any(
  "(?:he|she|they|someone|somebody|a man|a woman|the man|the caller)(?: (?:is|are|was|were|'s|got))? (?:still )?(?:connected to|in|inside|into|on) my (?:computer|phone|laptop|tablet|screen)",
  'still connected to my (?:computer|phone|laptop|tablet)',
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
export const callUs = any(
  'call (?:this|the|that|us|now|immediately|microsoft|apple|windows|support|toll|tech|a|number|for)(?: \\w+){0,3}',
  'calling a number',
  'toll[- ]free',
  '(?:phone )?number to call',
  'gives? (?:me )?a (?:phone )?number',
  'has a (?:phone )?number',
  "do(?:n't| not) (?:turn off|close|restart|shut)\\w*",
);
export const tollFree = /(?:\+?1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)\)?[-. ]*\d{3}[-. ]?\d{4}/;
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
export const badLink = any('package|parcel|delivery|usps|fedex|ups|toll|netflix|apple id|paypal|amazon|bank|account');
export const linkAsk = any(
  'click',
  'tap',
  'link',
  'https?\\S*',
  'update (?:your|my) (?:payment|address|details|information)',
  'small fee',
);
