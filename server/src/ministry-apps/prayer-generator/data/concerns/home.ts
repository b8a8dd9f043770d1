import type { Concern } from '../concern.ts';

export const homeConcerns: readonly Concern[] = [
  {
    id: 'rent-or-losing-a-home',
    group: 'home',
    label: 'Rent, eviction or foreclosure',
    what: 'the need for a secure home',
    lines: [
      'Give everyone in this household a safe place to sleep, tonight and in the months to come.',
      'Give landlords, banks and judges fairness, and let help with rent or mortgage come in time.',
      'Protect any children in all this, and give calm for each call, paper and court date.',
    ],
    situations: [
      {
        id: 'rent-behind',
        label: 'Behind on rent',
        occasion: 'money',
        lines: [
          'Let the money for the rent or the house payment be found in time.',
          'Let the landlord or the bank be patient and fair, and let rental help be available.',
          'Keep this home safe for those who live in it, and quiet the fear of losing it.',
        ],
      },
      {
        id: 'eviction-notice',
        label: 'An eviction notice',
        lines: [
          'Let this eviction be stopped or delayed, or let a decent place be found in time.',
          'Give a fair hearing, a helper who knows the law, and people willing to help with the move.',
          'Keep everyone who lives there sheltered, safe and together.',
        ],
      },
      {
        id: 'eviction-happened',
        label: 'Evicted and locked out',
        lines: [
          'A home was lost, and it is a hard day. Provide a safe place to sleep tonight.',
          'Save the belongings that matter most, and send people who help carry them.',
          'Let a new place be found, with someone who will look past what happened.',
        ],
      },
      {
        id: 'foreclosure',
        label: 'A foreclosure',
        lines: [
          'It is a great grief to face losing a house to the bank. Be near in it.',
          'If it can still be kept, let the right papers reach the right person in time.',
          'If not, let there be another roof, and no lasting shame.',
        ],
      },
      {
        id: 'home-saved',
        label: 'Thanks that home is saved',
        lines: [
          'Thank you that this home was not lost.',
          'Give relief after so much worry, and help to keep up with what is due from now on.',
          'Bless those who helped and those who showed mercy.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'homelessness',
    group: 'home',
    label: 'Being without a home',
    what: 'life without a home',
    lines: [
      'Give everyone without a home a safe, warm and dry place to sleep tonight.',
      'Bless shelters, helpers and churches that open rooms, and let respect be part of the help.',
      'Provide homes that can be afforded, with a key, a bed and good neighbors, and help to keep them.',
    ],
    situations: [
      {
        id: 'homeless-now',
        label: 'Without a home',
        lines: [
          'Provide a safe, warm place to sleep tonight, and food and someone kind.',
          'Protect those without a home from cold, sickness, theft and violence.',
          'Let the help that leads to a real home be near, and let no one be treated as nothing.',
        ],
      },
      {
        id: 'shelter',
        label: 'In a shelter',
        lines: [
          'Keep everyone safe in the shelter tonight, and let them rest.',
          'Let staff and other guests be kind, and keep belongings and families secure.',
          'Let there be a bed for each one waiting, and a home of their own before long.',
        ],
      },
      {
        id: 'housed-at-last',
        label: 'Thanks for a home at last',
        occasion: 'new-home',
        lines: [
          'Thank you for a door that locks, a bed and a place to stay.',
          'Let this home be kept, and let sleep and health return.',
          'Bless those who helped, and remember everyone still waiting for a home.',
        ],
        glad: true,
      },
      {
        id: 'homeless-stranger-concern',
        label: 'A homeless person I saw',
        lines: [
          'Provide shelter, food, care and safety for those living on the street.',
          'Let someone learn their names and stay long enough to be of real help.',
          'Show those who see them what can be done, and give the will to do it.',
        ],
      },
      {
        id: 'homeless-shelter-outreach',
        label: 'Helping at a shelter',
        lines: [
          'Bless this help for people who need shelter, warmth or a new start. Let enough be there for each one.',
          'Give those who help kindness and wisdom, and let every guest be safe and treated with dignity.',
        ],
      },
    ],
  },
  {
    id: 'house-repairs',
    group: 'home',
    label: 'Repairs or trouble with a house',
    what: 'problems with this house or apartment',
    lines: [
      'Let what is wrong in this home be put right, soon and properly.',
      'Send honest, skilled and kind help, and let landlords, insurers and builders do what they owe.',
      'Keep everyone healthy and safe in the house meanwhile, and let costs be bearable.',
    ],
    situations: [
      {
        id: 'landlord-neglect',
        label: 'A landlord who will not repair',
        lines: [
          'Let the repairs that are owed be made, and let the one responsible act at last.',
          'Protect the tenants from danger, and from being punished for speaking up.',
          'Give help from those who can enforce what is right.',
        ],
      },
      {
        id: 'mold',
        label: 'Mold in the house',
        lines: [
          'Let this mold be dealt with thoroughly, and let the ones responsible pay for it.',
          'Protect the lungs and health of everyone who sleeps there.',
          'Give honest workers, affordable help, and another safe place to stay if it is needed.',
        ],
      },
      {
        id: 'pipe-burst-leak',
        label: 'A burst pipe or leak',
        lines: [
          'Let the water be stopped and the damage be less than it looks.',
          'Send an honest plumber soon, and let the cost be covered or kept low.',
          'Give strength for the cleanup, and save what can be saved.',
        ],
      },
      {
        id: 'roof-leak-tree',
        label: 'A damaged roof',
        lines: [
          'Thank you for everyone kept from harm. Hold back rain until the roof is covered.',
          'Send skilled workers who are honest, and let insurance or other help meet the cost.',
          'Give patience with the disorder, and safety while repairs are made.',
        ],
      },
      {
        id: 'appliance-broken',
        label: 'A broken appliance',
        lines: [
          'Let what broke be repaired or replaced soon, at a price that can be paid.',
          'Send someone who knows how to fix it and will be honest about it.',
          'Give patience with the trouble it makes, and some good humor too.',
        ],
      },
      {
        id: 'pests-bedbugs',
        label: 'Bedbugs, roaches or mice',
        lines: [
          'Let these pests be cleared out completely, and soon.',
          'Take away the shame, for it can happen in any home.',
          'Give patience with the washing and cleaning, and help with the cost of treatment.',
        ],
      },
      {
        id: 'home-insurance-denied',
        label: 'Home insurance that will not pay',
        lines: [
          'Let the insurance do what was promised, and let every fair claim be paid.',
          'Give persistence with the papers, a knowledgeable advocate, and an appeal that is heard.',
          'Provide for the repairs in other ways where the answer stays no.',
        ],
      },
      {
        id: 'contractor-cheated',
        label: 'Cheated by a contractor',
        lines: [
          'Let the work on this house be finished honestly, and let what was taken be returned.',
          'Give skilled and truthful workers, and help from those who can hold a cheat to account.',
          'Keep tempers calm in a home that is all torn up.',
        ],
      },
      {
        id: 'clutter-hoarding',
        label: 'Clutter or hoarding',
        lines: [
          'The house has become too much. Give strength to begin with one corner.',
          'Send help that is patient and does not shame anyone.',
          'Give gentleness with what is hard to let go, and a home that is safe to live in.',
        ],
      },
    ],
  },
  {
    id: 'heat-cooling-and-power',
    group: 'home',
    label: 'No heat, cooling or power',
    what: 'a home without heat, cooling or power',
    lines: [
      'Keep everyone safe in cold or heat, above all the very old, the very young and the sick.',
      'Let heating, cooling and power come back soon, and send skilled people to do it.',
      'Let neighbors check on one another, share warm or cool rooms, and bring what is needed.',
    ],
    situations: [
      {
        id: 'furnace-broken',
        label: 'A broken furnace',
        lines: [
          'Let the heat be back on soon, and keep everyone warm and safe until then.',
          'Send a skilled repair person quickly, and let the cost be one that can be met.',
          'Guard against any danger from heaters and fumes in the meantime.',
        ],
      },
      {
        id: 'ac-broken',
        label: 'A broken air conditioner',
        lines: [
          'Keep everyone cool and safe in this heat, above all the very young, the old and the sick.',
          'Let the cooling be repaired soon and at a fair cost.',
          'Give water, shade and a cooler place to go until then.',
        ],
      },
      {
        id: 'power-out-ice',
        label: 'Power out in the cold',
        lines: [
          'Let the power come back soon, and keep everyone warm and safe until then.',
          'Protect those who depend on machines, and let neighbors check on one another.',
          'Keep the crews safe who are out in the weather to repair the lines.',
        ],
      },
    ],
  },
  {
    id: 'fire',
    group: 'home',
    label: 'A fire',
    what: 'this fire',
    lines: [
      'Keep people and animals safe from fire, and protect those who fight it.',
      'Comfort everyone who lost a home, keepsakes or sleep to fire, and provide clothes, beds and shelter.',
      'Let insurance, builders and neighbors truly help, and let guilt, where there is any, lead to help and not to despair.',
    ],
    situations: [
      {
        id: 'house-fire',
        label: 'A house fire',
        lines: [
          'Fire has destroyed a home. Be close to those who stand with so little left.',
          'Provide clothes, beds, food and a place to stay, and calm those who keep seeing it again.',
          'Let insurance and neighbors be generous, and let something precious be found in the ashes.',
        ],
      },
      {
        id: 'house-fire-rebuilding',
        label: 'Rebuilding after a fire',
        lines: [
          'After the fire, give strength for the long work of starting over.',
          'Let builders and insurers deal honestly, and let a real home stand again.',
          'Heal the bad dreams and the fear that stayed behind.',
        ],
      },
      {
        id: 'wildfire-evacuation',
        label: 'A wildfire or evacuation',
        occasion: 'disaster-weather',
        lines: [
          'Turn the wildfire back, calm the wind, and give rain or relief to those who fight it.',
          'Keep everyone who had to leave safe on the road and sheltered tonight.',
          'Be with those who do not know whether their homes are standing.',
        ],
      },
      {
        id: 'own-caused-fire',
        label: 'I caused a fire',
        lines: [
          'A fire was started by carelessness. Help everyone who lost something in it, and give what is needed now.',
          'Give the one who caused it the courage to say so, and forgiveness for a mistake that was never meant.',
        ],
      },
    ],
  },
  {
    id: 'storms-floods-and-earthquakes',
    group: 'home',
    label: 'Storms, floods and earthquakes',
    what: 'this storm or disaster',
    lines: [
      'Keep safe everyone who is in the path of storm, water or earthquake, and bring them to shelter.',
      'Let those who are trapped or missing be found, and let the injured be treated in time.',
      'Send help that lasts: clean water, power, food, workers and money for rebuilding.',
      'Comfort everyone who has lost someone or something in such a disaster.',
    ],
    situations: [
      {
        id: 'storm-approaching-here',
        label: 'A storm or flood is near',
        lines: [
          'A dangerous storm, fire or flood is near. Keep every life safe, and turn the danger aside.',
          'Give good decisions about leaving or staying, open roads, and help for anyone who cannot get away alone.',
        ],
      },
      {
        id: 'tornado-warning',
        label: 'A tornado warning now',
        lines: [
          'Protect everyone in the path of this storm right now, and turn it aside.',
          'Give a sturdy place to shelter, warnings in time, and calm to those who are frightened.',
          'Keep those in mobile homes and cars safe, and let every call get through.',
        ],
      },
      {
        id: 'tornado-hit',
        label: 'After a tornado',
        occasion: 'disaster-weather',
        lines: [
          'Be with everyone whose home or street was torn apart by this storm.',
          'Let those who are trapped or missing be found, and the injured be cared for.',
          'Bring shelter, power, water and many helping hands.',
        ],
      },
      {
        id: 'hurricane-coming',
        label: 'A hurricane is coming',
        lines: [
          'Protect everyone in the path of this hurricane, and weaken the storm before it comes ashore.',
          'Give wisdom about leaving, a way to get out, and shelter for those who stay.',
          'Keep roads, hospitals and rescuers safe through the night.',
        ],
      },
      {
        id: 'hurricane-after',
        label: 'After a hurricane',
        occasion: 'disaster-weather',
        lines: [
          'Bring help to every place this hurricane has struck, even the ones that are hard to reach.',
          'Let power, water, food and news come soon, and let loved ones find each other.',
          'Give strength to rebuild, and honest help to do it.',
        ],
      },
      {
        id: 'flood',
        label: 'A flood',
        occasion: 'home-damage',
        lines: [
          'The water has ruined so much. Give strength for the cleaning up and good sense about what comes first.',
          'Let help and insurance come quickly, and keep mold and sickness away.',
          'Provide a dry, safe place to stay.',
        ],
      },
      {
        id: 'disaster-far-earthquake',
        label: 'A disaster far away',
        occasion: 'disaster-weather',
        lines: [
          'Help those who were struck by this disaster. Let the trapped be found, the injured be treated, and the homeless have shelter.',
          'Strengthen rescuers, bring aid quickly, and comfort those who have lost people or wait for news.',
        ],
      },
    ],
  },
  {
    id: 'finding-or-selling-a-house',
    group: 'home',
    label: 'Finding, buying or selling a home',
    what: 'house and home',
    lines: [
      'Let everyone who needs a home find one that is safe and can be afforded.',
      'Give honest sellers, buyers, lenders and inspectors, and calm through papers, waiting and answers.',
      'Bless those who live in this house or will live there, with peace, good neighbors and enough to share.',
    ],
    situations: [
      {
        id: 'house-hunting',
        label: 'Looking for a house or apartment',
        lines: [
          'Lead this search to a home that is safe, affordable and near what matters.',
          'Give patience after each disappointment, and honest agents and landlords.',
          'Let the right place open up in time.',
        ],
      },
      {
        id: 'house-offer-waiting',
        label: 'Waiting on an offer',
        lines: [
          'The hope for this home is real. Give patience until the answer is clear.',
          'Let the terms be honest and the price fair, and give good sense about what is found out.',
          'If the answer is yes, let it be a good place to live; if no, let another be found.',
        ],
      },
      {
        id: 'house-closing-ahead',
        label: 'A closing ahead',
        lines: [
          'Let the papers, the money and the people come together for this house.',
          'Give calm through each delay, and let any problem be found and solved in time.',
          'Keep those who wait sheltered and at peace until it is settled.',
        ],
      },
      {
        id: 'house-lost-to-another',
        label: 'A house deal that fell through',
        lines: [
          'The house deal is off, and the disappointment is real. Comfort everyone who had already imagined the move.',
          'Let deposits and papers be settled fairly, and give a place to stay in the meantime.',
          'Let another chance come, at least as good, without too long a wait.',
        ],
      },
      {
        id: 'house-wont-sell',
        label: 'A house that will not sell',
        lines: [
          'Let the right buyer come for this house, at a fair price and soon.',
          'Provide for the costs while it waits, and give patience and good advice.',
          'Ease whatever is on hold until it sells.',
        ],
      },
      {
        id: 'first-home-got',
        label: 'Our first home',
        occasion: 'new-home',
        lines: [
          'Thank you for this home and for the day the keys were handed over.',
          'Bless everyone who will live there, and let it be a place of peace and welcome.',
          'Help with the payments and the upkeep, and give good neighbors.',
        ],
        glad: true,
      },
      {
        id: 'new-home-joy',
        label: 'Thanks for a home',
        occasion: 'new-home',
        lines: [
          'Thank you for a home, and for every person who helped to make it possible.',
          'Bless all who live in it with safety, peace and good neighbors, and let it be a place of welcome.',
        ],
        glad: true,
      },
      {
        id: 'blessing-of-home',
        label: 'A house blessing',
        lines: [
          'Bless this home and every room in it. Keep safe all who live here and all who come as guests.',
          'Give rest and honest words under this roof, and room for people who need a place to come to.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'lost-things',
    group: 'home',
    label: 'Something lost or found',
    what: 'something that was lost or broken',
    lines: [
      'You know where each thing is. Let what is lost be found, or be given back by whoever has it.',
      'Give a clear memory and patient eyes to those who look, and calm when looking does not help.',
      'Thank you for honest finders, and for everyone who helps to look or to repair.',
    ],
    situations: [
      {
        id: 'lost-ring',
        label: 'A lost ring or necklace',
        lines: [
          'Let this precious thing be found, and show where to look.',
          'If someone else has picked it up, let that person be honest and return it.',
          'Ease the distress of losing it, and give patience to look once more.',
        ],
      },
      {
        id: 'lost-wallet-phone-keys',
        label: 'A lost wallet, phone or keys',
        lines: [
          'Let what was lost be found soon, and bring to mind where it was left.',
          'If a stranger has it, let that person be honest and know how to return it.',
          'Give calm in the searching, and help with whatever must be replaced.',
        ],
      },
      {
        id: 'lost-papers-photos',
        label: 'Lost papers or photos',
        lines: [
          'Let these papers, pictures or recordings be found or brought back somehow.',
          'Give a clear memory of where they were, and skilled help to recover what can be recovered.',
          'If they are truly gone, comfort the loss of what cannot be made again.',
        ],
      },
      {
        id: 'lost-found',
        label: 'Thanks that it was found',
        lines: [
          'Thank you that what was lost has been found.',
          'Bless anyone who helped to look or was honest enough to return it.',
          'Let the relief and the gladness last for a good while.',
        ],
        glad: true,
      },
      {
        id: 'small-things-found-fixed-thanks',
        label: 'Thanks for small things fixed',
        occasion: 'thanks',
        lines: [
          'Thank you for what was lost and found, or broken and working again.',
          'Thank you for those who helped, and for the relief that such a small thing can bring.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'theft-and-damage',
    group: 'home',
    label: 'Theft, burglary or damage',
    what: 'this theft or damage',
    lines: [
      'Let what was stolen be returned, let what was damaged be repaired, and let losses be made up.',
      'Give those who were robbed or harmed safety, and sleep and trust once more.',
      'Bring whoever stole or did the damage to honesty, and to making good what was done.',
    ],
    situations: [
      {
        id: 'burglary',
        label: 'A burglary',
        lines: [
          'A home or a place of trust was broken into. Restore safety, and sleep without fear.',
          'Let what was stolen be recovered if it can be, above all what cannot be bought again.',
          'Let those who did it be found and stopped.',
        ],
      },
      {
        id: 'robbed-by-stranger',
        label: 'Robbed by a stranger',
        lines: [
          'Things were stolen, and with them the feeling of being safe. Calm the fear, and give restful nights again.',
          'Let what was taken be found where possible, and turn the ones who took it away from stealing.',
        ],
      },
      {
        id: 'vehicle-stolen',
        label: 'A stolen car or bike',
        lines: [
          'Something needed every day has been stolen. Let it be found and returned, if possible undamaged.',
          'Provide another way to get to work, school and appointments until then.',
          'Let the anger settle, and let the thief be stopped.',
        ],
      },
      {
        id: 'tools-stolen',
        label: 'Stolen tools or packages',
        lines: [
          'What was stolen was needed and worked for. Let it be found and brought back.',
          'Make up the loss, and keep livelihood and plans from being ruined by it.',
          'Give peace in place of the anger, and safety for what remains.',
        ],
      },
      {
        id: 'stolen-recovered',
        label: 'Thanks that stolen things came back',
        lines: [
          'Thank you that what was stolen has come back.',
          'Bless those who searched, noticed and did the honest thing.',
          'Let peace and trust return as well.',
        ],
        glad: true,
      },
      {
        id: 'own-shoplifting',
        label: 'I shoplifted',
        occasion: 'unfaithful-guilt',
        lines: [
          'Something was taken that was not paid for. Forgive it, and give the nerve to return it or to pay.',
          'Take away the pull to steal again, and give help with whatever is behind it.',
        ],
      },
      {
        id: 'hit-and-run-vandalism',
        label: 'A hit-and-run or vandalism',
        lines: [
          'Someone damaged what belongs to others and left. Help with the repair and the cost of it.',
          'Ease the anger and the uneasiness, and bring whoever did it to own up or at least to stop.',
        ],
      },
      {
        id: 'own-broke-borrowed-thing',
        label: 'I damaged what was not mine',
        lines: [
          'Something that belongs to someone else was damaged or lost. Give the honesty to say so and to make it good.',
          'Let the owner hear it calmly, and let a fair way to replace or repair it be found.',
        ],
      },
    ],
  },
  {
    id: 'car',
    group: 'home',
    label: 'A car',
    what: 'a car to get around in',
    lines: [
      'Keep safe everyone who has to get somewhere, by car, by bus or on foot.',
      'Provide transportation that can be relied on and afforded, for work, school and doctors.',
      'Bless honest mechanics, fair lenders and people who give rides to others.',
    ],
    situations: [
      {
        id: 'car-trouble',
        label: 'Car trouble',
        lines: [
          'Let the car be fixed, safely and for a price that can be paid.',
          'Send an honest mechanic, and keep anyone safe who is stranded or waiting.',
          'Provide a ride for what cannot wait.',
        ],
      },
      {
        id: 'car-needed',
        label: 'A car is needed',
        lines: [
          'Provide a safe and dependable way to get where life requires.',
          'Let a car, a ride or a better route be found, at a cost that can be met.',
          'Give patience and safety through long waits and long walks until then.',
        ],
      },
      {
        id: 'car-provided',
        label: 'Thanks for a car that runs',
        lines: [
          'Thank you for a car that runs and for everyone who made it possible.',
          'Keep each driver and passenger in it safe.',
          'Let it be used for good, and shared with those who need a ride.',
        ],
        glad: true,
      },
      {
        id: 'car-repossessed',
        label: 'A car repossessed',
        lines: [
          'Help those who are losing a car because the payments could not be made.',
          'Let the lender agree to workable terms, and let another way to get around be found.',
          'Take away the humiliation of it, and keep the job and the daily errands possible.',
        ],
      },
      {
        id: 'blessing-of-car',
        label: 'A blessing for a car',
        lines: [
          'Bless this vehicle and everyone who drives it or rides in it. Keep it safe and reliable.',
          'Give the driver attention, patience and good judgment, and protect everyone else on the road.',
        ],
        glad: true,
      },
    ],
  },
];
