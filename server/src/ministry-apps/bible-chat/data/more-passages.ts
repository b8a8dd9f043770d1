type Passages = readonly (readonly [reference: string, context: string])[];

/** Further passages by topic, for "another one", "a psalm" and "a proverb". */
const passages: Readonly<Record<string, Passages>> = {
  anxiety: [
    ['Psalm 55:22', 'A singer whose friend has turned on him.'],
    ['Psalm 46:1-3', 'A song for a world that shakes.'],
    ['Psalm 34:4-6', 'A song given to David, on being heard.'],
    ['Proverbs 12:25', 'A proverb on what weighs a heart down.'],
    ['Isaiah 26:3-4', 'A song in Isaiah, on a mind at rest.'],
  ],
  fear: [
    ['Psalm 27:1', 'A song of trust, given to David.'],
    ['Psalm 46:1-3', 'A song for a world that shakes.'],
    ['Psalm 118:6', 'A song of thanks after danger.'],
    ['Isaiah 43:1-2', 'God to exiles, on water and fire.'],
    ['Proverbs 3:24-26', 'A father to his son, on sleep and sudden fear.'],
  ],
  pride: [
    ['Proverbs 11:2', 'A proverb on pride and wisdom.'],
    ['Proverbs 29:23', 'A proverb on being brought low.'],
    ['Psalm 131', 'A short song of a quiet heart.'],
    ['James 4:6', 'James to quarreling churches.'],
  ],
  grief: [
    ['Psalm 23:4', 'A song of trust, given to David.'],
    ['Psalm 147:3', 'A song on the God who mends.'],
    ['Matthew 5:4', 'Jesus on those who mourn.'],
  ],
  hope: [
    ['Psalm 130:5-6', 'A singer waiting in the night.'],
    ['Psalm 42:11', 'A singer talks to his own soul.'],
    ['Proverbs 23:18', 'A proverb on what is to come.'],
  ],
  work: [
    ['Proverbs 16:3', 'A proverb on handing over what one does.'],
    ['Proverbs 15:22', 'A proverb on asking advice before a decision.'],
    ['Psalm 90:17', 'A prayer at the end of a psalm on short lives.'],
  ],
  guidance: [
    ['Proverbs 15:22', 'A proverb on asking advice.'],
    ['Proverbs 16:9', 'A proverb on plans and steps.'],
    ['Psalm 25:4-5', 'A prayer to be shown the way.'],
  ],
  money: [
    ['Proverbs 30:8-9', 'A prayer to be neither rich nor poor.'],
    ['Psalm 62:10', 'A song on where not to set the heart.'],
  ],
  peace: [
    ['Psalm 4:8', 'An evening song.'],
    ['Psalm 131', 'A short song of a quiet heart.'],
    ['Proverbs 14:30', 'A proverb on heart and body.'],
  ],
  anger: [
    ['Proverbs 15:1', 'A proverb on soft answers.'],
    ['Proverbs 19:11', 'A proverb on overlooking an offense.'],
    ['Psalm 4:4', 'A song on anger at night.'],
  ],
  loneliness: [
    ['Psalm 139:7-10', 'A song on never being out of reach.'],
    ['Psalm 25:16-17', 'A prayer of someone alone.'],
    ['Psalm 68:5-6', 'A song on the God of the lonely.'],
  ],
  depression: [
    ['Psalm 40:1-3', 'A song after the pit.'],
    ['Psalm 42:11', 'A singer talks to his own soul.'],
    ['Psalm 143:7-8', 'A prayer when the spirit fails.'],
  ],
  illness: [
    ['Psalm 41:3', 'A song on a sickbed.'],
    ['Psalm 6:2-4', 'A prayer in sickness.'],
    ['Proverbs 17:22', 'A proverb on a cheerful heart.'],
  ],
  sleep: [
    ['Psalm 3:5', 'A morning song of someone pursued.'],
    ['Psalm 121:3-4', 'A song for travelers.'],
    ['Proverbs 3:24', 'A father to his son.'],
  ],
  gratitude: [
    ['Psalm 100', 'A song of thanks.'],
    ['Psalm 103:1-5', 'A song that counts up gifts.'],
    ['Psalm 118:24', 'A song for a feast day.'],
  ],
  'forgiveness-from-god': [
    ['Psalm 51:1-2', 'David’s prayer after his worst deed, says the heading.'],
    ['Psalm 103:10-12', 'A song on how far God removes a wrong.'],
    ['Proverbs 28:13', 'A proverb on hiding and telling.'],
  ],
  'forgiving-others': [
    ['Proverbs 19:11', 'A proverb on overlooking an offense.'],
    ['Ephesians 4:31-32', 'A letter to churches, on bitterness and kindness.'],
    ['Psalm 130:3-4', 'A song from the depths, on what God forgives.'],
  ],
  friendship: [
    ['Proverbs 27:17', 'A proverb on iron and iron.'],
    ['Proverbs 18:24', 'A proverb on friends closer than family.'],
    ['Psalm 133:1', 'A song on living together.'],
  ],
  marriage: [
    ['Proverbs 18:22', 'A proverb on finding a wife.'],
    ['Psalm 128:1-4', 'A song on a family at table.'],
  ],
  parenting: [
    ['Proverbs 22:6', 'A proverb on a child’s way.'],
    ['Psalm 127:3-5', 'A song on children as a gift.'],
  ],
  wisdom: [
    ['Proverbs 9:10', 'A proverb on where wisdom begins.'],
    ['Psalm 90:12', 'A prayer to count our days.'],
  ],
  speech: [
    ['Proverbs 16:28', 'A proverb on gossip.'],
    ['Psalm 141:3', 'A prayer for a guard at the mouth.'],
  ],
  alcohol: [
    ['Proverbs 23:29-35', 'A proverb that describes a drunkard’s night.'],
    ['Psalm 104:14-15', 'A song that counts wine among God’s gifts.'],
  ],
  courage: [
    ['Psalm 27:14', 'The end of a song of trust.'],
    ['Psalm 31:24', 'The end of a song in danger.'],
    ['Proverbs 28:1', 'A proverb on lions.'],
  ],
  'last-words-comfort': [
    ['Psalm 46:1', 'A song for a world that shakes.'],
    ['Psalm 121:1-2', 'A song for travelers.'],
    ['Isaiah 41:10', 'God to exiles who are afraid.'],
  ],
  suffering: [
    ['Psalm 13:1-2', 'A song of someone who waits too long.'],
    ['Psalm 34:18', 'A song on God near the broken.'],
    ['Romans 8:38-39', 'Paul on what cannot part us from God.'],
  ],
};

export const morePassages = (topic: string): Passages => passages[topic] ?? [];
