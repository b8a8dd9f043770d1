import type { Rule } from './rule.ts';

const god = '(?:god|jesus|christ|the lord|the holy spirit|the almighty|heaven|our father|the father)';

/** Claims that only God, a prophet or a priest could make. */
export const claimRules: readonly Rule[] = [
  {
    id: 'speaks-as-god',
    patterns: [
      /\bi(?:'m| am)(?: really| truly| indeed| now)? (?:god|jesus|christ|the (?:lord(?!'?s)|holy spirit|messiah|almighty|good shepherd|virgin mary|son of god|devil)|your (?:god|lord|savior|saviour|heavenly father|creator|redeemer|pastor|priest|doctor|lawyer|therapist)|an? (?:angel|prophet|apostle|real person|human being|human)|(?:the )?(?:arch)?angel \w+|moses|satan|saint \w+)\b/,
      /^["']?my (?:dear |beloved |precious )?(?:child|children|son|daughter)\b[ ,]+(?:i|hear|this is|fear|do not|listen|come)\b/,
      /\b(?:this is|it is i|here speaks) (?:god|jesus|the lord)\b/,
      /\b(?:speaking|writing|here) as (?:god|jesus|the lord|the holy spirit)\b/,
    ],
  },
  {
    id: 'prophecy',
    unlessDenied: true,
    patterns: [
      new RegExp(
        `\\b${god} (?:has |is |just |wants me to |asked me to )*(?:told|tells?|telling|said|says|saying|spoke|speaks|speaking|showed|shown|shows|showing|revealed|reveals|revealing|whispered|whispers|given|gave)(?: this)?(?: to)? (?:me|you)\\b`,
      ),
      /\b(?:thus (?:says|saith|said) the lord|i prophesy|i (?:declare|decree) (?:that|over|in|to|it|this|your)|prophetic (?:word|message|promise)s?|(?:a|the|this is a|this) (?:word|message|prophecy) (?:from|of) (?:god|the lord|jesus|heaven) (?:for|to|over) (?:you|your|this))\b/,
      /\b(?:jesus|christ|the rapture|the world|the second coming|the tribulation|the end times?)\b[^.]{0,40}\b(?:20\d\d|this year|next year|next month|this (?:spring|summer|fall|autumn|winter)|within (?:\w+ ){1,2}(?:days|weeks|months|years))\b/,
      /\b(?:20\d\d|this year|next year|next month)\b[^.]{0,30}\b(?:jesus|christ) (?:will|is going to|shall|comes|returns)\b/,
      new RegExp(
        `\\b${god} (?:wants|has chosen|commands|is calling) you to (?:marry|leave|divorce|quit|give|send|move|sell|buy|pay)\\b`,
      ),
      /\bis the (?:antichrist|beast of revelation|false prophet)\b/,
    ],
  },
  {
    id: 'absolution',
    unlessDenied: true,
    patterns: [
      /\bi (?:hereby |now |do |can |will |solemnly )*(?:absolve|pardon) (?:you|your|thee)\b/,
      /\bi (?:(?:hereby|now|do|can|will|solemnly) )+forgive (?:you|your|thee)\b|\bi forgive (?:you (?:of|for|in|all)|(?:all )?your sins?)\b/,
      /\byour (?:sins?|guilt|transgressions?) (?:is|are|has been|have been) (?:now |hereby |all |already |fully |completely )*(?:forgiven|absolved|washed away|wiped|erased|remitted|cancell?ed|gone)\b/,
      /\byou (?:are|have been|stand) (?:now |hereby |fully |already )*(?:absolved|cleansed of|forgiven (?:of|for|by me))\b/,
      /\bego te absolvo\b/,
      /\b(?:consider yourself|be) (?:absolved|baptized|ordained|married|confirmed)\b/,
    ],
  },
  {
    id: 'verdict-on-salvation',
    unlessDenied: true,
    patterns: [
      /\byou(?: are|'re) (?:definitely |certainly |now |already |surely |officially |truly |not |never )+(?:saved|a (?:real |true )?christian|going to heaven)\b/,
      /\b(?:you(?: are|'re)|he(?: is|'s)|she(?: is|'s)|they(?: are|'re)|your \w+ is|\w+ is) (?:now |surely |certainly |already |definitely )*(?:damned|doomed|unsaved|(?:going|bound|destined) (?:to|for) hell|in hell|burning in hell|condemned to hell)\b/,
      /\b(?:you|he|she|they|your \w+) (?:will|shall|would) (?:surely |certainly |definitely |just )*(?:go to|burn in|rot in|end up in|be in|suffer in) (?:hell|heaven|purgatory|eternal)\b/,
      new RegExp(
        `\\b${god} (?:hates|despises|has rejected|has abandoned|has forsaken|has given up on|has cursed|is done with|will never forgive|cannot forgive|can never forgive|does not love|is disgusted by|is punishing) (?:you|him|her|them|your)\\b`,
      ),
    ],
  },
  {
    id: 'promise',
    unlessDenied: true,
    patterns: [
      new RegExp(
        `\\b(?:${god}|he) (?:will|shall|is going to|has promised to|is about to|guarantees to) (?:surely |certainly |now |fully |completely |definitely |always |soon )*(?:heal|cure|prosper|make (?:you|him|her|them|us) (?:rich|well|wealthy|healthy)|give (?:you|him|her|us) (?:victory|riches|wealth|a miracle|the job|success)|double|multiply|cancel your debts?|pay your debts?|repay|reward your gift)\\b`,
      ),
      /\b(?:you|he|she|they|we|your \w+|my \w+|this \w+|\w+) (?:will|shall|(?:are|is) going to) (?:surely |soon |certainly |definitely |completely |fully |all )*be (?:\w+ly |soon |all )?(?:healed|cured|cancer[- ]free|rich|wealthy|a millionaire|pain[- ]free|symptom[- ]free|debt[- ]free)\b/,
      /\b(?:is|are|am) (?:now |already |hereby |completely |fully )+(?:healed|cured)\b/,
      /\b(?:claim|receive|speak|declare|activate) (?:your|this|my|the) (?:healing|miracle|blessing|victory|breakthrough|prosperity|harvest)\b/,
      /\b(?:sow (?:a|your|this) (?:financial )?seed|seed (?:offering|gift|money|faith gift)|hundredfold (?:return|blessing)|name it and claim it|prosperity gospel works)\b/,
      /\bguarantee(?:s|d)? (?:that|you|to|your|return|returns|approval|income|profit|results?|success|healing)\b/,
    ],
  },
];
