import type { Concern } from '../concern.ts';

export const publicConcerns: readonly Concern[] = [
  {
    id: 'shootings-and-violence',
    group: 'public',
    label: 'Shootings and threats of violence',
    what: 'shootings and violence',
    lines: [
      'Protect everyone in homes, streets and schools where there is shooting or a threat of it.',
      'Stop anyone who plans harm, and let warnings be heard, believed and acted on.',
      'Heal those who are wounded, comfort those who grieve, and calm everyone who is afraid.',
      'Give leaders, police, neighbors and families the will to end this violence.',
    ],
    situations: [
      {
        id: 'gunshot-or-stabbing-wound',
        label: 'Someone was shot or stabbed',
        lines: [
          'Save this life. Stop the bleeding, and let every wound be found and mended.',
          'Keep safe everyone who is near, and let anger not lead to more harm.',
        ],
      },
      {
        id: 'mass-shooting-violence',
        label: 'A mass shooting',
        lines: [
          'Heal anyone who was wounded by gunfire, and comfort all who grieve, are in shock or saw it happen.',
          'Stop those who plan such things, keep streets and gathering places safe, and give peace to those who are afraid.',
        ],
      },
      {
        id: 'unsafe-neighborhood',
        label: 'A dangerous neighborhood',
        lines: [
          'Protect everyone who lives where there is shooting and fear. Stop the violence.',
          'Let children play and sleep in safety, and let those who do harm turn from it.',
          'Give neighbors courage to look out for one another, and a way to a safer place where it is needed.',
        ],
      },
      {
        id: 'school-shooting-far',
        label: 'A school shooting in the news',
        lines: [
          'Comfort the families whose children were shot, and heal the wounded and all who had to see it.',
          'Protect every school, calm frightened children and adults, and give the will to end this violence.',
        ],
      },
      {
        id: 'school-threat',
        label: 'A threat or lockdown at school',
        lines: [
          'Keep every student and every adult in the schools safe, and stop anyone who plans harm.',
          'Let warnings be heard and acted on in time.',
          'Calm the fear that stays afterward, in those who learn, teach and wait at home.',
        ],
      },
    ],
  },
  {
    id: 'racism-and-hate',
    group: 'public',
    label: 'Racism or hate',
    what: 'racism and hate',
    lines: [
      'Protect everyone who is insulted, threatened or attacked for skin, origin, faith or way of life.',
      'Let contempt be named and stopped, by those in charge and by those who stand nearby.',
      'Change minds that look down on others, and let wrong that was done be admitted and put right.',
      'Heal the wounded, comfort the frightened, and let neighbors come and stand with them.',
    ],
    situations: [
      {
        id: 'racism-at-work',
        label: 'Racism at work',
        lines: [
          'This contempt is wrong. Let it be named, stopped and answered for by those in charge.',
          'Guard the dignity of the one it was aimed at, and let none of it sink in.',
          'Give allies who speak up without being asked, and work where respect is ordinary.',
        ],
      },
      {
        id: 'police-racial-injustice',
        label: 'Racism and police violence',
        lines: [
          'Racism and injustice do real harm. Comfort and protect those who suffer it, and let the truth be told and heard.',
          'Change laws, habits and hearts that treat people as less, and keep everyone safe who speaks up peacefully.',
        ],
      },
      {
        id: 'hate-crime-antisemitism',
        label: 'A hate crime',
        lines: [
          'People are attacked because of who they are. Heal the injured, and keep the frightened safe.',
          'Stop those who hate, and let neighbors stand up openly for those who are targeted.',
        ],
      },
      {
        id: 'church-vandalized-threat',
        label: 'A church or synagogue attacked',
        lines: [
          'A house of worship was damaged or threatened. Keep everyone who gathers there safe, and calm the fear.',
          'Find and stop those who do this, turn them from hatred, and let neighbors stand together.',
        ],
      },
      {
        id: 'own-prejudice',
        label: 'Forgive my prejudice',
        occasion: 'unfaithful-guilt',
        lines: [
          'Someone was judged unfairly and treated as less. Forgive that contempt, and take it away completely.',
          'Heal the one who was insulted, and give the humility to listen, apologize and change.',
        ],
      },
    ],
  },
  {
    id: 'first-responders-and-helpers',
    group: 'public',
    label: 'First responders and other helpers',
    what: 'first responders and other helpers',
    lines: [
      'Thank you for all who go to work to help, protect, teach or care for others.',
      'Bring them home safe after every shift, and give them sleep without terrible pictures.',
      'Keep them just, gentle and honest, even when they are tired or under pressure.',
    ],
    situations: [
      {
        id: 'first-responders-shift',
        label: 'Police, fire or EMT on duty',
        lines: [
          'Protect those who go out to help when others are in danger, and bring them home safe.',
          'Give good judgment, steady nerves and fairness toward every person they meet.',
          'Be close to those at home who wait for the shift to end.',
        ],
      },
      {
        id: 'first-responders-thanks',
        label: 'Thanks for first responders',
        lines: [
          'Thank you for those who come when others call for help. Keep them safe, and bring them home after every shift.',
          'Heal what they have seen and cannot forget, give them fairness and patience, and give rest to those waiting at home.',
        ],
      },
      {
        id: 'corrections-police-justice-work',
        label: 'Work in prisons, police or courts',
        lines: [
          'Give fairness, courage and a soft heart to those who work with crime and its wounds.',
          'Keep them safe, and let them not be worn down by what they see.',
          'Give good judgment in hard decisions, and real rest when work is over.',
        ],
      },
      {
        id: 'caring-professions-public',
        label: 'Teachers, nurses and other helpers',
        lines: [
          'Bless those whose work keeps others fed, taught, healed, warm and safe. Protect them on the job.',
          'Give them fair pay, respect, rest, and strength for what is heavy today.',
        ],
      },
    ],
  },
  {
    id: 'meetings',
    group: 'public',
    label: 'A prayer for a meeting',
    what: 'this meeting',
    lines: [
      'Bless those who meet here, and let each be heard with respect.',
      'Give clear thinking, honest words, and decisions that do good for others.',
      'Let the work of this meeting help people, and let everyone get home safely.',
    ],
    situations: [
      {
        id: 'opening-prayer-meeting',
        label: 'Opening a meeting',
        occasion: 'public-opening',
        lines: [
          'Bless this meeting as it begins. Give clear thinking, fair words and attention to each other.',
          'Let what is decided here do good, and let everyone leave with respect for each other.',
        ],
      },
      {
        id: 'closing-prayer-meeting',
        label: 'Closing a meeting',
        lines: [
          'Thank you for the time together and for all that was said and heard. Let good come of it.',
          'Forgive any sharp word, and bring everyone home safely and in peace.',
        ],
      },
    ],
  },
  {
    id: 'war-and-peace',
    group: 'public',
    label: 'War and peace',
    what: 'war and peace',
    lines: [
      'Stop the killing, and let every step toward peace hold and be followed by more.',
      'Protect children, the sick, prisoners, and all who cannot get away.',
      'Comfort those who mourn, bring home those who are held or far away, and give leaders the will for peace.',
    ],
    situations: [
      {
        id: 'war-far-away',
        label: 'A war in the news',
        lines: [
          'Stop the killing in this war. Protect children, the sick, and all who cannot get away.',
          'Move those in power to end it, open the way for food and medicine, and bring captives and refugees to safety.',
        ],
      },
      {
        id: 'ceasefire-peace-news',
        label: 'A ceasefire or peace talks',
        lines: [
          'Thank you for every hour without fighting and every step toward peace. Let it hold and grow.',
          'Give the negotiators patience and honesty, and bring help quickly to everyone the war has harmed.',
        ],
      },
    ],
  },
  {
    id: 'elections-and-government',
    group: 'public',
    label: 'Elections and government',
    what: 'this country and its leaders',
    lines: [
      'Give those who govern, and those who want to, honesty, wisdom and care for people who have least.',
      'Let votes be counted fairly, and let nobody be threatened for an opinion.',
      'Help people who disagree to listen, to tell the truth, and to remain good neighbors.',
    ],
    situations: [
      {
        id: 'election-ahead',
        label: 'An election ahead',
        occasion: 'nation-leaders',
        lines: [
          'An election is ahead. Let it be honest, peaceful and fair, and let every vote be counted.',
          'Give good judgment to those who vote, safety to those who work at the polls, and respect among neighbors.',
        ],
      },
      {
        id: 'election-over',
        label: 'After an election',
        occasion: 'nation-leaders',
        lines: [
          'The votes are counted, and people are relieved, afraid or angry. Give peace among neighbors and within families.',
          'Give those elected honesty and care for everyone, those who did not vote for them too.',
        ],
      },
      {
        id: 'country-divided',
        label: 'A divided country',
        occasion: 'nation-leaders',
        lines: [
          'This country is divided and full of anger. Give honesty, fairness, and interest in each other again.',
          'Stop those who profit from hatred, and begin the healing in homes and neighborhoods.',
        ],
      },
      {
        id: 'leaders-government',
        label: 'Leaders and government',
        occasion: 'nation-leaders',
        lines: [
          'Give those who govern wisdom, honesty, and care for the people who have least.',
          'Keep them from greed, lies and cruelty, and let the laws they make be just.',
        ],
      },
      {
        id: 'new-official-elected-self',
        label: 'Holding or seeking public office',
        lines: [
          'A public office brings duty and pressure. Give wisdom, honesty and courage to serve everyone fairly.',
          'Protect the one who serves and everyone at home, and keep power from changing what is good.',
        ],
      },
    ],
  },
  {
    id: 'public-tragedy',
    group: 'public',
    label: 'A tragedy in the news',
    what: 'this tragedy',
    lines: [
      'Comfort those who have lost someone, and everyone who is shaken by this tragedy.',
      'Let survivors be found and the injured be treated, and give strength to those who help.',
      'Let the truth be found out, and let neighbors stay close for a long time.',
    ],
    situations: [
      {
        id: 'accident-in-news',
        label: 'A terrible accident in the news',
        lines: [
          'Be with everyone struck by this accident. Let survivors be found and the injured be healed.',
          'Comfort those whose people died, strengthen the rescuers, and let the cause be found so that it does not happen again.',
        ],
      },
      {
        id: 'tragedy-in-our-town',
        label: 'A tragedy in our town',
        lines: [
          'Something terrible has happened in this town. Comfort those who lost someone, and everyone who is in shock.',
          'Strengthen those who helped and those who must go on helping, and let neighbors care well for each other.',
        ],
      },
    ],
  },
];
