import type { GuideId } from '../guides/index.ts';

/** What older people say for the guides of data/guides/asked-more.ts. */
export const askedMore = {
  'update-refused': [
    'my iPad says no update is available',
    'it won’t let me update, it is too old',
    'the update is not offered on my old tablet',
    'my phone says it is up to date but the app needs a newer version',
    'this app is not compatible with my old iPad',
    'my computer can’t get Windows 11',
    'why don’t I get updates any more',
    'the update button is missing',
  ],
  'block-text': [
    'stop texts from this number',
    'a number keeps sending me political texts',
    'how do I block someone who texts me',
    'too many spam texts from one sender',
    'someone I don’t know keeps texting me',
    'stop the campaign messages',
    'block a text message',
  ],
  'zoom-start': [
    'start my own Zoom meeting',
    'host a Zoom for my prayer group',
    'I want to set up a Zoom call and invite people',
    'how do I make a Zoom link to send',
    'create a Zoom meeting',
    'be the host of a Zoom meeting',
    'open a Zoom room for our Bible study',
  ],
  'receive-nearby': [
    'get a picture by AirDrop',
    'my grandson wants to AirDrop me photos',
    'accept an AirDrop',
    'he stands next to me and wants to send pictures phone to phone',
    'receive a file with Quick Share',
    'how do I get what someone airdropped',
    'AirDrop doesn’t find my phone',
  ],
  'bluetooth-off': [
    'turn Bluetooth off',
    'switch off Bluetooth',
    'how do I stop Bluetooth',
    'disconnect my phone from the car',
    'I don’t need Bluetooth',
    'disable the Bluetooth',
  ],
} as const satisfies { readonly [id in GuideId]?: readonly string[] };

/** What they say when they want the other direction of a guide. */
export const otherWay: { readonly [id in GuideId]?: readonly string[] } = {
  'bigger-text': [
    'the words are much too big now',
    'make the letters smaller again',
    'everything I read is huge',
    'the letters got giant, I want them smaller',
    'shrink the text',
  ],
  'brighter-screen': [
    'the screen is too bright',
    'dim the screen',
    'make the screen darker for the night',
    'the light of the screen hurts my eyes',
    'less bright please',
  ],
  'louder-sound': [
    'turn the sound down',
    'the sound is too loud',
    'lower the volume',
    'it blares, make it quieter',
    'make the video softer',
  ],
  'louder-ring': [
    'the ring is too loud',
    'make my phone ring more quietly',
    'the ringing scares me, it is so loud',
    'turn the ringer down',
    'a softer ring',
  ],
  'block-number': [
    'unblock a number',
    'I blocked my sister by mistake',
    'I blocked someone by accident and now they can’t call',
    'let a blocked number call me again',
    'take my friend off the block list',
  ],
  'silence-unknown': [
    'the doctor’s calls don’t ring because I silenced unknown callers',
    'let all calls ring again',
    'stop sending unknown callers to voicemail',
    'calls from new numbers don’t ring and I want them to',
  ],
  'phone-captions': [
    'turn off the words in my phone calls',
    'stop the captions when I talk on the phone',
    'I don’t want to see what callers say in writing',
  ],
  'stop-app-notices': [
    'I get no notices from my calendar any more',
    'turn notifications back on for an app',
    'my mail app no longer tells me about new mail',
    'I don’t get notifications from my messages',
    'my phone doesn’t tell me when a text comes',
    'allow notifications again',
  ],
  'talking-screen': [
    'turn on TalkBack for a blind person',
    'make the phone read the screen aloud for someone who can’t see',
    'start VoiceOver',
    'I am blind and want the screen to talk',
    'turn on the screen reader',
  ],
  'dark-mode': ['turn on dark mode', 'make the background black', 'I want white words on black'],
  'bluetooth-off': ['turn Bluetooth on', 'switch on Bluetooth', 'enable the Bluetooth'],
  captions: [
    'get rid of the words at the bottom of the TV',
    'turn off the subtitles',
    'the captions are in my way',
    'the writing on the movie won’t go away',
  ],
};
