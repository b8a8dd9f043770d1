import type { Concern } from '../concern.ts';

export const awayConcerns: readonly Concern[] = [
  {
    id: 'in-the-outdoors',
    group: 'away',
    label: 'Hiking, hunting and the outdoors',
    what: 'this trip outdoors',
    lines: [
      'Keep safe all who are out in woods, mountains or water, and bring them home.',
      'Give good sense about weather, paths and strength, and let companions look after each other.',
      'Guide everyone who searches or waits, and let signals, tracks and calls be noticed.',
    ],
    situations: [
      {
        id: 'hiking-outdoors',
        label: 'A hike or hunting trip',
        lines: [
          'Keep safe everyone who goes out into woods, mountains or water, and give good sense about risk.',
          'Let the weather be kind, the way be clear and no one be lost or hurt.',
          'Bring everyone back safe, with good things to tell and nothing to regret.',
        ],
      },
      {
        id: 'hiker-overdue',
        label: 'Someone overdue from a hike',
        lines: [
          'Let the one who is overdue be found, soon and alive.',
          'Keep that person warm, sheltered and calm, and give a clear sense of where to go.',
          'Guide the searchers and keep them safe, and be near to those who wait.',
        ],
      },
    ],
  },
  {
    id: 'far-from-home-or-family',
    group: 'away',
    label: 'Far from home or family',
    what: 'time away from home and family',
    lines: [
      'Comfort the longing for home, for voices, food, language and familiar faces.',
      'Keep safe those who are far away and those at home, and let calls and visits bring them close.',
      'Give friendly people in the place where life is now, and enough help for those who run a household alone.',
    ],
    situations: [
      {
        id: 'homesick',
        label: 'Homesick and longing for home',
        lines: [
          'The longing for home is strong today. Comfort it with something familiar: a voice, a meal, a song.',
          'Keep those at home well, and let friendship grow in the place where life is now.',
          'Make the next visit possible, and let it not be too far off.',
        ],
      },
      {
        id: 'exchange-study-abroad',
        label: 'Studying in another country',
        lines: [
          'Bless those who live and study far from home, in another language and another household.',
          'Give a kind host, patience with misunderstandings, and friends of their own age.',
          'Keep everyone safe, and let homesickness grow less.',
        ],
      },
      {
        id: 'far-from-home-holiday',
        label: 'Holidays far from family',
        lines: [
          'The distance hurts, most of all when others are together. Comfort the missing.',
          'Let a call, a letter or a kind invitation come, and let love be felt from far away.',
          'Let there be a way and a time to be together again.',
        ],
      },
      {
        id: 'working-away-family',
        label: 'Working far from family',
        lines: [
          'Work keeps loved ones far apart. Keep affection strong across the miles.',
          'Give safety and good company to the one who is away, and help to those at home.',
          'Let time together come soon, and let it be good.',
        ],
      },
      {
        id: 'trucker-family',
        label: 'A trucker’s family at home',
        lines: [
          'Be close to a household where work keeps someone away for weeks at a time.',
          'Let the calls be long enough, and the days at home be peaceful and glad.',
          'Bring safely home the one who is gone, and give strength to those holding things together.',
        ],
      },
    ],
  },
  {
    id: 'deployment-and-boot-camp',
    group: 'away',
    label: 'A deployment or boot camp',
    what: 'this time in the military',
    lines: [
      'Keep safe the one who serves, and everyone in that unit, wherever they are.',
      'Give the family at home strength, company, practical help and good news.',
      'Let goodbyes and homecomings be gentle, with time to get used to each other again.',
      'Heal what service and training cost, seen or unseen, in body, mind and family.',
    ],
    situations: [
      {
        id: 'deployment-ahead',
        label: 'A deployment ahead',
        occasion: 'military',
        lines: [
          'A deployment is coming. Give good hours together before it, and courage for the goodbye.',
          'Protect the one who goes, in body and in mind, the whole time.',
          'Give strength and help to those who stay behind.',
        ],
      },
      {
        id: 'deployed-now',
        label: 'Deployed overseas',
        occasion: 'military',
        lines: [
          'Keep safe every day the one who is deployed, and keep that unit safe.',
          'Give clear orders, sound judgment and trustworthy comrades.',
          'Let calls and messages get through, and bring everyone home whole.',
        ],
      },
      {
        id: 'deployed-no-word',
        label: 'No word from someone deployed',
        occasion: 'military',
        lines: [
          'There is no word, and the waiting is terrible. Be near to those who wait.',
          'Protect the one who is far away in service, and let news come soon.',
          'Give calm for each hour until it does, and someone to wait with.',
        ],
      },
      {
        id: 'deployment-extended',
        label: 'A deployment extended',
        lines: [
          'The homecoming has been put off, and hearts had been set on it. Comfort the disappointment.',
          'Keep the one who serves safe through these added months.',
          'Give new strength to those at home, and let the next date hold.',
        ],
      },
      {
        id: 'homecoming-ahead',
        label: 'A homecoming soon',
        lines: [
          'Thank you that the day of coming home is near.',
          'Keep the last part of the journey safe and without delay.',
          'Bless the first meeting, and give patience for getting used to one another again.',
        ],
        glad: true,
      },
      {
        id: 'home-from-deployment',
        label: 'Home from deployment and changed',
        lines: [
          'Thank you for bringing home the one who served.',
          'Heal whatever came home too, seen or unseen, and give good people to talk to.',
          'Give patience at home, and let closeness grow again without hurry.',
        ],
      },
      {
        id: 'soldier-homecoming',
        label: 'Thanks for a soldier’s return',
        lines: [
          'Thank you for a safe return from service, and for arms around each other again.',
          'Help with getting used to life at home, heal what was carried back, and bring others home safely.',
        ],
        glad: true,
      },
      {
        id: 'military-spouse-lonely',
        label: 'A military family at home',
        lines: [
          'Give strength, company and practical help to those who keep a home while someone serves far away.',
          'Comfort the children where there are children, and keep love strong over the distance.',
          'Let the calls get through, and let one good friend live near.',
        ],
      },
      {
        id: 'boot-camp-leaving',
        label: 'Leaving for boot camp',
        lines: [
          'Give courage and good sense to the one who is about to begin military training.',
          'Let there be a loving goodbye, even where not everyone agrees.',
          'Protect body and heart in what is ahead, and give peace to those who stay.',
        ],
      },
      {
        id: 'boot-camp-now',
        label: 'In boot camp now',
        lines: [
          'Strengthen the one in basic training for each hard day, and guard against injury.',
          'Let drill instructors be fair, and let friends be found among the others.',
          'Let letters get through, both ways, and quiet the worry at home.',
        ],
      },
      {
        id: 'boot-camp-graduated',
        label: 'Thanks for finishing boot camp',
        lines: [
          'Thank you for strength to finish this training, and for the pride of this day.',
          'Bless the service that lies ahead, and keep the one who serves safe and honorable.',
          'Give joy to everyone who came to see it or waited at home.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'travel',
    group: 'away',
    label: 'Travel and driving',
    what: 'travel and driving',
    lines: [
      'Keep travelers safe, on roads, in the air and in every kind of weather.',
      'Give drivers and pilots clear eyes and enough sleep, and the sense to slow down or wait.',
      'Calm fears and tempers on the way, and send helpful people when something goes wrong.',
      'Thank you for places to see and for people to come home to.',
    ],
    situations: [
      {
        id: 'trip-by-car-ahead',
        label: 'A car trip ahead',
        occasion: 'travel',
        lines: [
          'Keep everyone on this drive safe, awake and patient, from the first mile to the last.',
          'Let the car run well, the roads be clear and other drivers be careful.',
          'Bring everyone safely to the place they are going, in good spirits.',
        ],
      },
      {
        id: 'driving-in-snow',
        label: 'Driving in snow or ice',
        lines: [
          'Protect everyone out on these winter roads, and keep each car on the road.',
          'Give slow, steady driving, good sense about stopping, and help for anyone stuck.',
          'Keep those who wait for rescue warm, and bring everyone home.',
        ],
      },
      {
        id: 'teen-new-driver',
        label: 'A new driver',
        lines: [
          'Keep the new driver careful and calm, and keep everyone on the road safe.',
          'Give good judgment about speed, phones and passengers.',
          'Give peace to those who wait at home, and confidence that grows with practice.',
        ],
      },
      {
        id: 'trip-by-plane-ahead',
        label: 'A flight ahead',
        occasion: 'travel',
        lines: [
          'Keep this flight safe from takeoff to landing, and those who travel on it well.',
          'Give clear minds to the crew, kind people nearby, and easy connections.',
          'Bring each traveler safely to the end of the journey.',
        ],
      },
      {
        id: 'fear-of-flying',
        label: 'Fear of flying',
        lines: [
          'Calm this fear of flying, and let each breath come easier.',
          'Keep the plane and everyone aboard it safe, and let the time pass quickly.',
          'Send a kind seatmate or crew member, and let there be courage enough for this one trip.',
        ],
      },
      {
        id: 'stranded-delayed',
        label: 'Stranded or delayed',
        lines: [
          'Let those who are stranded or delayed get on their way soon, safely.',
          'Send helpful people at the counter, food, a place to rest, and patience.',
          'Let what was lost be found, and let what is waited for at the other end not be missed.',
        ],
      },
      {
        id: 'arrived-safe',
        label: 'Thanks for a safe arrival',
        lines: [
          'Thank you for a safe arrival, after all the miles and all the worry.',
          'Thank you for those who drove, flew, guided and helped along the way.',
          'Give rest now, and gladness in being together.',
        ],
        glad: true,
      },
      {
        id: 'vacation',
        label: 'A vacation',
        occasion: 'travel',
        lines: [
          'Bless this time away with rest, safety and gladness.',
          'Keep everyone well on the road, on the water and wherever they sleep.',
          'Give patience with one another, and bring everyone home refreshed.',
        ],
      },
      {
        id: 'safe-trip-vacation-thanks',
        label: 'Thanks for a good trip',
        occasion: 'thanks',
        lines: [
          'Thank you for safe travel and for the good days on the way.',
          'Let the rest and the memories last, and bring others safely to where they are going.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'mission-work',
    group: 'away',
    label: 'A mission trip or missionaries',
    what: 'this mission work',
    lines: [
      'Keep safe and healthy those who serve far from home, and their families with them.',
      'Give humility, good partners and useful work, and respect for the people they meet.',
      'Let the help do lasting good, and let what is learned be shared at home.',
    ],
    situations: [
      {
        id: 'mission-trip-ahead',
        label: 'A mission trip ahead',
        occasion: 'travel',
        lines: [
          'Bless this mission trip, its preparation and everyone who goes.',
          'Keep the team safe and healthy, humble and ready to learn as well as to serve.',
          'Let real good be done for the people there, and bring everyone home.',
        ],
      },
      {
        id: 'mission-trip-home',
        label: 'Thanks after a mission trip',
        lines: [
          'Thank you for the people met, the work done and the safe return.',
          'Let what was seen and learned there not fade, but lead to lasting kindness.',
          'Bless those who live there, and what was begun among them.',
        ],
        glad: true,
      },
      {
        id: 'missionaries-away',
        label: 'Someone serving as a missionary',
        lines: [
          'Protect those who serve in mission far from home, and keep them healthy and together.',
          'Give them wisdom, respect for the people they live among, and joy in the work.',
          'Ease the homesickness, and the worry of those who love them.',
        ],
      },
      {
        id: 'missionaries',
        label: 'Missionaries of the church',
        lines: [
          'Keep those who serve far from home safe in body and mind, and their families with them.',
          'Give them local friends, what they need to live and work, humility, and rest when they are worn out.',
        ],
      },
    ],
  },
];
