/** What our prayers never contain: promises in God's name, curses, diagnoses, and advice to stay with someone who does harm. */
export const forbidden: readonly RegExp[] = [
  /\b(?:you|god|he) will (?:surely |certainly |now )?(?:heal|cure|restore|deliver|save|prosper|bless|provide|give|open)\b/i,
  /\bwill be (?:healed|cured|restored|saved|victorious|rich|prosperous)\b/i,
  /\b(?:is|are|am) (?:already )?(?:healed|cured)\b/i,
  /\b(?:we|I) (?:claim|declare|decree|command|bind|rebuke|prophesy|speak victory)\b/i,
  /\b(?:by faith|in faith) (?:we|I) (?:receive|claim)\b/i,
  /\bvictor(?:y|ious)\b|\bprosper(?:ity|ous)?\b|\bbreakthrough\b/i,
  /\b(?:curse|punish|destroy|smite|strike down|avenge)\s+(?:him|her|them|my|our|his|those)\b/i,
  /\b(?:enemy|satan|devil|demons?)\b/i,
  /\bgrace to (?:stay|endure|submit)\b|\bpatience with (?:my|her|his) (?:husband|wife|abuser)\b|\bsubmit to\b/i,
  /\byou (?:have|suffer from) (?:cancer|depression|a disorder)\b/i,
  /\bstop taking\b|\bno (?:need for|more) (?:medicine|doctors|medication)\b/i,
  /\beverything happens for a reason\b|\bneeded another angel\b/i,
];
