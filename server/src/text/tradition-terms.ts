import type { Tradition } from '@lampstand/sdk/app';

/** The words a tradition uses for what every church has. Lower case unless the word is written with a capital. */
export interface TraditionTerms {
  /** The church that a page belongs to, with its article: "a Baptist church". */
  church: string;
  /** One who leads the congregation, and several. */
  leader: string;
  leaders: string;
  /** In front of a leader's name: "Pastor Ann", "Father John". */
  leaderTitle: string;
  /** The people and the place: "your parish", "your church". */
  home: string;
  /** The people who gather: "the congregation". */
  congregation: string;
  /** The main gathering on Sunday. */
  service: string;
  /** What is preached in it. */
  sermon: string;
  /** The table, in running text. */
  communion: string;
  /** What baptism and communion are called together. */
  sacraments: string;
  /** What is given in the service. */
  offering: string;
  /** A few people who meet during the week. */
  smallGroup: string;
  /** Teaching for children on Sunday. */
  sundaySchool: string;
}

const common = {
  leader: 'pastor',
  leaders: 'pastors',
  leaderTitle: 'Pastor',
  home: 'church',
  congregation: 'congregation',
  service: 'worship service',
  sermon: 'sermon',
  communion: 'communion',
  sacraments: 'sacraments',
  offering: 'offering',
  smallGroup: 'small group',
  sundaySchool: 'Sunday school',
};

// "Father" is the usual address of Catholic and Orthodox priests; Anglican practice differs, so there the title stays open.
const terms: { readonly [tradition in Tradition]: TraditionTerms } = {
  general: { ...common, church: 'a church' },
  other: { ...common, church: 'a church' },
  'non-denominational': { ...common, church: 'a non-denominational church', sacraments: 'ordinances' },
  anglican: {
    ...common,
    church: 'an Anglican church',
    leader: 'priest',
    leaders: 'priests',
    leaderTitle: 'The Reverend',
    service: 'service',
    communion: 'Holy Communion',
  },
  baptist: { ...common, church: 'a Baptist church', communion: 'the Lord’s Supper', sacraments: 'ordinances' },
  catholic: {
    ...common,
    church: 'a Catholic parish',
    leader: 'priest',
    leaders: 'priests',
    leaderTitle: 'Father',
    home: 'parish',
    congregation: 'assembly',
    service: 'Mass',
    sermon: 'homily',
    communion: 'the Eucharist',
    offering: 'collection',
    sundaySchool: 'religious education',
  },
  lutheran: {
    ...common,
    church: 'a Lutheran church',
    home: 'congregation',
    communion: 'Holy Communion',
  },
  methodist: { ...common, church: 'a Methodist church', communion: 'Holy Communion' },
  orthodox: {
    ...common,
    church: 'an Orthodox parish',
    leader: 'priest',
    leaders: 'priests',
    leaderTitle: 'Father',
    home: 'parish',
    service: 'Divine Liturgy',
    sermon: 'homily',
    communion: 'Holy Communion',
    sacraments: 'holy mysteries',
    sundaySchool: 'church school',
  },
  pentecostal: { ...common, church: 'a Pentecostal church', sacraments: 'ordinances' },
  presbyterian: {
    ...common,
    church: 'a Presbyterian church',
    leader: 'minister',
    leaders: 'ministers',
    leaderTitle: 'Reverend',
    home: 'congregation',
    communion: 'the Lord’s Supper',
  },
};

/** Returns the terms of a tradition, in English; the widely shared ones for churches that named none. */
export function termsOf(tradition: Tradition): TraditionTerms {
  return terms[tradition];
}

/** Whether a church has named a tradition with terms of its own; otherwise "your pastor" would be a guess. */
export function isNamedTradition(tradition: Tradition): boolean {
  return tradition !== 'general' && tradition !== 'other';
}
