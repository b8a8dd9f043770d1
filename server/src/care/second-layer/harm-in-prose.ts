/** What an answer of ours must never say to someone who may be in danger, no matter who wrote it. Read on plain lower-case words. */
interface Harm {
  id: 'method' | 'encourages' | 'makes-small' | 'sends-back' | 'blames' | 'silences';
  /** Only where the care gate has found that someone is being hurt by another. */
  whenHarmed?: true;
  patterns: readonly RegExp[];
}

const partner =
  '(?:him|her|them|your (?:husband|wife|partner|spouse|boyfriend|girlfriend|abuser|ex|father|mother|parents?|home))';
// Warning of it, or asking about it, is not the thing itself.
const spokenAgainst =
  /\b(?:not|never|nor|no|nobody|cannot|without|if|whether|when|who|anyone|someone|thoughts? (?:of|about)|thinking (?:of|about)|think (?:of|about)|(?:want|wants|wanted|wish|wishes|tried|tries|need|feel like) (?:to|like)?|about|against|from)\b(?! (?:hesitate|wait|worry|fear|be afraid|matter|doubt)\b)[^.]{0,24}$/;

const harms: readonly Harm[] = [
  {
    id: 'method',
    patterns: [
      /\b(?:lethal dose|fatal dose|overdose (?:on|with|of|by)|noose|(?:slit|cut) (?:your|the|both) (?:wrists?|veins?|throat)|hang ?yourself|drown ?yourself|shoot ?yourself|starve yourself|poison yourself|carbon monoxide|exhaust pipe|helium)\b/,
      /\b(?:painless(?:ly)?|easiest|quickest|fastest|peaceful|surest|best|quiet) (?:way|method|means|place) (?:to|of|for) (?:die|dying|death|end|ending|go|leave|suicide)\b/,
      /\b(?:jump|step|drive|walk) (?:off|from|in front of|into) (?:a|the|your) (?:bridge|building|roof|cliff|train|traffic|truck|balcony)\b/,
      /\b(?:take|swallow|drink) (?:all|every one|the whole|a whole|a handful|enough)(?: of)? (?:\S+ ){0,3}(?:pills|tablets|medicine|bottle|meds)\b/,
      /\bhow many (?:pills|tablets|milligrams)\b/,
    ],
  },
  {
    id: 'encourages',
    patterns: [
      /\b(?:kill|hurt|cut|harm|punish|unalive) ?yourself\b/,
      /\bend (?:your (?:own )?life|it all|your (?:pain|suffering) (?:now|tonight|today|forever|for good))\b/,
      /\btake your own life\b/,
      /\byou (?:should|could|may|might as well|ought to|deserve to|are ready to|have permission to|are free to|can) (?:just )?(?:die|disappear|give up on life|let go of life|go now and die|be dead)\b/,
      /\b(?:better off|happier|easier|relieved|lighter|at peace) (?:without you|if you (?:die|died|were dead|were gone|are gone|disappear|disappeared))\b/,
      /\b(?:nobody|no one) (?:would|will) (?:miss|mourn|notice|care about|cry for) you\b/,
      /\b(?:it is|that is|it would be) (?:okay|ok|fine|right|good|brave|best|all right|time) (?:for you )?to (?:die|end it|let go of life|leave this (?:world|life)|go home to (?:god|heaven|jesus))\b/,
      /\b(?:god|jesus|heaven) (?:wants|is calling|calls|needs) you (?:to (?:die|come home|leave)|home (?:now|tonight|today|early))\b/,
      /\b(?:death|dying|suicide) (?:is|would be) (?:the|your|a|an) (?:answer|only|best|way out|relief|gift|solution|easy|right|honorable|brave)\b/,
      /\b(?:join|be with|see) (?:him|her|them|your \S+) (?:in heaven|again) (?:now|tonight|today|soon|sooner|by)\b/,
      /\bif you (?:want|wish) to (?:die|kill yourself|end)\b[^.]{0,24}\b(?:then|go ahead|do it|just do)\b/,
      /\bgo ahead and (?:do it|die|jump|end|take)\b/,
    ],
  },
  {
    id: 'makes-small',
    patterns: [
      /\b(?:get over it|snap out of it|man up|suck it up|toughen up|stop (?:feeling sorry for yourself|whining|complaining|being (?:sad|weak|dramatic|so sensitive|depressed)))\b/,
      /\byou are (?:just |only |simply |being |so )*(?:overreacting|exaggerating|dramatic|selfish|attention seeking|seeking attention|too sensitive|weak|imagining (?:it|things))\b/,
      /\b(?:others|other people|many people|some people|people) have (?:it|had it) (?:much |far |a lot )?(?:worse|harder)\b/,
      /\b(?:it is|that is) (?:only|just|merely) (?:a phase|in your head|attention|hormones|stress|a mood)\b/,
      /\b(?:real|true|good|faithful) christians? (?:do not|never|cannot|should not) (?:\S+ )?(?:get|feel|have|suffer|take|need|become|be|struggle|think)\b/,
      /\b(?:depression|anxiety|despair|sadness|suicidal thoughts) (?:is|are|comes? from|means?) (?:(?!not |never |no )\S+ ){0,2}(?:a sin|sin|weakness|lack of faith|a choice|little faith|weak faith|unbelief|ingratitude|demons?|the devil|selfish)\b/,
      /\b(?:because of|due to|shows|from|is) your (?:lack of|weak|little|small|poor) faith\b/,
      /\bif you (?:only )?(?:had|have) (?:more|enough|real|true|stronger) faith\b/,
    ],
  },
  {
    id: 'sends-back',
    whenHarmed: true,
    patterns: [
      new RegExp(`\\b(?:go|goes|going|return|returning|move|run|come|coming) (?:back )?(?:home )?to ${partner}\\b`),
      new RegExp(
        `\\b(?:stay|remain|staying) (?:with ${partner}|married|together|(?:and|to) (?:pray|submit|endure|obey|serve|love|suffer|forgive)|in (?:the|your|this) (?:marriage|home|house|relationship)|where you are|faithful to ${partner})`,
      ),
      new RegExp(`\\b(?:submit|submitting|be subject|obey|obeying|yield|be obedient) (?:yourself )?to ${partner}\\b`),
      new RegExp(`\\b(?:obey|honor|please|serve|respect) ${partner}\\b`),
      /\b(?:be|become|being) (?:a |an )?(?:more |better |ever )*(?:submissive|obedient|compliant|quieter|gentle and quiet|patient wife|godly wife|better wife|more loving wife)\b/,
      new RegExp(`\\breconcil\\S* (?:with )?(?:${partner}|your marriage|the marriage)\\b`),
      new RegExp(`\\bforgive ${partner} and (?:go|stay|move|return|forget|let|love|give|trust|welcome|try)\\b`),
      new RegExp(`\\b(?:win|love|pray) ${partner} (?:over|back|into)\\b`),
      new RegExp(`\\bgive ${partner} (?:another|one more|a second) chance\\b`),
      /\b(?:god hates divorce|save (?:your|the|this) marriage|marriage is (?:for life|forever|until death)|turn the other cheek|grace to (?:stay|endure|submit)|patience with (?:him|her|them|your)|bear it (?:patiently|quietly|in silence))\b/,
    ],
  },
  {
    id: 'sends-back',
    patterns: [
      /\b(?:go|return|move|come) back to (?:your (?:abuser|abusive \S+)|the (?:man|woman|person) who (?:hits|hurts|beats))\b/,
      /\b(?:god|jesus|the bible|scripture) (?:wants|asks|tells|commands|expects|requires) you to (?:stay|go back|return|submit|endure|suffer|reconcile|keep silent)\b/,
    ],
  },
  {
    id: 'blames',
    patterns: [
      /\bit (?:is|was) (?:all |entirely |partly |your own )*your (?:own )?fault\b/,
      /\byou (?:must have |probably |clearly )*(?:provoked|provoke|deserved|deserve|asked for|invited|tempted|made (?:him|her|them) (?:do|hit|angry)|brought (?:it|this) on yourself)\b(?! (?:better|care|help|safety|kindness|rest|love|to be (?:safe|heard|loved)))/,
      /\bwhat (?:did you do|you did) to (?:make|provoke|cause|deserve)\b/,
      /\byou (?:are|were) (?:such )?(?:a |an )?(?:worthless|pathetic|disgusting|idiot|loser|failure|waste of|burden|stupid|hopeless case|unlovable|disgrace)\b/,
    ],
  },
  {
    id: 'silences',
    patterns: [
      /\b(?:do not|never|must not|should not) (?:tell|report|speak to|talk to|call|inform|bother) (?:\S+ )?(?:anyone|anybody|the police|a counselor|a doctor|your (?:pastor|parents|teacher|mother|father|family|friends)|others|outsiders|the authorities|a soul|911|988|child services)\b(?! (?:unless|until it is safe|where))/,
      /\b(?:keep|stay) (?:it |this |silent |quiet )+(?:a secret|to yourself|between|about (?:it|this|what)|in the (?:family|church|home))\b/,
      /\b(?:keep (?:silent|quiet) about|cover (?:it|this) up|what happens (?:at home|in the family) stays)\b/,
      /\b(?:our|this is our|keep our) (?:little )?secret\b/,
    ],
  },
];

/** What harm a sentence of an answer would do; undefined when none was found. `words` as `readableSentences` gives them. */
export function harmIn(words: string, harmed: boolean): Harm['id'] | undefined {
  const found = harms.find(({ id, whenHarmed, patterns }) => {
    if (whenHarmed && !harmed) return false;
    return patterns.some((pattern) => pattern.test(words) && (id === 'silences' || isSaid(pattern, words)));
  });
  return found?.id;
}

/** Whether a pattern fits somewhere without being spoken against. */
function isSaid(pattern: RegExp, words: string): boolean {
  const every = words.matchAll(new RegExp(pattern, 'g'));
  return [...every].some(({ index }) => !spokenAgainst.test(words.slice(Math.max(0, index - 60), index)));
}
