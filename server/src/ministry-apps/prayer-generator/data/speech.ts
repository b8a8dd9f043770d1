import type { Tradition } from '@lampstand/sdk/app';

/** How God is addressed. */
export const addresses = {
  God: [
    'God of mercy',
    'Gracious God',
    'Faithful God',
    'Living God',
    'God of all comfort',
    'Merciful God',
    'God our maker',
    'O God',
  ],
  Father: ['Father', 'Heavenly Father', 'Father of mercies', 'Gracious Father', 'Father in heaven', 'Abba, Father'],
  Lord: ['Lord', 'Lord God', 'Gracious Lord', 'Lord of mercy', 'Lord our God', 'Good Lord'],
  Jesus: ['Lord Jesus', 'Jesus', 'Lord Jesus Christ', 'Jesus, friend of the weary', 'Jesus, our brother'],
  Spirit: ['Holy Spirit', 'Spirit of God', 'Spirit of comfort', 'Holy Spirit, breath of life'],
  Trinity: [
    'Father, Son and Holy Spirit',
    'Holy Trinity, one God',
    'God, Father, Son and Spirit',
    'Father, Son and Spirit, one God',
  ],
} as const satisfies Record<string, readonly string[]>;
export type Address = keyof typeof addresses;

/** How God is addressed in a tradition, when the form says "God". */
export const addressesByTradition: { readonly [tradition in Tradition]?: readonly string[] } = {
  anglican: ['Almighty God', 'Merciful God', 'Gracious God', 'Eternal God'],
  baptist: ['Faithful God', 'Lord God', 'Our God', 'Gracious God'],
  catholic: ['God of mercy', 'Almighty God', 'Loving God', 'Lord God'],
  lutheran: ['Almighty God', 'God of all grace', 'Faithful God', 'Merciful God'],
  methodist: ['Gracious God', 'God of love', 'Loving God', 'God of all grace'],
  'non-denominational': ['God', 'Lord God', 'Faithful God', 'Our God'],
  orthodox: ['O God', 'O Lord our God', 'God, lover of mankind', 'Merciful God'],
  pentecostal: ['Mighty God', 'Living God', 'Lord God', 'Faithful God'],
  presbyterian: ['Sovereign God', 'Gracious God', 'Almighty God', 'Faithful God'],
};

/** For a collect, which is more formal. */
export const collectAddresses: { readonly [address in Address]: readonly string[] } = {
  God: ['Almighty God', 'Merciful God', 'Eternal God', 'Gracious God', 'O God'],
  Father: ['Heavenly Father', 'Father of mercies', 'Almighty Father'],
  Lord: ['Lord God', 'O Lord our God', 'Gracious Lord'],
  Jesus: ['Lord Jesus Christ', 'Lord Jesus'],
  Spirit: ['Holy Spirit', 'Spirit of God'],
  Trinity: ['Holy Trinity, one God', 'Father, Son and Holy Spirit'],
};

export const endings = {
  'through-christ': 'Through Jesus Christ our Lord. Amen.',
  'in-jesus-name': 'In Jesus’ name. Amen.',
  trinity: 'In the name of the Father, and of the Son, and of the Holy Spirit. Amen.',
  amen: 'Amen.',
} as const;
export type Ending = keyof typeof endings;

/** When the form leaves the ending open, in a prayer to Christ, the Spirit or the Trinity. */
export const fittingEndings = {
  Jesus: 'In your own name, Lord Jesus. Amen.',
  Spirit: 'Holy Spirit, one God with the Father and the Son, now and always. Amen.',
  Trinity: 'To you, one God, be glory now and always. Amen.',
} as const;

/** When the form leaves the ending open, in every other prayer. */
export const endingByTradition: { readonly [tradition in Tradition]: string } = {
  anglican: endings['through-christ'],
  baptist: endings['in-jesus-name'],
  catholic: endings['through-christ'],
  general: endings['in-jesus-name'],
  lutheran: endings['through-christ'],
  methodist: endings['through-christ'],
  'non-denominational': endings['in-jesus-name'],
  orthodox: 'For to you belongs glory, Father, Son and Holy Spirit, now and always, and to the ages of ages. Amen.',
  other: endings['in-jesus-name'],
  pentecostal: endings['in-jesus-name'],
  presbyterian: endings['through-christ'],
};

/** The last clause of a collect. */
export const doxologies = {
  short: 'through Jesus Christ our Lord',
  full: 'through Jesus Christ our Lord, who lives and reigns with you and the Holy Spirit, one God, now and for ever',
  forJesus: 'for your own name’s sake',
  forSpirit: 'for your mercy’s sake',
  forTrinity: 'for your love’s sake',
  Jesus: 'for you live and reign with the Father and the Holy Spirit, one God, now and for ever',
  Spirit: 'for with the Father and the Son you are worshiped and glorified, now and for ever',
  Trinity: 'for yours is the glory, now and for ever',
} as const;

/** The people's responses. */
export const responses = {
  plain: ['Lord, hear our prayer.', 'Hear us, good Lord.', 'Stay with us, Lord.', 'In your mercy, hear us.'],
  lament: ['How long, O Lord?', 'Lord, do not hide your face.', 'Out of the depths we cry to you.'],
  thanks: ['Thanks be to God.', 'We give you thanks, O God.', 'Your mercy endures for ever.'],
  penitent: ['Lord, have mercy.', 'Have mercy on us, O God.', 'Forgive us, and make us new.'],
} as const;

/** The people's responses in a tradition. */
export const responsesByTradition: { readonly [tradition in Tradition]?: readonly string[] } = {
  anglican: ['Lord, in your mercy, hear our prayer.', 'Lord, hear us.', 'Hear us, good Lord.'],
  catholic: ['Lord, hear our prayer.', 'Lord, graciously hear us.'],
  lutheran: ['Hear us, O God.', 'Lord, in your mercy, hear our prayer.'],
  orthodox: ['Lord, have mercy.', 'Grant this, O Lord.'],
  pentecostal: ['Yes, Lord.', 'Hear us, Lord.', 'Come, Holy Spirit.'],
};

/** Sentences about the saints, only for churches whose tradition has them. */
export const saints = {
  catholic: [
    'With Mary, the mother of the Lord, and with all your saints, {I} wait in hope.',
    'Let the prayers of all the saints be joined to this one.',
  ],
  orthodox: [
    'With the Mother of God and all the saints, {I} commend this life to you.',
    'Remembering all your saints, {I} entrust {myself} and all of us to you.',
  ],
} as const;
