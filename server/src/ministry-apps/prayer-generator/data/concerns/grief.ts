import type { Concern } from '../concern.ts';

export const griefConcerns: readonly Concern[] = [
  {
    id: 'being-there-at-the-end',
    group: 'grief',
    label: 'Being there at the end',
    what: 'the wish to say goodbye',
    lines: [
      'Be close to the one who is dying or has died, where the family cannot be.',
      'Keep safe everyone who travels to a bedside or a funeral, and give calm on the way.',
      'Let love be known across any distance, and take away guilt over miles, minutes and missed moments.',
      'Comfort all who could not be there, or who fear that they cannot.',
    ],
    situations: [
      {
        id: 'cannot-get-there-in-time',
        label: 'Not getting there in time',
        lines: [
          'If there is a way to be there in time, open it.',
          'Let love and the last words reach across the distance, and let no one feel deserted or to blame.',
        ],
      },
      {
        id: 'traveling-to-sick-or-funeral',
        label: 'On the way to a deathbed',
        lines: [
          'Let this hard journey be safe, and let no delay keep loved ones apart.',
          'Keep the traveler awake, calm and not alone with the sorrow.',
          'Be already present in the place where everyone is heading, and comfort those who wait there.',
        ],
      },
      {
        id: 'guilt-not-there-at-death',
        label: 'Someone died before I came',
        lines: [
          'Someone died before the ones who loved most could be there. Take this pain and this guilt into your care.',
          'Let it be a comfort that you were there in that hour, and that love does not depend on the last moment.',
        ],
      },
      {
        id: 'not-there-when-died',
        label: 'I was not there at the death',
        lines: [
          'There was a death, and no chance to be there for it. Comfort the one who grieves and was not in the room.',
          'Ease this guilt, and let all the earlier visits, calls and years of love count for more than that hour.',
        ],
      },
    ],
  },
  {
    id: 'regret-after-a-death',
    group: 'grief',
    label: 'Guilt or regret after a death',
    what: 'guilt and regret after a death',
    lines: [
      'Hear today what could no longer be said: the sorry, the thank you, the goodbye.',
      'Lift guilt wherever it was no one’s fault, and let the truth about this death be seen kindly.',
      'Let one last word, one missed call or one sign unseen not stand for everything there was between people.',
      'Comfort the sorrow underneath, and give someone wise to talk to when the same thoughts return.',
    ],
    situations: [
      {
        id: 'last-words-argument',
        label: 'A quarrel before a death',
        lines: [
          'Something was left unsaid, or said badly, and it cannot be changed now. Carry the love and the sorry that came too late.',
          'Let one bad moment not outweigh all the years, and give relief from hearing those words again.',
        ],
      },
      {
        id: 'last-words-were-angry',
        label: 'My last words were angry',
        lines: [
          'The last words were angry or were never said, and death left no time to mend them. Receive the apology that could not be said.',
          'Let the whole of this love be remembered, and not only its last hour. Comfort the one who grieves.',
        ],
      },
      {
        id: 'missed-last-call',
        label: 'I missed the last call',
        lines: [
          'A last call or message went unanswered, and it cannot be made good. Take this guilt, and let love be what is remembered.',
          'Comfort this grief, and quiet the thought that one answered call would have changed everything.',
        ],
      },
      {
        id: 'guilt-should-have-noticed',
        label: 'I should have noticed sooner',
        lines: [
          'Lift the blame for not having known what can only be seen now, looking back.',
          'Quiet the thoughts of if only, and let the love and care of all the other days be remembered.',
          'Give someone trustworthy who will say it was not neglect, and let it be believed.',
        ],
      },
      {
        id: 'survivor-guilt',
        label: 'I lived and someone else died',
        lines: [
          'Lift the guilt of having lived when another did not. Living is not a wrong that was done.',
          'Comfort the grief underneath it, and give someone who can hear the whole story without flinching.',
          'Let the days ahead be received as a gift and not as a debt.',
        ],
      },
    ],
  },
  {
    id: 'loss-of-a-baby',
    group: 'grief',
    label: 'The loss of a baby',
    what: 'the loss of a baby',
    lines: [
      'You know this child, who was loved and is missed. Take this child into your care.',
      'Comfort the parents, each in a different way of grieving, and let nobody tell them it is time to stop.',
      'Let what hurts in body and mind be treated gently, and let others find the right words, or none.',
      'Let this child’s place in the family be honored on every day that brings the memory back.',
    ],
    situations: [
      {
        id: 'miscarriage-just-happened',
        label: 'A miscarriage',
        occasion: 'pregnancy-loss',
        lines: [
          'A baby was lost, and with it so much that was hoped for. Comfort this sorrow.',
          'Heal the body, lift away every bit of blame, and let this child be counted and remembered.',
        ],
      },
      {
        id: 'miscarriage-again',
        label: 'Another miscarriage',
        occasion: 'pregnancy-loss',
        lines: [
          'It has happened again, and the sorrow is heavier each time. Be near.',
          'Let a cause be found if there is one, and guard against despair and blame.',
        ],
      },
      {
        id: 'miscarriage-long-ago',
        label: 'A miscarriage long ago',
        lines: [
          'Time has passed, and this child is still missed. Let the memory be honored today.',
          'Let it be spoken of to someone who listens, and let the old sorrow be comforted.',
        ],
      },
      {
        id: 'ectopic-or-molar',
        label: 'An ectopic or molar pregnancy',
        lines: [
          'Keep safe this body, which is in danger or has been. Let treatment come in time and heal.',
          'Comfort the loss of what was hoped for, and take away all guilt, for none is due.',
        ],
      },
      {
        id: 'stillbirth',
        label: 'A stillbirth',
        occasion: 'pregnancy-loss',
        lines: [
          'A child was carried for so long and died before birth. Hold this child, and those left with empty arms.',
          'Be near in what has to be done now, and let the name be spoken.',
        ],
      },
      {
        id: 'baby-died',
        label: 'A baby who died',
        lines: [
          'A short life, and loved in all of it. Hold this child in your keeping.',
          'Comfort those whose arms are empty, and take every thought of blame away from them.',
        ],
      },
    ],
  },
  {
    id: 'sick-pet',
    group: 'grief',
    label: 'A sick or hurt pet',
    what: 'this pet’s health',
    lines: [
      'You made this animal and know what it needs. Let it be free of pain and fear.',
      'Give the vet skill and honest words, and let good care be possible at a price that can be paid.',
      'Let there be good days together, with food, sleep, and a gentle hand on its fur or feathers.',
    ],
    situations: [
      {
        id: 'sick-dog-or-cat',
        label: 'A sick pet',
        occasion: 'pet',
        lines: [
          'Take away this animal’s pain, and let what is wrong be found and treated.',
          'Let it eat, rest and grow stronger, and calm those who love it.',
        ],
      },
      {
        id: 'pet-surgery-or-injury',
        label: 'A pet injured or in surgery',
        occasion: 'pet',
        lines: [
          'Let this animal come safely through injury and treatment, with little fear and pain.',
          'Let the bones or the wound heal well, and let it be home soon and comfortable.',
        ],
      },
      {
        id: 'pet-cancer-or-incurable',
        label: 'A pet with cancer',
        occasion: 'pet',
        lines: [
          'Give this animal comfort, appetite and good days in the time that is left.',
          'Help those who love it to see what it needs, and to choose kindly and without guilt.',
        ],
      },
      {
        id: 'vet-bill',
        label: 'A vet bill too high',
        occasion: 'pet',
        lines: [
          'Let help with this cost be found, and let the animal be treated in time.',
          'If it cannot be paid, take away guilt, for the love was never in doubt.',
        ],
      },
      {
        id: 'pet-well-again',
        label: 'Thanks that a pet is better',
        occasion: 'thanks',
        lines: [
          'Thank you that this animal is better, and for the care it received.',
          'Let it stay well, and let there be many more days together.',
        ],
        glad: true,
      },
      {
        id: 'pet-recovered-or-found-joy',
        label: 'Thanks for a pet safe again',
        occasion: 'thanks',
        lines: [
          'Thank you that this animal is safe and on the mend or home again.',
          'Bless those who searched, helped and healed, and give this animal good days ahead.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'lost-pet',
    group: 'grief',
    label: 'A lost pet',
    what: 'a pet that got lost',
    lines: [
      'Keep this animal safe from roads, cold, hunger and anyone who would harm it.',
      'Bless everyone who looks, calls, puts up signs or takes in an animal that is not theirs.',
      'Let this animal and the people who love it be together at home.',
    ],
    situations: [
      {
        id: 'lost-dog',
        label: 'A lost dog',
        occasion: 'pet',
        lines: [
          'Keep this dog from roads, cold and hunger, and let it be found.',
          'Let someone kind see it and call, and bring it home to those who are looking.',
        ],
      },
      {
        id: 'lost-cat-or-other',
        label: 'A lost cat or other pet',
        occasion: 'pet',
        lines: [
          'Watch over this animal outside, keep it from danger, and calm its fear.',
          'Let it come when it is called, or be found by someone kind, and let it get home.',
        ],
      },
      {
        id: 'pet-found',
        label: 'Thanks for a pet found again',
        occasion: 'thanks',
        lines: [
          'Thank you that the lost one is found and home, and for everyone who helped to look.',
          'Let it eat, sleep and be well, and let the door stay shut from now on.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'death-of-a-pet',
    group: 'grief',
    label: 'The death of a pet',
    what: 'the end of a pet’s life',
    lines: [
      'Thank you for this animal, for its company and for all the affection it has given.',
      'Keep this animal in your care, in life and in death.',
      'Comfort everyone who loves or loved it, take away guilt, and let no one call such grief small.',
    ],
    situations: [
      {
        id: 'whether-to-put-down',
        label: 'Whether to put a pet down',
        lines: [
          'Give eyes to see what this animal needs, and honest counsel from the vet.',
          'Let love decide, free of guilt and hurry, and let this animal be spared from suffering meanwhile.',
        ],
      },
      {
        id: 'pet-put-down-today',
        label: 'A pet to be put down today',
        lines: [
          'Let the end be gentle, without pain or fear, with loved voices and hands close by.',
          'Thank you for all the years and the faithful company. Comfort everyone who has to say goodbye.',
        ],
      },
      {
        id: 'guilt-after-putting-down',
        label: 'Guilt after putting a pet down',
        lines: [
          'The choice was made out of love, at the end of a life well cared for. Ease the guilt.',
          'Let the good years come back to mind before the last day does.',
        ],
      },
      {
        id: 'dog-died',
        label: 'A dog died',
        lines: [
          'A faithful companion is gone, and the house shows it everywhere. Comfort this grief.',
          'Thank you for this dog, for all the loyalty and gladness. Let no one call the sorrow small.',
        ],
      },
      {
        id: 'cat-died',
        label: 'A cat died',
        lines: [
          'Comfort the grief for this cat, and for the small daily company that is missing now.',
          'Thank you for those years, for warmth and purring, and for love given in its own way.',
        ],
      },
      {
        id: 'small-pet-died',
        label: 'A small pet died',
        lines: [
          'It was a small creature and much loved. Comfort the one who cries over it.',
          'Thank you for its little life. Let questions about death be answered kindly.',
        ],
      },
      {
        id: 'service-animal-retiring',
        label: 'A service animal’s last years',
        lines: [
          'This animal has meant safety as well as love. Thank you for its service, and comfort what is lost or changing.',
          'Let safe help be at hand, and trust grow again in its time.',
        ],
      },
    ],
  },
  {
    id: 'death-of-a-parent',
    group: 'grief',
    label: 'The death of a parent',
    what: 'the loss of a parent',
    lines: [
      'You know the one who died, and everything that was between parent and child.',
      'Comfort all who miss a voice, a hand, a piece of advice, whether the death is fresh or years ago.',
      'Take the one who died into your care, and let good memories be told at the table.',
    ],
    situations: [
      {
        id: 'mother-died',
        label: 'A mother died',
        occasion: 'death',
        lines: [
          'Comfort everyone who has lost the one who was there from the very beginning.',
          'Let the love and the care of all those years stay near, and give strength for the first weeks without that voice.',
          'Be close each time a hand reaches for the phone and remembers.',
        ],
      },
      {
        id: 'father-died',
        label: 'A father died',
        occasion: 'death',
        lines: [
          'Comfort those who have lost a presence and a counsel they grew up with, and let no one have to be strong all the time.',
          'Let what was taught, fixed, said and given by the one who died be remembered with thanks.',
          'Give steady days and honest tears to everyone who misses the one who died.',
        ],
      },
      {
        id: 'parent-died-years-ago',
        label: 'A parent died years ago',
        lines: [
          'Be near where an old loss still hurts, and let no one think it should be over by now.',
          'Thank you for the years that were given, and comfort the ones who still miss what was cut short.',
        ],
      },
      {
        id: 'both-parents-gone',
        label: 'Both parents are gone',
        occasion: 'death',
        lines: [
          'Both are gone who came before and knew the whole story. Hold those who now stand without them.',
          'Give belonging elsewhere: people at whose table there is always a place.',
          'Thank you for what was given by those who are gone.',
        ],
      },
      {
        id: 'stepparent-died',
        label: 'A stepparent died',
        occasion: 'death',
        lines: [
          'Thank you for a love that came into the family later and was real.',
          'Comfort everyone who grieves this death, and let each have a place among the mourners, whatever the papers call it.',
        ],
      },
    ],
  },
  {
    id: 'death-of-a-spouse',
    group: 'grief',
    label: 'The death of a spouse',
    what: 'the loss of a life partner',
    lines: [
      'Comfort the one who is left after a life for two, at meals, in the evening and at night.',
      'Take the one who died into your care, and let this love be honored.',
      'Give help with all that two used to share or planned to share: bills, repairs, children, decisions.',
      'Send friends who keep inviting, keep calling, and are not afraid to say the name.',
    ],
    situations: [
      {
        id: 'husband-died',
        label: 'A husband died',
        occasion: 'death',
        lines: [
          'A shared life has been broken off by death. Be near in the house, at the table, and through the nights.',
          'Give the one who is left behind rest, company that stays, and help with everything two people used to do.',
          'Thank you for every year of this marriage, and let its love not be lost.',
        ],
      },
      {
        id: 'wife-died',
        label: 'A wife died',
        occasion: 'death',
        lines: [
          'Comfort the one who has lost the companion of every day, and be near at each meal and each evening.',
          'Send people who come by and stay a while, and help with the ordinary things that are suddenly hard.',
          'Thank you for the love in this marriage and for all it gave.',
        ],
      },
      {
        id: 'young-widowed-with-children',
        label: 'Widowed with children',
        occasion: 'death',
        lines: [
          'One parent has died and the other carries on alone. Give strength for each day, and grown-ups who truly share the load.',
          'Hold the children in their questions, and give the one who must answer them simple, true words.',
          'Let there be an hour to grieve when small ones do not need anything.',
        ],
      },
      {
        id: 'widowed-learning-alone',
        label: 'Widowed and learning to live alone',
        lines: [
          'Give courage for learning to live alone after sharing everything, one plain task at a time.',
          'Let friends keep inviting the one who now comes alone, and let there be good company at table again.',
          'Be near in the habits made for two.',
        ],
      },
      {
        id: 'partner-fiance-died',
        label: 'A partner or fiancé died',
        occasion: 'death',
        lines: [
          'Comfort the one who has lost a love and the future that was planned with it.',
          'Let this grief be honored, with or without a certificate, by everyone who has a say.',
          'Thank you for every day this love was given.',
        ],
      },
    ],
  },
  {
    id: 'death-of-a-child',
    group: 'grief',
    label: 'The death of a child',
    what: 'the loss of a child',
    lines: [
      'You know this child by name, whatever the age. Take this child into your care.',
      'Be near to the parents and grandparents, to whom this should never have happened.',
      'Be close to brothers, sisters and friends, and let none of them be overlooked in this grief.',
      'Let nobody say quick words, and let some people stay when others have gone back to their lives.',
    ],
    situations: [
      {
        id: 'grown-child-died',
        label: 'A grown child died',
        occasion: 'death',
        lines: [
          'A life was expected to go on longer than the ones who gave it. Hold these parents in a grief that has no right order.',
          'Let the name of the one who died be said often, and the whole life be remembered, not only its end.',
          'Give strength to live the next hour, and ask nothing more than that.',
        ],
      },
      {
        id: 'young-child-died',
        label: 'A young child died',
        occasion: 'death',
        lines: [
          'A small child has died. Hold the parents, and carry what no one should have to carry.',
          'Keep this child in your care, safe and loved.',
          'Take every false blame away from those who loved this child, and send people who will not stay away out of fear.',
        ],
      },
      {
        id: 'teenager-died',
        label: 'A teenager died',
        occasion: 'death',
        lines: [
          'A young life has ended far too soon. Hold the family, and all the friends who are young themselves.',
          'Let this grief be shared and not hidden, and give every young person in it a grown-up who listens.',
          'Thank you for every year and every plan, and comfort those who had so many hopes.',
        ],
      },
      {
        id: 'grandchild-died',
        label: 'A grandchild died',
        occasion: 'death',
        lines: [
          'This loss hurts twice, for the young life that ended and for the parents who grieve. Give strength for both.',
          'Let their own sorrow be seen too, and give them words or silence that help.',
          'Thank you for this young life, loved by more than one generation.',
        ],
      },
    ],
  },
  {
    id: 'death-of-a-brother-or-sister',
    group: 'grief',
    label: 'The death of a sibling',
    what: 'the loss of a brother or sister',
    lines: [
      'Comfort the one who has lost someone known from childhood on.',
      'Let the shared memories stay, the quarrels and the laughter, and let them be told.',
      'Be near to the whole family, to parents, children and everyone who misses the one who died.',
    ],
    situations: [
      {
        id: 'brother-died',
        label: 'A brother died',
        occasion: 'death',
        lines: [
          'Comfort those who have lost the one who grew up beside them and knew the same childhood.',
          'Let those who grew up together be asked about their own grief, and not only about that of others.',
          'Thank you for the shared years, the old jokes, and a bond that began so early.',
        ],
      },
      {
        id: 'sister-died',
        label: 'A sister died',
        occasion: 'death',
        lines: [
          'Comfort those who have lost someone so close from childhood on, the person who needed no explanations.',
          'In the hours when there used to be a call or a visit, be near.',
          'Thank you for the years side by side, and for everything that was understood without words.',
        ],
      },
      {
        id: 'twin-died',
        label: 'A twin died',
        occasion: 'death',
        lines: [
          'Two lives were side by side from before birth, and one has ended. Hold the one who is left.',
          'Give time and tender help to learn who one is now, without being half of nothing.',
          'When the shared birthday comes, let there be love enough in the room.',
        ],
      },
    ],
  },
  {
    id: 'death-of-a-grandparent-or-relative',
    group: 'grief',
    label: 'A grandparent or relative who died',
    what: 'the loss of a family member',
    lines: [
      'Take into your care the one who has died, and comfort the family, those nearest and those farther off.',
      'Let stories, recipes, songs and sayings be kept in the family and passed on.',
      'Let everyone grieve in a different way, and let no grief be counted too small because of age or distance.',
    ],
    situations: [
      {
        id: 'grandmother-died',
        label: 'A grandmother died',
        occasion: 'death',
        lines: [
          'Thank you for the love, the care and the patience of the one who has died.',
          'Comfort every generation of this family, the youngest too.',
          'Let what was handed down be kept and handed on.',
        ],
      },
      {
        id: 'grandfather-died',
        label: 'A grandfather died',
        occasion: 'death',
        lines: [
          'Comfort everyone, old and young, who loved the one who has died.',
          'Thank you for the stories, the steadiness, and the time that was given freely.',
          'Let those who were closest be allowed to grieve, whatever their age.',
        ],
      },
      {
        id: 'death-in-old-age',
        label: 'A death after a long life',
        occasion: 'death',
        lines: [
          'Thank you for so many years, and for all who were loved in them.',
          'A long life does not make it a small loss. Comfort those who miss someone who was always there.',
        ],
      },
      {
        id: 'aunt-uncle-died',
        label: 'An aunt or uncle died',
        occasion: 'death',
        lines: [
          'Comfort the whole family in this loss, those nearest and those a little farther off.',
          'Thank you for the one who died, and for the kindness that held a family together.',
          'Let the gatherings go on, and let the stories be told there.',
        ],
      },
      {
        id: 'cousin-niece-nephew-died',
        label: 'A cousin, niece or nephew died',
        occasion: 'death',
        lines: [
          'Comfort this family in a death that came too close and too soon.',
          'Give those who are not counted among the first mourners a place for their grief as well.',
          'Hold those who stand nearest, and show the others how to help.',
        ],
      },
      {
        id: 'in-law-died',
        label: 'An in-law died',
        occasion: 'death',
        lines: [
          'Comfort this family, both those born into it and those who married into it.',
          'Give the one who must hold up another tonight some strength, and permission to grieve too.',
          'Thank you for a love that was chosen and became family.',
        ],
      },
    ],
  },
  {
    id: 'death-of-a-friend-or-neighbor',
    group: 'grief',
    label: 'Death of a friend or neighbor',
    what: 'the loss of someone who mattered',
    lines: [
      'Comfort everyone who misses the one who died, and let this grief be taken as seriously as any other.',
      'Be near to the family, and take the one who died into your care.',
      'Let memories be a comfort, and give someone to tell them to.',
    ],
    situations: [
      {
        id: 'best-friend-died',
        label: 'A best friend died',
        occasion: 'death',
        lines: [
          'Comfort the one who has lost a closest friend, and let this grief be taken as seriously as it is.',
          'Thank you for the trust, the laughter and the years of this friendship.',
          'When there is news and no one to tell it to, be near.',
        ],
      },
      {
        id: 'old-friend-died',
        label: 'An old friend died',
        occasion: 'death',
        lines: [
          'Comfort those who mourn a friend, and be near to the family who has lost so much more.',
          'Take away regret over the calls not made, and let the good times be remembered with thanks.',
          'Thank you for a friendship that made life better.',
        ],
      },
      {
        id: 'online-friend-died',
        label: 'An online friend died',
        lines: [
          'A friend known only from a distance has died. Let this grief count, though few people nearby understand it.',
          'Thank you for real friendship that came through a screen, and comfort the family of the one who died.',
        ],
      },
      {
        id: 'neighbor-died',
        label: 'A neighbor died',
        occasion: 'death',
        lines: [
          'Comfort those who live close by and miss a familiar face, and be near to the family.',
          'Let those who are left behind next door be visited, and not only this week.',
          'Thank you for years of small kindnesses between doors.',
        ],
      },
      {
        id: 'church-member-died',
        label: 'A church member died',
        occasion: 'death',
        lines: [
          'Comfort this congregation in its loss, and hold the family of the one who died.',
          'Thank you for a faithful life among your people, in what was seen and in what was never noticed.',
          'Let those who are left take up what was done with so much love.',
        ],
      },
      {
        id: 'famous-person-died',
        label: 'A famous person died',
        lines: [
          'Thank you for the work of a person never met, and for the joy and company it gave.',
          'Let no one be ashamed of this sadness, and comfort the family who has lost someone real to them.',
        ],
      },
    ],
  },
  {
    id: 'death-at-work-or-school',
    group: 'grief',
    label: 'A death at work or school',
    what: 'a loss at work or school',
    lines: [
      'Comfort the family of the one who died, and everyone who worked or learned alongside.',
      'Give bosses, teachers and parents true and gentle words, and let nobody be hurried past this grief.',
      'Let people cry, ask and remember together, and let no one sit alone with it.',
    ],
    situations: [
      {
        id: 'coworker-died',
        label: 'A coworker died',
        occasion: 'death',
        lines: [
          'Comfort all who worked alongside the one who died, and who must now work beside an empty place.',
          'Be near to the family at home, and let them hear how much this person was valued.',
          'Let there be time to grieve, and patience while the work goes on.',
        ],
      },
      {
        id: 'boss-or-employee-died',
        label: 'A boss or employee died',
        occasion: 'death',
        lines: [
          'Comfort those who have lost someone from their daily work, and be close to the family of the one who died.',
          'Give right words to those who must speak for the others, and steadiness to all who carry on.',
          'Thank you for the good that was done and the chances that were given.',
        ],
      },
      {
        id: 'teacher-coach-died',
        label: 'A teacher or coach died',
        occasion: 'death',
        lines: [
          'Thank you for the one who taught and encouraged so many, and for what still lives on in them.',
          'Comfort the family, and all who learned so much, those who are still young and those long grown.',
          'Let thanks that were never spoken be known to you.',
        ],
      },
      {
        id: 'student-died',
        label: 'A student died',
        occasion: 'death',
        lines: [
          'A young person has died who was known every day in the classroom. Comfort the family first, and all who taught and cared.',
          'Give the grown-ups honest and gentle words for the other young ones, and somewhere to take their own tears.',
        ],
      },
      {
        id: 'classmate-died',
        label: 'A classmate died',
        lines: [
          'Someone who sat in the same rooms has died. Comfort the family, and every student who is shaken by it.',
          'Give those who knew this person well, and those who hardly did, someone to talk to and no shame about their feelings.',
        ],
      },
    ],
  },
  {
    id: 'death-with-mixed-feelings',
    group: 'grief',
    label: 'A death with mixed feelings',
    what: 'mixed feelings after a death',
    lines: [
      'You know what was between these people, the good and the harm. Let every feeling about this death be allowed.',
      'Let nobody be pressed to mourn, to praise or to forgive, and let honest words be possible with someone safe.',
      'Heal the hurt that was left behind, and give rest to those who are still alive.',
    ],
    situations: [
      {
        id: 'ex-died',
        label: 'An ex died',
        lines: [
          'A death has come after a love that had already ended. Make room for every feeling, and let no one have to explain it.',
          'Comfort those who belonged to the one who died, any children first of all.',
          'Give peace about what was good and about what was not.',
        ],
      },
      {
        id: 'estranged-father-died',
        label: 'An estranged parent died',
        lines: [
          'A death has closed a door that was never opened, or never opened again. Hold all that is felt, even where it is nothing.',
          'Comfort the grief for what was, and for what never came to be.',
          'Let no one demand tears or forgiveness, and give peace in its own time.',
        ],
      },
      {
        id: 'abusive-relative-died',
        label: 'Someone who hurt me died',
        lines: [
          'The one who did so much harm has died. Let whatever is felt now be allowed: anger, relief, grief, or nothing.',
          'Guard the one who was hurt from anyone who demands praise or forgiveness, and let the truth not be buried too.',
          'Give safety, rest, and someone who believes what happened.',
        ],
      },
      {
        id: 'disliked-person-died',
        label: 'Someone I disliked died',
        lines: [
          'Someone has died who was not loved by everyone. Take these mixed and honest feelings without shame.',
          'Comfort those who do grieve, and ease the guilt over hard thoughts and hard words.',
          'Let what was wrong between two people be in your hands now.',
        ],
      },
      {
        id: 'mixed-feelings-grief',
        label: 'Sad and angry about a death',
        lines: [
          'Many feelings about one death are in one heart. Make room for each, and let none have to be hidden.',
          'Let the one who died be remembered truthfully, with the good and with the hard.',
          'Give time, and one safe person to be honest with.',
        ],
      },
    ],
  },
  {
    id: 'someone-else-grieves',
    group: 'grief',
    label: 'Someone who is grieving',
    what: 'someone who is grieving',
    lines: [
      'Comfort the one who is grieving, and give appetite, sleep and some company each day.',
      'Give those who want to help simple words, useful hands, and the sense to be quiet.',
      'Let the visits and calls go on, for months and not only for weeks.',
    ],
    situations: [
      {
        id: 'coworker-friends-loss',
        label: 'A friend who lost someone',
        lines: [
          'Comfort those who grieve, and give the ones who want to help the right words, or the sense to need none.',
          'Show one useful thing to do this week, and let the help go on when others have stopped.',
        ],
      },
      {
        id: 'surviving-parent-grieves',
        label: 'A parent left alone by death',
        occasion: 'death',
        lines: [
          'Comfort the one who has lost the companion of a lifetime, and give back appetite, sleep and a reason to get up.',
          'Give those who grieve and also look after another patience, and room for their own sorrow.',
          'Let that house not be left without visits and voices.',
        ],
      },
    ],
  },
  {
    id: 'news-of-a-death',
    group: 'grief',
    label: 'News of a death',
    what: 'the news of a death',
    lines: [
      'Be near to everyone who hears or has heard this news, in the shock and in the hours after it.',
      'Give plain and gentle words to those who must bring the news or explain what happened.',
      'Take the one who died into your care, and let questions that can be answered be answered truthfully.',
    ],
    situations: [
      {
        id: 'death-news-just-now',
        label: 'I just heard someone died',
        occasion: 'death',
        lines: [
          'The news is only hours old. Hold everyone who has just heard it, and let someone come and stay.',
          'Give breath for the next few minutes, and help with the first calls that have to be made.',
          'Keep those who must drive or travel tonight safe.',
        ],
      },
      {
        id: 'sudden-death',
        label: 'A sudden death',
        occasion: 'death',
        lines: [
          'There was no warning and no time to prepare. Hold those whose lives changed in a single moment.',
          'Let what could not be said be known to you, and quiet the shock enough for sleep.',
          'Take away the thought that someone should have seen it coming.',
        ],
      },
      {
        id: 'telling-family-of-death',
        label: 'Having to tell of a death',
        lines: [
          'Someone must bring the news of a death. Give plain words, a steady voice, and the right moment.',
          'Be already there with those who are about to hear it, and leave no one alone afterward.',
        ],
      },
      {
        id: 'waiting-cause-of-death',
        label: 'Waiting to know why someone died',
        lines: [
          'Someone has died and no one can say yet why. Give patience in this waiting, and honest answers at the end of it.',
          'Keep rumor and guilt from filling the gap, and give those who examine care and respect.',
        ],
      },
    ],
  },
  {
    id: 'death-after-illness',
    group: 'grief',
    label: 'A death after illness and care',
    what: 'a death after an illness',
    lines: [
      'Take the one who died into your care, free of pain, confusion and struggle.',
      'Comfort those who watched and cared, and let relief and sorrow be there together without guilt.',
      'Give rest to worn-out bodies, and time to find out what comes after the care.',
    ],
    situations: [
      {
        id: 'death-after-long-illness',
        label: 'A death after long illness',
        occasion: 'death',
        lines: [
          'A long illness has ended in death. Comfort those who watched, hoped and cared for so long.',
          'Thank you that the suffering is over, and hold the grief that comes all the same.',
          'Give rest to bodies worn out by care, and fill the hours that were spent on it.',
        ],
      },
      {
        id: 'death-after-dementia',
        label: 'A death after dementia',
        occasion: 'death',
        lines: [
          'There has been a slow goodbye over years, and now the last one. Comfort those who have lost the same person twice.',
          'Let the memories from before the illness come back clear and strong.',
          'Give rest to those who cared, and peace about every day of it.',
        ],
      },
      {
        id: 'relief-after-death',
        label: 'Relieved that it is over',
        lines: [
          'Relief and love can stand side by side. Take the shame out of feeling relieved.',
          'Give rest after the long strain, and let grief come in whatever order it comes.',
          'Thank you for the faithfulness of those who cared to the end.',
        ],
      },
      {
        id: 'caregiving-has-ended',
        label: 'Caregiving has ended',
        lines: [
          'The care was long and faithful, and now the hands are empty. Give rest and comfort.',
          'Let relief and sorrow stand side by side without guilt, and show a way back into life.',
        ],
      },
      {
        id: 'witnessed-peaceful-death',
        label: 'There when someone died peacefully',
        occasion: 'death',
        lines: [
          'Thank you that the one who died was not alone.',
          'Be near to those who kept watch, who have seen a last breath and are still in that hour.',
          'Give them rest, and let what they saw become gentle in time.',
        ],
      },
    ],
  },
  {
    id: 'suicide-loss',
    group: 'grief',
    label: 'A death by suicide',
    what: 'a death by suicide',
    lines: [
      'Take into your mercy the one who died by suicide, and everything that could no longer be borne.',
      'Be close to family and friends, and lift guilt for what no one could surely have prevented.',
      'Keep safe everyone who is left, and let those in danger speak of it and be helped in time.',
      'Let no one meet this grief with judgment, gossip or silence.',
    ],
    situations: [
      {
        id: 'suicide-family-loss',
        label: 'Suicide in the family',
        occasion: 'suicide-loss',
        lines: [
          'Hold the one who died by suicide in your mercy, and hold close everyone who is left with the questions.',
          'Take away the blame, for it was not theirs to carry.',
          'Let this death be spoken of truthfully, and let each who grieves be kept safe and not alone.',
        ],
      },
      {
        id: 'suicide-friend-loss',
        label: 'Suicide of a friend',
        occasion: 'suicide-loss',
        lines: [
          'Someone close has died by suicide. Comfort those who loved this person and did not know how bad it was.',
          'Quiet the search for the sign that was missed, and lift the blame.',
          'Let friends look after one another now, and let anyone in danger tell someone today.',
        ],
      },
      {
        id: 'suicide-in-community',
        label: 'A suicide in the community',
        lines: [
          'Comfort the family of the one who died by suicide, and let no one meet them with judgment or silence.',
          'Watch over everyone who was close to it, the young most of all. Let whoever is in danger speak up and be heard.',
          'Give good words to those who must explain it.',
        ],
      },
      {
        id: 'suicide-missed-call-guilt',
        label: 'Guilt after a suicide',
        occasion: 'suicide-loss',
        lines: [
          'Lift the guilt for a death that no single call, word or visit caused or could surely have prevented.',
          'Hold the one who carries this blame, and give someone to tell all of it to.',
          'Let love, and not that last day, be what counts.',
        ],
      },
    ],
  },
  {
    id: 'overdose-or-drinking-death',
    group: 'grief',
    label: 'A death from drugs or drink',
    what: 'a death from drugs or alcohol',
    lines: [
      'Take into your mercy the one who died, known to you as far more than an addiction.',
      'Comfort those who hoped, warned and waited, and take away guilt and shame about the way of this death.',
      'Keep alive those who still drink or use, and let help reach them in time.',
    ],
    situations: [
      {
        id: 'overdose-child-loss',
        label: 'A child died of an overdose',
        occasion: 'suicide-loss',
        lines: [
          'Comfort the parents whose child was taken by a drug. Let this life be remembered for far more than how it ended.',
          'Lift the guilt over every choice that was made in love, strict or soft.',
          'Keep every other child in reach of such poison safe.',
        ],
      },
      {
        id: 'overdose-friend-sibling-loss',
        label: 'A sibling or friend overdosed',
        occasion: 'suicide-loss',
        lines: [
          'Hold the one who died of an overdose in your mercy, and comfort everyone who kept hoping.',
          'Silence those who judge, and let the good in this life be told.',
          'Keep safe those who grieve and fight the same fight themselves.',
        ],
      },
      {
        id: 'alcohol-death',
        label: 'A death from drinking',
        occasion: 'death',
        lines: [
          'Drink took a life that was loved. Comfort those who watched and could not stop it.',
          'Make room for anger and for love, and take away the question of what more could have been done.',
          'Let the sober years and the good days be remembered too.',
        ],
      },
    ],
  },
  {
    id: 'fatal-accident',
    group: 'grief',
    label: 'A death in an accident',
    what: 'this deadly accident',
    lines: [
      'Take into your care those who died, and comfort every family that has lost someone.',
      'Be near to all who were there: those who live, those who helped, and those who were at the wheel.',
      'Let the truth about what happened be found, without cruelty and without false blame.',
      'Give sleep, good help and people who listen to everyone who keeps seeing it again.',
    ],
    situations: [
      {
        id: 'car-accident-death',
        label: 'A death in a car crash',
        occasion: 'death',
        lines: [
          'A crash has taken life in a moment. Hold the families who got that call.',
          'Comfort those who grieve, heal any who were hurt, and be near to those who were first on the scene.',
          'Let those who wonder about the last moments find peace.',
        ],
      },
      {
        id: 'accident-death-other',
        label: 'A deadly fall, drowning or accident',
        occasion: 'death',
        lines: [
          'An accident has cost a life on what began as an ordinary day. Hold those who were waiting at home.',
          'Comfort everyone who was there and everyone who was not, and lift the endless thoughts of what if.',
          'Give the family all the help it needs with what now has to be arranged.',
        ],
      },
      {
        id: 'plane-or-mass-accident-death',
        label: 'Several died in an accident',
        lines: [
          'Several lives have been lost at once. Hold every family, and those who must wait for names.',
          'Give strength to those who search, treat and identify, and let the cause be found so that others are safe.',
          'Comfort those who grieve for more than one person.',
        ],
      },
      {
        id: 'own-caused-death',
        label: 'I caused a death',
        lines: [
          'A life was lost. Comfort the family who grieve, and stay close to them in what cannot be undone.',
          'Keep safe the one who caused this death. Let there be people near tonight, and someone to tell all of it to.',
        ],
      },
    ],
  },
  {
    id: 'murder',
    group: 'grief',
    label: 'A murder',
    what: 'someone who was killed',
    lines: [
      'Take into your care the one who was killed, and let this life be remembered for more than its end.',
      'Comfort those who grieve, hear their anger, and let them be treated with respect by police, courts and news.',
      'Let the truth become known, and let justice be done without more violence.',
    ],
    situations: [
      {
        id: 'murder-loss',
        label: 'Someone I love was murdered',
        lines: [
          'A life was taken by violence. Hold those who grieve, and hear the rage and the horror without turning away.',
          'Let the truth come out and justice be done, without more blood.',
          'Keep this family safe, and shield it from those who only want the story.',
        ],
      },
      {
        id: 'murder-unsolved',
        label: 'A murder still unsolved',
        lines: [
          'No one has answered for this killing. Let the truth come to light, and move those who know something to speak.',
          'Keep the investigators from giving up, and the family from being forgotten.',
          'Give peace and sleep that do not have to wait for an arrest.',
        ],
      },
      {
        id: 'crime-family-murdered',
        label: 'A killing and no arrest',
        lines: [
          'Comfort those who grieve for a life taken by someone’s wrong.',
          'Let the truth be found, let justice be done, and let the case not be forgotten.',
          'Guard hearts from hatred, and give rest from questions that have no answer yet.',
        ],
      },
    ],
  },
  {
    id: 'veterans-and-killed-in-service',
    group: 'grief',
    label: 'Veterans and those killed in service',
    what: 'the men and women who served',
    lines: [
      'Take into your care those who have died in service to others.',
      'Comfort their families and comrades, and all who remember them by name, by face or at a grave.',
      'Thank you for those who serve, and for what they and their families give. Let help for them last for years.',
    ],
    situations: [
      {
        id: 'killed-in-war',
        label: 'Killed in war',
        occasion: 'death',
        lines: [
          'War has taken a life that was loved. Hold the family, and those who served beside the one who died.',
          'Let this life be honored as a whole person and not only as a name.',
          'Give peace to those who were there and came home.',
        ],
      },
      {
        id: 'line-of-duty-death',
        label: 'Killed in the line of duty',
        occasion: 'death',
        lines: [
          'A life was lost in the service of others. Comfort the family at home, and the crew who must go on working.',
          'Let the sacrifice be honored, and let care for those left behind last longer than the ceremony.',
          'Keep safe those who go out on duty tonight.',
        ],
      },
      {
        id: 'veterans-thanks',
        label: 'Thanks for veterans',
        lines: [
          'Thank you for those who served, and for what their service cost them.',
          'Comfort those who remember friends who did not come home.',
          'Let the ones who came home be honored with real care.',
        ],
        glad: true,
      },
      {
        id: 'veterans-memorial-day',
        label: 'Remembering on Memorial Day',
        lines: [
          'Remember all who died in service or in attacks on this country, and comfort those who still miss them.',
          'Care for veterans in body and mind, and give this nation thankfulness and a true love of peace.',
        ],
      },
    ],
  },
  {
    id: 'seeing-a-death',
    group: 'grief',
    label: 'Seeing someone die',
    what: 'the memory of a death',
    lines: [
      'Quiet the pictures that come back, by day and in the night.',
      'Take away guilt from those who did what they could, and from those who could do nothing.',
      'Take the one who died into your care, and give good help to those who saw it.',
    ],
    situations: [
      {
        id: 'witnessed-traumatic-death',
        label: 'I saw someone die',
        lines: [
          'Quiet the images that come back unasked, by day and in the night.',
          'Give the one who saw this death safety, sleep, and skilled help to carry what was seen.',
          'Receive the one who died, and comfort the family.',
        ],
      },
      {
        id: 'found-the-body',
        label: 'I found the body',
        lines: [
          'Be close to the one who made this discovery, and let that picture lose its hold, hour by hour.',
          'Give sleep without it, and good help to speak of it.',
          'Take away any thought that arriving sooner was owed.',
        ],
      },
      {
        id: 'cpr-did-not-save',
        label: 'CPR that did not save',
        lines: [
          'Everything possible was tried, and it did not bring life back. Take the weight of that from the one who tried.',
          'Thank you for hands that did not hold back, and comfort all who grieve the one who died.',
        ],
      },
    ],
  },
  {
    id: 'death-in-hard-circumstances',
    group: 'grief',
    label: 'A death far away or unexplained',
    what: 'a death in hard circumstances',
    lines: [
      'You know this person’s name and last hour, even if no one else was near.',
      'Comfort those who could not be there and who have questions. Let the truth be told to them.',
      'Let officials help, let papers move, and let there be a way to say goodbye with dignity.',
    ],
    situations: [
      {
        id: 'died-in-jail',
        label: 'A death in jail',
        lines: [
          'Someone died behind locked doors, away from family. Comfort those who could not be there and who had hoped for a homecoming.',
          'Let the truth be told to the family, and let this life be mourned like any other.',
        ],
      },
      {
        id: 'died-alone-homeless',
        label: 'Someone died alone',
        lines: [
          'Someone died alone, and you knew the name and every day of that life.',
          'Comfort those who loved from a distance, or found out late, or gave what kindness they could.',
          'Let there be a burial with dignity, and someone to mourn.',
        ],
      },
      {
        id: 'died-abroad-body-home',
        label: 'A death in another country',
        lines: [
          'Death and distance have come together. Let the papers move and the officials help, so there can be a burial where it was wished.',
          'Comfort those who grieve in two places, and make up for what the miles take away.',
        ],
      },
      {
        id: 'body-not-found',
        label: 'A death with no body found',
        lines: [
          'There is no grave and no certainty. Hold those who must grieve without having seen.',
          'Let what can be found be found, and give peace even where there will be no answer.',
          'Comfort those who still look up at every footstep.',
        ],
      },
      {
        id: 'missing-found-dead',
        label: 'Missing and found dead',
        lines: [
          'The search has ended with a death. Hold those who hoped until now, and let their strength give way safely.',
          'Thank you for all who searched. Give the family the truth it needs, and time to bury and to grieve.',
        ],
      },
    ],
  },
  {
    id: 'funeral-or-grave',
    group: 'grief',
    label: 'A funeral, ashes or a grave',
    what: 'this last goodbye',
    lines: [
      'Comfort all who mourn at this farewell, and those who cannot or could not be there.',
      'Give clear heads for decisions, true words for speaking, and room for tears.',
      'Keep the one who died in your care, and let this life be honored honestly.',
      'Let old quarrels stay quiet, and be near when everyone has gone home.',
    ],
    situations: [
      {
        id: 'funeral-ahead',
        label: 'A funeral coming up',
        lines: [
          'The farewell is still ahead. Give strength to walk in, to sit through it, and to go home afterward.',
          'Let the words be true, the songs bearable, and the company kind.',
          'Be near to those who will sit in the front.',
        ],
      },
      {
        id: 'eulogy-to-give',
        label: 'A eulogy to give',
        lines: [
          'Give true words, a steady voice, and the freedom to stop and weep in the middle.',
          'Let what is said and done at this farewell honor a real person and comfort those who hear it.',
          'Take away the fear of getting it wrong.',
        ],
      },
      {
        id: 'funeral-arrangements',
        label: 'Planning a funeral',
        occasion: 'death',
        lines: [
          'Give clear heads for decisions no one wanted to make, and honest people to deal with.',
          'Let what is needed for the burial be there, and let plain be good enough.',
          'Keep those who plan together gentle with each other.',
        ],
      },
      {
        id: 'funeral-cant-attend',
        label: 'A funeral I cannot attend',
        lines: [
          'The farewell will take place without someone who longs to be there. Let another way be found to say goodbye.',
          'Comfort the one who must stay away, and let love not be measured by who stood at the grave.',
        ],
      },
      {
        id: 'funeral-missed',
        label: 'A funeral that was missed',
        lines: [
          'There was no chance to stand at the grave with the others. Receive this goodbye now, late as it is.',
          'Take away the guilt, and show a fitting way to honor the one who died.',
        ],
      },
      {
        id: 'after-the-funeral',
        label: 'After the funeral',
        occasion: 'death',
        lines: [
          'The farewell is over and the house has grown quiet. Be near now, when others go back to their days.',
          'Give rest after the strain of it, and visitors who come next week and next month.',
          'Let the tears that had to wait come now.',
        ],
      },
      {
        id: 'funeral-family-feud',
        label: 'A family feud at the funeral',
        lines: [
          'Let there be peace at this farewell, and keep old quarrels outside.',
          'Give those who grieve side by side enough restraint to honor the one who died.',
          'Guard the one who dreads the meeting, and give a calm word or a quiet corner.',
        ],
      },
      {
        id: 'good-funeral-thanks',
        label: 'Thanks for a good funeral',
        lines: [
          'Thank you for a farewell that honored the one who died, and for everyone who came.',
          'Thank you for tears and laughter together. Let the comfort of this day last into the quieter ones.',
        ],
        glad: true,
      },
      {
        id: 'ashes-scattering',
        label: 'Scattering ashes',
        lines: [
          'Give strength for letting go of what is left to hold. Let the place and the moment be as fitting as was hoped.',
          'Receive the one who died, and keep those who come together close to each other.',
        ],
      },
      {
        id: 'ashes-undecided',
        label: 'What to do with ashes',
        lines: [
          'Give peace about the remains of the one who died, who is safe with you whatever is done.',
          'Where there is a quarrel, let someone be generous. Where there is doubt, give a clear and gentle decision.',
        ],
      },
      {
        id: 'grave-headstone',
        label: 'A grave or headstone',
        lines: [
          'Be near at the grave, and to those who cannot go there.',
          'Let the place be cared for and the name be honored, and let no one believe that love depends on stone or on visits.',
        ],
      },
    ],
  },
  {
    id: 'memories-and-belongings',
    group: 'grief',
    label: 'Belongings and memories after a death',
    what: 'what a loved one left behind',
    lines: [
      'Be near while things and memories of the one who died are sorted, kept, lost or let go.',
      'Let love remain, whatever happens to houses, pictures, recordings and dreams.',
      'Give clear heads for forms, accounts and decisions, and honest, gentle people to deal with.',
      'Thank you for the life of the one who died, and for every memory that does good.',
    ],
    situations: [
      {
        id: 'thankful-for-life-of-deceased',
        label: 'Thanks for a life that ended',
        lines: [
          'Thank you for this life and for all it gave to others.',
          'Thank you for the years together, and for memories that can be told with gladness.',
          'Let the good that was begun go on in those who were loved.',
        ],
        glad: true,
      },
      {
        id: 'dreams-of-deceased',
        label: 'Dreams of someone who died',
        lines: [
          'Those who are missed come near in dreams, or stay away from them. Give comfort in both.',
          'Let nights be peaceful. Take the fear out of bad dreams, and let the good ones leave gladness behind.',
        ],
      },
      {
        id: 'lost-memento-voicemail',
        label: 'A keepsake or voicemail lost',
        lines: [
          'Something that held the memory of the one who died is gone or fading. Let it be found, if it can be found.',
          'Comfort this second loss, and let the memory itself stay safe and clear.',
        ],
      },
      {
        id: 'belongings-of-deceased',
        label: 'Sorting the belongings',
        occasion: 'death',
        lines: [
          'Be near while hands go through what belonged to the one who died.',
          'Let there be no hurry. Give wisdom about what to keep, and peace about what is given away.',
          'Let what turns up bring more comfort than pain.',
        ],
      },
      {
        id: 'parents-house-sold-after-death',
        label: 'Selling the parents’ house',
        lines: [
          'A house full of memories is passing into other hands. Comfort those who close its door for the last time.',
          'Thank you for everything that was lived there, and let it go with them though the walls do not.',
        ],
      },
      {
        id: 'death-paperwork-estate-tasks',
        label: 'Paperwork after a death',
        occasion: 'death',
        lines: [
          'Grief is hard enough without forms. Make each call and each signature manageable, and let the people on the other end be kind and competent.',
          'Provide for what is needed while things are held up.',
          'Let at least one of these tasks be finished today.',
        ],
      },
    ],
  },
  {
    id: 'special-days-after-a-death',
    group: 'grief',
    label: 'A special day without someone loved',
    what: 'a special day without a loved one',
    lines: [
      'Be near on this day to everyone who misses someone at the table, in church or on the phone.',
      'Let the day be kept in whatever way is good, with old customs, new ones, or none.',
      'Let the name of the one who died be spoken, and let tears and joy both be welcome.',
    ],
    situations: [
      {
        id: 'first-christmas-without',
        label: 'Christmas without someone loved',
        occasion: 'death',
        lines: [
          'The first Christmas after a death is coming. Let it be kept small, or different, or not at all, without guilt.',
          'Be near in the songs, the empty place and the long evening.',
          'Let the name of the one who is missed be spoken.',
        ],
      },
      {
        id: 'first-thanksgiving-easter-without',
        label: 'Thanksgiving or Easter without someone',
        occasion: 'death',
        lines: [
          'The holiday comes, and one is missing from it. Be near to those who gather and those who cannot.',
          'Let there be room for a story and a tear between the courses, and no pressure to be cheerful.',
        ],
      },
      {
        id: 'birthday-of-deceased',
        label: 'The birthday of someone who died',
        lines: [
          'This birthday comes without the one it belongs to, or the one who always remembered. Let it not pass unmarked.',
          'Thank you for the day that life began. Comfort those who count the years that did not come.',
        ],
      },
      {
        id: 'mothers-fathers-day-grief',
        label: 'Mother’s or Father’s Day grief',
        lines: [
          'This day of flowers and cards is hard for those whom death has robbed of parent or child. Be near to them.',
          'Let them stay away without guilt, or be held up if they go, and let their love be honored too.',
        ],
      },
      {
        id: 'milestone-without-loved-one',
        label: 'A milestone without someone who died',
        lines: [
          'A glad day comes with one person missing from it. Let joy and missing stand together, and neither spoil the other.',
          'Let the one who died be remembered and named on that day, and thank you for the love behind it.',
        ],
      },
      {
        id: 'wedding-missing-someone',
        label: 'A wedding with someone missing',
        lines: [
          'Joy and sorrow come together at this wedding. Let there be real gladness, and tears without apology.',
          'Comfort those who miss the one who has died, and let that love have its place in the day.',
        ],
      },
    ],
  },
  {
    id: 'anniversary-of-a-loss',
    group: 'grief',
    label: 'An anniversary after a death',
    what: 'this anniversary after a loss',
    lines: [
      'You know what this date means. Be near to those who remember, from morning until night.',
      'Let others remember too, and let them call, write or visit.',
      'Take the one who died into your care, and let thankfulness and sorrow both be allowed.',
    ],
    situations: [
      {
        id: 'wedding-anniversary-after-death',
        label: 'A wedding anniversary without my spouse',
        lines: [
          'Two people made their promises on this day, and one of them has died. Be near to the one who remembers.',
          'Thank you for the years those promises were kept. Let someone think of it and call.',
        ],
      },
      {
        id: 'anniversary-after-death',
        label: 'Our anniversary, now alone',
        lines: [
          'This anniversary comes without the one who shared it. Comfort the one who remembers it alone.',
          'Thank you for every year that was given. Let the memories be good company today.',
        ],
      },
      {
        id: 'death-anniversary-first-year',
        label: 'One year since a death',
        lines: [
          'A whole year has turned since this death. Thank you for bringing those who grieve through every first.',
          'Be near as the day and the hour come round, and let no one expect the grief to be finished.',
        ],
      },
      {
        id: 'death-anniversary-later',
        label: 'The anniversary of a death',
        lines: [
          'The date has come round again, and it is not like other days. Be near to those who remember.',
          'Thank you for the life that is missed, and let this day hold some good memory too.',
        ],
      },
    ],
  },
  {
    id: 'grief-day-by-day',
    group: 'grief',
    label: 'Grief and mourning',
    what: 'this grief',
    lines: [
      'You know this grief, loud or silent, old or new. Let it take the time it needs.',
      'Take away shame about tears, about laughing, and about feeling nothing at all.',
      'Send one person who listens, remembers and does not grow tired of it.',
      'Give sleep, food and small good things, and be close when grief comes unexpectedly.',
    ],
    situations: [
      {
        id: 'grief-lasting-others-expect-over',
        label: 'Grief others think should be over',
        lines: [
          'Grief takes as long as it takes. Free those who mourn from the clocks of other people.',
          'Give one faithful person who still asks. And where the grief has become a place with no way out, bring good help.',
        ],
      },
      {
        id: 'grief-numb-cant-cry',
        label: 'Numb and unable to cry',
        lines: [
          'Nothing is wrong with a grief that has no tears yet. Be near to the one who feels numb.',
          'Let feeling come in its own time and in a safe place, and let there be patience until then.',
        ],
      },
      {
        id: 'grief-crying-everywhere',
        label: 'Tears that come without warning',
        lines: [
          'Sorrow comes without warning, wherever it likes. Let the tears be no shame.',
          'Give a kind stranger or a quiet corner when they come, and a little ease afterward.',
        ],
      },
      {
        id: 'grief-and-guilt-for-laughing',
        label: 'Guilty for being happy again',
        lines: [
          'Joy after a death is no betrayal. Let laughter and good days be received without guilt.',
          'Let the one who died be carried along into the life that goes on, and not left behind by it.',
        ],
      },
      {
        id: 'secret-grief',
        label: 'Grief nobody may know about',
        lines: [
          'This grief has no place in public and no one to share it. You know all of it.',
          'Let it be wept out with you, without shame or judgment, and give one safe person who can be told.',
        ],
      },
      {
        id: 'many-deaths-in-a-row',
        label: 'One death after another',
        lines: [
          'One loss has followed another with no time between. Hold those who have run out of tears and strength.',
          'Let there be a pause now, time to mourn each one, and no more bad news for a while.',
        ],
      },
      {
        id: 'last-one-left',
        label: 'The last one left',
        lines: [
          'One after another has gone, and few are left who remember the same things. Be company to the one who remains.',
          'Let younger people ask for the stories, and let there still be new friends and things to look forward to.',
        ],
      },
    ],
  },
  {
    id: 'children-and-death',
    group: 'grief',
    label: 'Children and a death',
    what: 'a death in a child’s life',
    lines: [
      'Comfort this child, who misses someone or has questions about death.',
      'Give grown-ups true and simple words, a lap or a hand, and time to answer again.',
      'Take good care of the one who died, and let this child feel safe and loved tonight.',
    ],
    situations: [
      {
        id: 'explaining-death-to-child',
        label: 'Explaining a death to a child',
        lines: [
          'Give simple, true words to those who must speak of death to a child, and a lap or a hand to go with them.',
          'Let the child ask anything, feel anything, and be sure of being cared for.',
        ],
      },
      {
        id: 'grieving-child-or-teen',
        label: 'A grieving child or teenager',
        occasion: 'death',
        lines: [
          'A young heart is grieving. Give grown-ups who notice, who are patient with anger and silence, and who speak of the one who died.',
          'Let there be safety, play and sleep, and no need to be brave for others.',
        ],
      },
      {
        id: 'child-pet-or-grandpa-in-heaven',
        label: 'Someone I miss in heaven',
        lines: [
          'You hear how much someone is missed. Take good care of the one who died.',
          'Comfort the sad heart, let it be okay to cry and to ask, and keep the good memories.',
        ],
      },
    ],
  },
];
