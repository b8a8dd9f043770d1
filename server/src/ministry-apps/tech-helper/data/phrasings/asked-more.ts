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
  'bigger-text': ['the words are much too big now', 'make the letters smaller again', 'everything I read is huge'],
  'brighter-screen': ['the screen is too bright', 'dim the screen', 'make the screen darker for the night'],
  'louder-sound': ['turn the sound down', 'the sound is too loud', 'lower the volume'],
  'louder-ring': ['the ring is too loud', 'make my phone ring more quietly'],
  'block-number': ['unblock a number', 'I blocked my sister by mistake', 'let a blocked number call me again'],
  'silence-unknown': [
    'the doctor’s calls don’t ring because I silenced unknown callers',
    'let all calls ring again',
    'stop sending unknown callers to voicemail',
  ],
  'phone-captions': ['turn off the words in my phone calls', 'stop the captions when I talk on the phone'],
  'stop-app-notices': [
    'I get no notices from my calendar any more',
    'turn notifications back on for an app',
    'my mail app no longer tells me about new mail',
  ],
  'dark-mode': ['turn on dark mode', 'make the background black'],
  captions: ['get rid of the words at the bottom of the TV', 'turn off the subtitles', 'the captions are in my way'],
};
