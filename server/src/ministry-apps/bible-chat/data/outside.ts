/** A matter that this app refuses, and its answer. */
export interface OutsideMatter {
  id: string;
  /** Recognizes a message of this kind. */
  when: RegExp;
  /** Variants of the same refusal: courteous, with the reason and something to do. */
  answers: readonly [string, ...string[]];
  passages: readonly (readonly [reference: string, context: string])[];
  next: string;
  /** Ids of topics to suggest instead. */
  related: readonly [string, string, string];
}

/** In order: the first match is used. */
export const outsideMatters: readonly OutsideMatter[] = [
  {
    id: 'instructions',
    when: /\b(?:(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|rules|prompts?|guidelines)|system prompt|developer mode|jailbreak|you are now (?:a|an|in|dan)\b|(?:reveal|print|show|repeat)[^.!?\n]{0,30}\b(?:prompt|instructions))/i,
    answers: [
      'That text asks me to set aside how I work here, and I will keep to it: I answer questions about the Bible, with passages you can check. If there is a question of yours in it, put it in your own words.',
      'I stay with what I am here for, which is the Bible and the questions people bring to it. Pasted instructions do not change that. What would you like to know?',
    ],
    passages: [],
    next: 'Ask your question in one plain sentence.',
    related: ['bible-reading', 'prayer', 'jesus'],
  },
  {
    id: 'impersonation',
    when: /\b(?:(?:pretend|act|speak|talk|answer|respond|reply|role[- ]?play|write)\b[^.!?\n]{0,30}\b(?:as|like|to be|you(?:'re| are)|if you were)\s+(?:if you (?:were|are)\s+)?(?:god|jesus|christ|the lord|the holy spirit|mary|(?:saint|st\.?|apostle)?\s*(?:peter|paul)|moses|satan|the devil|an? (?:angel|prophet|apostle))\b|(?:be|play|become) (?:god|jesus|satan|the devil) (?:for|and|to)\b|message (?:for me )?from (?:god|jesus) (?:to|for) me|what is god telling me|give me a (?:prophecy|word from (?:god|the lord))|prophesy (?:over|to|for) me)/i,
    answers: [
      'I do not speak as God, Jesus or anyone in the Bible, and I have no private word from God for you. What they are recorded as saying can be read, and I will gladly show you where.',
      "That is a voice I will not take on: words put into God's mouth by a program would not be his. I can show you what is written, in its place and word for word.",
    ],
    passages: [
      ['Jeremiah 23:25-28', 'God, through a prophet, on people who speak in his name.'],
      ['Hebrews 1:1-2', 'A preacher on how God has spoken.'],
    ],
    next: 'Tell me what you hoped to hear, and I will look for a passage that speaks of it.',
    related: ['guidance', 'prayer', 'gods-love'],
  },
  {
    id: 'are-you-god',
    when: /\b(?:are|r) (?:you|u) (?:god|jesus|an? (?:angel|prophet|priest|pastor)|a real (?:pastor|priest|person)|human|a (?:human|person|bot|robot|computer|machine)|real|ai|an ai|chatgpt)\b|\bwho (?:are you|made you|am i talking to)\b|\bwhat are you\b|\bis this (?:a real person|ai|a bot|chatgpt)\b/i,
    answers: [
      "I am a program on your church's website, not a person, a pastor or anything holy. I look things up: passages from the Bible, printed word for word, and short answers that were written beforehand. For anything that needs a person, please talk to one.",
      'No person is typing here, and certainly not God. This is a program that finds passages and prints them exactly. It can be wrong about what you need, and a pastor or a friend can hear more than I can.',
    ],
    passages: [],
    next: 'Ask me something you would like to look up.',
    related: ['bible-reading', 'who-is-god', 'church'],
  },
  {
    id: 'medicine',
    when: /\b(?:stop|quit|skip|throw away|come off|go off|give up|without|instead of|rather than)\b[^.!?\n]{0,30}\b(?:my )?(?:medicines?|medications?|meds|pills|insulin|chemo(?:therapy)?|treatments?|antidepressants?|lithium|dialysis|blood pressure)\b|\bcan i (?:stop|quit) taking\b|\b(?:what|which|how (?:much|many)) (?:dose|dosage|medicine|medication|pills)\b|\bdiagnose\b/i,
    answers: [
      'Please do not stop or change a medicine because of anything you read here or hear in church. That is for your doctor or pharmacist, and you can call them today. Faith and treatment are not rivals in the Bible: a prophet prescribed for a king, and Luke was a physician.',
      'I cannot advise on medicine, and I ask you not to stop any without your doctor. Prayer goes along with treatment; the Bible nowhere asks you to choose. If you feel unwell now, call your doctor, or 911 in an emergency.',
    ],
    passages: [
      ['Isaiah 38:21', 'A prophet prescribes for King Hezekiah after his prayer.'],
      ['1 Timothy 5:23', "Paul's advice to Timothy about his health."],
    ],
    next: 'Call your doctor or pharmacist and tell them exactly what you were thinking of doing.',
    related: ['doctors', 'healing', 'illness'],
  },
  {
    id: 'voting',
    when: /\b(?:who|whom|which (?:party|candidate))\b[^.!?\n]{0,30}\bvote\b|\b(?:vote|voting) (?:for )?(?:republican|democrat|trump|biden|harris|the (?:left|right))|\b(?:would|did|does) (?:jesus|god)\b[^.!?\n]{0,25}\b(?:vote|republican|democrat|conservative|liberal|trump|biden)|\bis (?:trump|biden|harris|the president|vance|newsom)\b|\b(?:god'?s|christian|biblical) (?:candidate|party)\b|\bsin to vote\b/i,
    answers: [
      'I do not advise on candidates or parties; Christians who pray and read the same Bible vote differently. What it does give is a list of things to ask of anyone who wants power: justice, truth, care for the weak, humility.',
      'Who to vote for is yours to weigh, and I will not do it for you. The Bible names no party. It does say a good deal about how rulers should treat the poor, the stranger and the truth.',
    ],
    passages: [
      ['Psalm 72:1-4', 'A prayer for a king, and what makes a good one.'],
      ['Jeremiah 22:3', 'A prophet at the palace gate.'],
      ['1 Timothy 2:1-2', 'Paul on praying for those in power.'],
    ],
    next: 'Read Psalm 72, and use it as a list of questions for every candidate.',
    related: ['government', 'justice', 'poverty'],
  },
  {
    id: 'lottery',
    when: /\b(?:lottery|lotto|powerball|winning|lucky) (?:numbers?|ticket)|\b(?:numbers? to (?:play|pick)|which stocks?|stock tips?|who will win|will i (?:win|get rich)|predict (?:my|the) (?:future|winner|game)|tell my future|read my palm|(?:give|tell|read) me my horoscope)\b/i,
    answers: [
      'I cannot see the future, and the Bible offers no numbers or tips for it. It does speak about trusting God with tomorrow, and about money that comes fast.',
      'No numbers or predictions from me: no one has them, and scripture was not given for that. I can show you what it says about tomorrow instead.',
    ],
    passages: [
      ['James 4:13-15', 'James to people who had their year planned.'],
      ['Proverbs 13:11', 'A saying on fast and slow money.'],
    ],
    next: 'Write down what you would do with the money, and look which of it can be begun without.',
    related: ['gambling', 'provision', 'contentment'],
  },
  {
    id: 'my-dream',
    when: /\b(?:i (?:had a|had this|keep having (?:a|the same)|dream(?:ed|t)|was dreaming)|in my dream|my dream)\b[^?]{0,200}\b(?:dream|mean|interpret|about|that|of)\b|\b(?:interpret|meaning of) (?:my|this|a) dreams?\b|\bwhat does it mean (?:to dream|when (?:i|you) dream)\b/i,
    answers: [
      'I do not read dreams, and I would not trust anyone who offers to do it with a list of symbols. In the Bible meanings are given by God, rarely, and tested by what follows. A dream that stays with you is still worth telling to someone who knows you.',
      'What your dream means I cannot say; the Bible has no code for it. Joseph, who was asked, said that such things belong to God. Often a dream shows what we are carrying, and that may be brought to prayer.',
    ],
    passages: [
      ['Genesis 40:8', 'Joseph in prison, with two troubled men.'],
      ['Ecclesiastes 5:3', 'A wise man on where dreams come from.'],
    ],
    next: 'Write down the feeling that was left in the morning, and pray about that.',
    related: ['dreams', 'anxiety', 'guidance'],
  },
  {
    id: 'date-setting',
    when: /\b(?:what|which|exact) (?:year|date|day|month)\b[^.!?\n]{0,50}\b(?:jesus|rapture|return|second coming|world (?:will )?end|end of the world|come back|coming back)|\b(?:rapture|jesus|world|tribulation|christ)\b[^.!?\n]{0,40}\b(?:in|by|before) (?:20\d\d|this year|next year)\b|\bhow (?:many years|long|soon) (?:until|till|before|will)\b[^.!?\n]{0,20}\b(?:jesus|rapture|the end)|\bis \w+(?: \w+)? the antichrist\b|\bwho is the antichrist\b/i,
    answers: [
      'I will not name a date or a person, because Jesus did not: he said that no one knows the day or the hour. Everyone who has set a date so far was wrong. What he asked for was to be awake and at work.',
      'No year, no name. Jesus told his friends that it was not theirs to know, and gave them something to do instead.',
    ],
    passages: [
      ['Mark 13:32-33', 'Jesus to four disciples, looking at the temple.'],
      ['Acts 1:6-8', 'The disciples ask about the time.'],
    ],
    next: 'Do one thing today that you would want to be found doing.',
    related: ['end-times', 'hope', 'revelation-book'],
  },
  {
    id: 'verdict',
    when: /\b(?:[Ii]s|[Ww]as|[Aa]re|[Dd]id|[Dd]oes|[Ww]ill|[Dd]o you think|[Kk]now if|[Hh]as)\s+(?:my\s+(?:\w+\s+)?(?:grand\w+|mom|mum|mama|dad|mother|father|brother|sister|son|daughter|uncle|aunt|cousin|friend|husband|wife|boss|neighbor|pastor|ex)|he|she|[Hh]itler|[Jj]udas|[Gg]andhi|[A-Z][a-z]+ [A-Z][a-z]+)\s+(?:\w+\s+){0,4}?(?:(?:in|go to|going to|gone to|goes to|make it to|get into|got into|end up in|burning in)\s+(?:hell|heaven)|saved|lost forever|a (?:real|true) [Cc]hristian)\b/,
    answers: [
      'No one here can answer that about a person, and I will not try: the Bible leaves that judgment to God, who knows a heart to the bottom and hears the last word that no one else hears. It says of him that he is just, and that he wants people to live. You may leave the one you think of in those hands.',
      'I cannot tell you that about anyone, and I would not trust a voice that did. God alone judges, and the Bible says that he does right. It also tells of a man who turned to Jesus in his last hour and was not sent away.',
    ],
    passages: [
      ['Genesis 18:25', 'Abraham pleads with God for a city.'],
      ['Luke 23:42-43', 'Jesus and a man in his last hour.'],
      ['1 Samuel 16:7', 'God to Samuel, on what people see.'],
    ],
    next: 'If you miss this person, tell God their name and what you hope. A pastor will listen too.',
    related: ['grief', 'heaven', 'gods-love'],
  },
  {
    id: 'harm',
    // Someone asks for it; a question why God punished a king asks for no harm.
    when: /(?:^\W*|\b(?:how (?:do|can|could|should) (?:i|we|you)|how to|i (?:want|wish|need|hope|would like|['’]?d like)|want|help me|let me|make|give me|(?:can|could|should|may) (?:i|we|you)|asks?|pray\w*|psalms?|verses?|words|spell|ritual|please|god (?:to|please)|lord)\b[^.!?\n]{0,40})\b(?:curse|hex|spell|harm|punish|kill|destroy|hurt)\b[^.!?\n]{0,25}\b(?:my (?:enem(?:y|ies)|ex|boss|neighbor|husband|wife|sister|brother)|him|her|them|someone|somebody|this person)\b|\bprayers? (?:to|that will) (?:curse|harm|kill|destroy|punish|hurt)|\bpsalm to curse\b/i,
    answers: [
      'I will not help with words meant to bring harm on someone. The Bible lets people scream their anger at God, in psalms that are hard to read, and then leaves the rest to him. You can do that too.',
      'No curse from here, on anyone. What you may do is tell God exactly what was done to you; there are psalms for that. They hand the matter over, so that it does not eat you.',
    ],
    passages: [
      ['Romans 12:17-21', 'Paul on whose business repayment is.'],
      ['Psalm 55:12-17', 'A person betrayed by a friend, praying.'],
    ],
    next: 'Read Psalm 55 aloud as a prayer. If someone is a danger to you, tell the police or a person you trust.',
    related: ['enemies', 'anger', 'lament'],
  },
  {
    id: 'deliverance',
    when: /\b(?:how (?:do|can|to|should)\b[^.!?\n]{0,20}|perform|do an?|words (?:for|of)|prayer for|ritual (?:for|to))\s*(?:i |you |we )?(?:cast(?:ing)? out|get rid of|expel|exorci[sz]e|exorcism|banish|bind)\b[^.!?\n]{0,30}(?:demons?|devils?|spirits?|satan|exorcism|curse|it|him|her|them|my)?/i,
    answers: [
      'I give no instructions for that. People have been badly hurt by attempts at home, some of them ill and some of them children. If you are afraid of such a thing, talk to your pastor and see a doctor as well; both will take you seriously.',
      "That is not something for a page on the internet. Churches that do it at all leave it to people they have appointed, after a doctor has been heard. You are safe to pray the Lord's Prayer, and to ask a pastor to come.",
    ],
    passages: [
      ['Romans 8:38-39', "Paul on powers that cannot separate us from God's love."],
      ['Psalm 91:1-4', 'A song of shelter.'],
    ],
    next: 'Call your pastor today. If someone hears voices, sees things or has not slept, call a doctor too.',
    related: ['demons', 'fear', 'prayer'],
  },
  {
    id: 'absolution',
    when: /\b(?:forgive me,? father|bless me,? father|(?:hear|take) my confession|absolve me|(?:can|will) you (?:forgive|absolve) (?:me|my sins)|i (?:want|need) to confess(?: to you)?\b)/i,
    answers: [
      "I cannot hear a confession or forgive in God's name; I am a program, and this is not a sacrament. You can speak to God right now, and you can speak to a pastor or priest, who will keep it in confidence. What the Bible says of forgiveness is below.",
      'That belongs before God and, if you wish, a person. Nothing said here counts as confession. But the promise you are looking for can be read here.',
    ],
    passages: [
      ['1 John 1:8-9', 'John to Christians who had failed.'],
      ['Psalm 32:3-5', 'David on silence, and on telling.'],
    ],
    next: 'Say it to God in one plain sentence, and ask your church when someone can listen.',
    related: ['confession', 'forgiveness-from-god', 'shame-guilt'],
  },
  {
    id: 'unrelated',
    when: /\b(?:write (?:me )?(?:some |a )?(?:code|python|javascript|program)|homework|solve (?:this|for x)|weather (?:today|tomorrow|in)|recipe for|capital of|stock price|bitcoin|crypto|sports? score|translate (?:this|into))\b/i,
    answers: [
      'That lies outside what I do: I look up what the Bible says, and show the passages. I would rather say so than guess.',
      'I am of no use for that. For questions about the Bible and faith I am here.',
    ],
    passages: [],
    next: 'Ask me about a passage, a subject or something on your mind.',
    related: ['bible-reading', 'wisdom', 'work'],
  },
];

/** Sexual questions from someone who says that they are under age. */
export const minorMatter: Omit<OutsideMatter, 'when'> = {
  id: 'minor',
  answers: [
    'It is good that you ask, and nothing is wrong with having the question. At your age it belongs with an adult you trust and can see: a parent, a doctor, a school counselor, a youth leader. You are not in trouble, and God does not think less of you.',
    'Thank you for asking so openly. This is one for an adult you know and trust, because they can listen and answer back. Whatever it is, God is not ashamed of you.',
  ],
  passages: [
    ['Psalm 139:13-14', 'David, on being made with care.'],
    ['1 Timothy 4:12', 'Paul to a young leader.'],
  ],
  next: 'Think of one adult who listens well, and ask for ten minutes. If someone has touched you or asked for pictures, tell today; it is not your fault.',
  related: ['self-worth', 'friendship', 'prayer'],
};
