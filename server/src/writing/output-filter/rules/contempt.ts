import type { Rule } from './rule.ts';

const groups =
  "(?:catholics?|protestants?|evangelicals?|baptists?|methodists?|lutherans?|presbyterians?|pentecostals?|charismatics?|calvinists?|anglicans?|episcopalians?|(?:the |eastern )?orthodox|mormons?|jehovah'?s witnesses|adventists?|muslims?|jews|jewish people|hindus?|buddhists?|atheists?|unbelievers|liberals|conservatives|gays?|gay people|lesbians?|homosexuals?|trans(?:gender)?(?: people)?|immigrants?|foreigners|migrants|refugees|black people|white people|asians?|mexicans?|arabs?|women|men|divorced people|single mothers|poor people|the poor|disabled people)";
const scorn =
  "(?:evil|fake|false (?:christians?|religion|church)|(?:not|n't) (?:real |true |really |even )*(?:christians?|saved|human)|idolat\\w+|heretics?|heretical|heresy|deceived|satanic|demonic|demons?|a cult|cultists?|vermin|animals|filth\\w*|subhuman|inferior|disgusting|(?:should|must|deserve to) (?:all )?(?:die|suffer|burn|be (?:killed|punished|deported|destroyed|shunned))|enemies of|liars?|abominations?|burn|trash|scum|stupid|lazy|parasites?|lost and blind|servants of satan|of the devil|ruin\\w*|worship(?:s|p?ers?|ping)? (?:statues|idols|mary|satan|demons))";

/** Hate, curses and party politics. */
export const contemptRules: readonly Rule[] = [
  {
    id: 'candidates',
    patterns: [
      /(?<!\bwhom? to )\bvot(?:e|ing) (?:for|against|only for|republican|democrat\w*|\w+ party|straight)\b/,
      /\b(?:republicans?|democrats|(?:a|the|your) democrat|democratic party|republican party|the gop|maga|libertarian party|green party)\b/,
      /\b(?:donald trump|president trump|joe biden|president biden|kamala harris|barack obama|ron desantis|gavin newsom|j\.? ?d\.? vance|vladimir putin)\b/,
      /\bgod'?s? (?:chosen|anointed|own) (?:candidate|president|party|politician|leader)\b/,
    ],
  },
  {
    id: 'curse',
    unlessDenied: true,
    patterns: [
      /\b(?:damn|curse) (?:you|him|her|them|this|that|the|my|your|his|their)\b/,
      /\bmay (?:god |the lord |heaven )?(?:strike|destroy|smite|kill|punish|curse|ruin|burn|crush|blind)\b/,
      /\bmay (?:he|she|they|you|your \w+|his \w+|her \w+|their \w+|\w+) (?:die|suffer|rot|burn|perish|bleed|fail|never (?:find|know|rest|sleep)|lose|be (?:cursed|destroyed|punished|ruined|struck|crushed|barren|sick|poor))\b/,
      /\b(?:punish|destroy|smite|strike down|strike|avenge yourself on|ruin|crush|kill|curse|hurt) (?:him|her|them|my (?:boss|ex|enem(?:y|ies)|neighbor|husband|wife|sister|brother|mother|father|pastor)|your (?:boss|ex|enem(?:y|ies)|neighbor))\b/,
      /\b(?:burn|rot|roast) in hell\b|\bgo to hell\b/,
      /\bi (?:will|am going to|shall|'ll) (?:find|hurt|kill|hunt|destroy|come for|expose|report) (?:you|him|her|them|your)\b/,
      /\byou (?:will|are going to) (?:pay for|regret) (?:this|it|what)\b/,
    ],
  },
  {
    id: 'contempt',
    unlessDenied: true,
    patterns: [
      new RegExp(
        `\\b${groups} (?:are|is|were|should|must|deserve|will|do|have|only|all|who)?\\b ?[^.!?]{0,40}\\b${scorn}`,
      ),
      new RegExp(`\\b${scorn}[^.!?]{0,20}\\b(?:like|as|of|are) (?:the |all )?${groups}\\b`),
      /\b(?:catholicism|protestantism|mormonism|islam|judaism|hinduism|buddhism|orthodoxy|calvinism|pentecostalism|the (?:roman )?catholic church|rome|the pope|the papacy) (?:is|are|was) (?:\w+ ){0,3}(?:evil|fake|false|a cult|satanic|demonic|idolatry|heresy|the antichrist|a lie|of the devil|the whore|pagan|poison)\b/,
      /\bwhore of babylon\b/,
      /\b(?:fuck\w*|shit\w*|bitch\w*|assholes?|cunts?|fag(?:got)?s?|n[i1]gg\w+|kikes?|spics?|trann(?:y|ies)|retard(?:s|ed)?)\b/,
    ],
  },
];
