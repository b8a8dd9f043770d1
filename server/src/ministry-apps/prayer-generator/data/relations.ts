/** Words for family, friends, colleagues and pets, by their pronoun. */
export const relations = {
  he: 'father dad daddy pop papaw grandaddy granddaddy papa grandfather grandpa granddad grandson husband hubby brother bro son uncle nephew boyfriend fiancé stepfather stepdad stepson stepbrother godson godfather brother-in-law father-in-law son-in-law ex-husband boy'.split(
    ' ',
  ),
  she: 'mother mom mama momma mum mommy mamaw grandmother grandma nana granny granddaughter wife sister sis daughter aunt niece girlfriend fiancée stepmother stepmom stepdaughter stepsister goddaughter godmother sister-in-law mother-in-law daughter-in-law ex-wife girl'.split(
    ' ',
  ),
  they: 'friend neighbor neighbour coworker co-worker colleague boss cousin partner spouse child baby kid teenager teen teacher pastor priest roommate classmate godchild grandchild student teammate mentor infant toddler family household fiance'.split(
    ' ',
  ),
  plural:
    'parents grandparents children kids sons daughters brothers sisters friends neighbors neighbours cousins twins grandchildren grandkids in-laws nieces nephews aunts uncles students coworkers colleagues boys girls teenagers grandbabies stepkids stepchildren'.split(
      ' ',
    ),
  animals: [
    'dog',
    'cat',
    'puppy',
    'kitten',
    'horse',
    'pony',
    'rabbit',
    'parrot',
    'hamster',
    'guinea pig',
    'bird',
    'pet',
  ],
} as const;

/** Relations that only adults have. The caution suggests to ask only these people. */
export const grownUp: ReadonlySet<string> = new Set(
  'father dad mother mom mum husband wife uncle aunt spouse boss coworker co-worker colleague pastor priest teacher mentor father-in-law mother-in-law'.split(
    ' ',
  ),
);

/** Titles before a name: "Pastor Mike", "Rev. Sun-hee Park", "Aunt Ruth". */
export const titles =
  'Pastor Reverend Rev Father Fr Sister Brother Deacon Deaconess Elder Bishop Chaplain Rabbi Dr Doctor Mr Mrs Ms Miss Coach Professor Sgt Sergeant Captain Aunt Auntie Uncle Grandma Grandpa Grandmother Grandfather Granny Nana Cousin'.split(
    ' ',
  );

/** Family words that are used like a name: "Dad has surgery". */
export const familyNames: readonly string[] =
  'dad daddy papa mom mum mommy mama momma mamaw papaw grandaddy granddaddy grandma grandpa granddad nana granny'.split(
    ' ',
  );

/** Words that can come between "my" and "father". */
export const relationAdjectives =
  'dear dearest beloved best good close old older oldest eldest elder elderly young younger youngest little big only late new new-born newborn twin sick aging ageing great step sweet precious poor'.split(
    ' ',
  );

/** Capitalized words that are never a name. */
export const notNames = new Set(
  'i we he she they it the this that these those there please pray prayer dear god lord jesus christ father holy spirit trinity amen help thank thanks for my our his her their your today tomorrow tonight yesterday monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december sunday christmas easter thanksgiving advent lent and but so because when while if after before since until now also just not no yes what why how who where which some someone somebody everyone everybody nobody nothing something everything all one two three church hospital school covid icu nicu a an in on at to of as is are was were has had have will would can could do does did let give bless opening before during me us you'.split(
    ' ',
  ),
);
