import type { Concern } from '../concern.ts';

export const churchConcerns: readonly Concern[] = [
  {
    id: 'young-people-and-camp',
    group: 'church',
    label: 'Camp, youth group or Sunday school',
    what: 'these kids and their leaders',
    lines: [
      'Keep these children and young people safe, and let every leader be worthy of trust.',
      'Give friends, laughter, good questions, and comfort when homesickness comes.',
      'Let faith grow without pressure, and let quiet and shy ones be noticed too.',
    ],
    situations: [
      {
        id: 'youth-group',
        label: 'A youth group',
        lines: [
          'Bless the young people of this church and those who lead them. Keep them safe, and let them be listened to.',
          'Give good friendships, honest questions, real fun, and adults who can be trusted.',
        ],
      },
      {
        id: 'youth-group-trip',
        label: 'A youth group trip',
        occasion: 'travel',
        lines: [
          'Keep these young people and their leaders safe on the way and while they are away.',
          'Give patience and good humor to the chaperones, and watchful drivers.',
          'Let friendships grow, let no one be left out, and let it be remembered gladly.',
        ],
      },
      {
        id: 'church-camp-retreat',
        label: 'Church camp or a retreat',
        lines: [
          'Bless this camp or retreat, and everyone taking part. Keep each one safe in water, in woods and on the road.',
          'Give friendship, comfort for the homesick, rested leaders, and something good that stays afterward.',
        ],
      },
      {
        id: 'summer-camp',
        label: 'Summer camp',
        lines: [
          'Keep every child at camp safe, in the water, on the trails and at night.',
          'Ease homesickness, and let good friends and kind counselors be near.',
          'Let it be a glad week, with good stories to bring home.',
        ],
      },
      {
        id: 'sunday-school-vbs',
        label: 'Sunday school or VBS',
        lines: [
          'Bless the children who learn here and the ones who teach them. Give patience, joy and good ideas.',
          'Send enough helpers, keep every child safe, and let each child feel loved and welcome here.',
        ],
      },
    ],
  },
  {
    id: 'congregation',
    group: 'church',
    label: 'Church life, money or conflict',
    what: 'this church',
    lines: [
      'Thank you for everyone who gives time, money and strength to this congregation.',
      'Give honesty and respect in meetings, in letters and in talk after church, and let those who are hurt be heard.',
      'Give wisdom about numbers, buildings and plans, courage to decide, and comfort for what is lost.',
      'Let tired helpers rest, and let new ones come forward who are glad to serve.',
    ],
    situations: [
      {
        id: 'church-conflict',
        label: 'A quarrel in the church',
        occasion: 'church-life',
        lines: [
          'There is quarreling in the congregation. Calm the tempers, and give honest talk with respect on every side.',
          'Let what is really at stake be named, and let no one be driven away or treated with contempt.',
        ],
      },
      {
        id: 'church-split',
        label: 'A church split',
        lines: [
          'A congregation is breaking apart. Comfort everyone who is losing friends and a familiar place.',
          'Let truth and kindness hold on both sides, and show the way forward for those who stay and those who go.',
        ],
      },
      {
        id: 'church-budget-short',
        label: 'A church short of money',
        occasion: 'church-life',
        lines: [
          'Money is short in this congregation. Provide what is needed, and give honesty about the numbers.',
          'Give wise and fair decisions, generous hearts without pressure, and trust that is not careless.',
        ],
      },
      {
        id: 'church-shrinking-closing',
        label: 'A church shrinking or closing',
        lines: [
          'A congregation has grown small or is coming to its end. Thank you for all that was given and received there.',
          'Comfort those who grieve for it, and show what is to be kept, what to let go, and where to belong.',
        ],
      },
      {
        id: 'church-growth-good-news',
        label: 'Thanks for good church news',
        occasion: 'thanks',
        lines: [
          'Thank you for this good news in the congregation, and for everyone who worked and prayed for it.',
          'Keep these people humble and glad, and let the welcome stay as wide as the joy.',
        ],
        glad: true,
      },
      {
        id: 'church-building-project',
        label: 'A church building project',
        lines: [
          'Bless this work on the church building. Provide the money, honest contractors, and good decisions.',
          'Keep the workers safe, keep the people united, and let the building serve all who come.',
        ],
      },
      {
        id: 'church-volunteers-tired',
        label: 'Tired church volunteers',
        occasion: 'church-life',
        lines: [
          'A few people carry most of the work. Thank you for them, and give them rest without guilt.',
          'Send others who see what is needed and help, and show what may simply be left undone.',
        ],
      },
      {
        id: 'church-council-election',
        label: 'A church council or election',
        lines: [
          'Bless those who are chosen to lead in the church, and the meetings in which they decide.',
          'Give people willing to serve, honesty, patience with each other, and decisions that do good.',
        ],
      },
    ],
  },
  {
    id: 'pastor',
    group: 'church',
    label: 'A pastor or priest',
    what: 'this church and its pastor',
    lines: [
      'Bless pastors and their families, those who come, those who go and those who stay.',
      'Give them health, rest, friends and good words, and freedom to be human.',
      'Give the congregation fairness, thankfulness and wisdom in every change of leadership.',
    ],
    situations: [
      {
        id: 'pastor-sick',
        label: 'A pastor who is sick',
        lines: [
          'Give healing and relief where there is illness in the pastor’s house, and freedom from worry about the work.',
          'Let others step in gladly for services and visits, and let the congregation care well and give quiet.',
        ],
      },
      {
        id: 'pastor-tired',
        label: 'A pastor who is worn out',
        occasion: 'pastor-leader',
        lines: [
          'The one who cares for so many is worn out. Give real rest, and people who take work away.',
          'Give a trusted person to talk to, and a congregation that lets a pastor be a human being with limits.',
        ],
      },
      {
        id: 'pastor-leaving',
        label: 'A pastor who is leaving',
        lines: [
          'A time of service in this church is ending. Thank you for every good word, visit and year in it.',
          'Give a good farewell, comfort to those who are sad, and guidance for the one who goes and those who stay.',
        ],
      },
      {
        id: 'pastor-search',
        label: 'Looking for a pastor',
        lines: [
          'A pastor is needed and not yet found. Lead the right person and this congregation to each other.',
          'Give the committee patience and honest judgment, and keep the people together while they wait.',
        ],
      },
      {
        id: 'pastor-new',
        label: 'A new pastor',
        occasion: 'pastor-leader',
        lines: [
          'A new pastor or leader is beginning here. Give wisdom, joy in the work, and patience with all the new names.',
          'Let the welcome be generous, and let the past neither be despised nor be used against the new.',
        ],
      },
    ],
  },
  {
    id: 'worship-and-holy-days',
    group: 'church',
    label: 'Worship, music or a church holiday',
    what: 'this time of worship',
    lines: [
      'Bless this worship, all who come, and all who speak, sing, play or prepare.',
      'Give clear words, calm nerves, and joy in the music and in what is celebrated.',
      'Let those who are tired, grieving or new find comfort and a welcome.',
    ],
    situations: [
      {
        id: 'sunday-worship',
        label: 'A worship service',
        lines: [
          'Bless this worship, everyone who comes, and everyone who prepares it.',
          'Let the tired find rest, newcomers find a welcome, and all find something to carry into the week.',
        ],
      },
      {
        id: 'preaching-leading-worship',
        label: 'Preaching or leading worship',
        lines: [
          'A service is to be led, and nerves come with it. Give clear words, a steady voice and a calm heart.',
          'Let what is said and read do good to someone who needs it, mistakes and all.',
        ],
      },
      {
        id: 'choir-and-musicians',
        label: 'A choir or church musicians',
        lines: [
          'Bless those who make music in church: voices, hands and nerves, and those who lead them.',
          'Give enough people, joy at rehearsal, and music that helps others to pray.',
        ],
      },
      {
        id: 'christmas-pageant',
        label: 'A Christmas pageant',
        lines: [
          'Bless this play and everyone in it, the small ones and the nervous ones most of all.',
          'Let mistakes be met with laughter, keep everyone well, and let the story be heard afresh.',
        ],
      },
      {
        id: 'holiday-joy-christmas-easter',
        label: 'Christmas, Easter or New Year',
        lines: [
          'Thank you for this holy day or season, and for the joy that belongs to it.',
          'Let its good news reach those who are alone, sick or sad, and let it last beyond the day.',
        ],
        glad: true,
      },
    ],
  },
  {
    id: 'church-groups',
    group: 'church',
    label: 'Church dinners and quilters',
    what: 'the work of church volunteers',
    lines: [
      'Bless the hands that sew, knit, cook, serve, sell and clean.',
      'Let what is made or sold bring warmth and help where it is needed.',
      'Give good company, enough helpers of every age, and rest when the work is done.',
    ],
    situations: [
      {
        id: 'quilting-prayer-shawl-group',
        label: 'Quilts and prayer shawls',
        lines: [
          'Bless the quilts, shawls and blankets, and the hands that made them.',
          'Let the people who receive them be warm and know that someone cared, and bless the friendship among those who sew.',
        ],
      },
      {
        id: 'church-dinner-bazaar',
        label: 'A church dinner or bazaar',
        lines: [
          'Bless this church event, the cooks, the helpers and all who come. Give enough hands and enough people.',
          'Let it be a friendly time, let strangers feel at home, and let what is raised do good.',
        ],
      },
    ],
  },
  {
    id: 'grace-at-meals',
    group: 'church',
    label: 'A grace before eating',
    what: 'this meal',
    lines: [
      'Thank you for this food, and for all who grew it, brought it and cooked it.',
      'Bless everyone at this table, and those who are missing from it.',
      'Give food to those who are hungry, and readiness to share it.',
    ],
    situations: [
      {
        id: 'grace-at-meal',
        label: 'Grace at a meal',
        occasion: 'meal',
        lines: [
          'Thank you for this food and for everyone who grew it, brought it and cooked it.',
          'Bless the people at this table and their talk, and remember all who are hungry today.',
        ],
        glad: true,
      },
      {
        id: 'grace-holiday-table',
        label: 'Grace at a holiday table',
        occasion: 'meal',
        lines: [
          'Thank you for this feast day, for the food, and for each one who has come.',
          'Bless this table with kind talk, and be close to anyone who is missing today or eats alone.',
        ],
        glad: true,
      },
    ],
  },
];
