/** The writer, or the person spoken of, has served. */
export const veteran = [
  '(i am|as|my \\S+ is|he is|she is|being|he was|i was) (a |an )?(\\S+ )?(veteran|vet (with|from|who|and|suffering|struggling)|combat vet|marine|soldier|army|navy|in the (army|navy|marines|military|air force|service))',
  '(disabled|combat|army|navy|marine|vietnam|iraq|afghanistan|gulf war|military|war) (veteran|vet|veterans)',
  '(i|he|she|husband|son|dad) (served|deployed|was deployed|fought) (in|to) (\\S+ )?(iraq|afghanistan|vietnam|the (army|navy|marines|military|war|gulf|air force)|combat|kuwait|fallujah)',
  '(since|after|from|back from|came back from|came home from|home from) (my |his |her )?(deployment|deployments|iraq|afghanistan|vietnam|combat|the war|war)',
  '(va|v a) (hospital|clinic|benefits|doctor|appointment)',
  'soy veteran[oa]',
];

/** The one who harms is of the church: its own contact is then not offered. */
export const harmedByClergy = [
  '(my|our|the|a|this) (\\S+ )?({leader})[not says|said|told me|is praying|prayed|preached|asked] ~ ~ ({touches}|{hits}|assaulted|rapes|texting|messaging|grooming|groomed|forced|kissed|kisses|exposed|sexual\\w*|alone with|asked me for|sent me|nudes)',
  '(raped|molested|abused|assaulted|groomed|groped|touched|hurt|harassed) by (my|our|the|a|his|her) (\\S+ )?({leader})',
  '({leader}) ~ (is|was|has been|been) ~ (abus\\w+|molest\\w+|groom\\w+|harass\\w+)',
];

/** The writer is a child: harm at home is then the harm of a child. */
export const child = [
  '(mommy|mommys|daddy|daddys|mami|papi)',
  '(mommys|moms|mom s|my mothers) (bf|boyfriend)',
  'i am (\\d|1[0-7])( years old| yo)?$',
  'i am (\\d|1[0-7]) (and|years|yrs|but|my)',
  'in (\\d|1[0-2])(st|nd|rd|th) grade',
  'tengo (\\d|1[0-7]) anos',
];
