import { graver } from '../../../care/index.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import type { Understanding } from '../../../understanding/understanding.ts';
import { signsIn } from '../scam/patterns/rules.ts';
import { readWish } from './match.ts';

/** From here on a wish is plain: what the care gate alone takes for a scam isn't one. */
export const PLAIN = 10.8;
/**
 * Of 304 texts of danger that no phrase of the care gate finds, none reaches 8.1. Of 24 wishes in 116 that the gate takes for
 * danger by a guess, 18 do reach this.
 */
const EVERYDAY = 9.8;
/** From here on a wish is about a device without a word for one: "I blocked my son by accident". */
const VERY_PLAIN = 12;
/** Wishes about pills, illness and emergencies: there a guess of danger is never set aside. */
const aboutHealth = new Set([
  'reminder',
  'medical-id',
  'emergency-sos',
  'medical-alert',
  'elder-abuse',
  'doctor-video',
]);

/** Without one of these words a text isn't plainly about a device. */
const device =
  /\b(?:phones?|tablets?|ipads?|iphones?|computers?|laptops?|screens?|tvs?|television|remote|clicker|printers?|print\w*|e-?mails?|inbox|texts?|texting|messages?|pictures?|photos?|videos?|cameras?|apps?|icons?|keyboards?|mouse|arrow|cursor|wi-?fi|internet|online|web\w*|pages?|sites?|zoom|facebook|youtube|netflix|whatsapp|facetime|passwords?|accounts?|downloads?|files?|batter(?:y|ies)|charg\w*|cables?|volume|sounds?|ring\w*|voicemails?|captions?|buttons?|links?|pop ?-?ups?|updates?|storage|bluetooth|headphones|earbuds|browser|google|icloud|wallpaper|alarm|calendar|flashlight|speakers?|microphone|document|router)\b/i;

/** Whether the texts tell of a scam by a fixed rule, or every sentence is plainly a wish about a device and none is near to life and health. */
export async function isEveryday(texts: readonly string[], understanding: Understanding): Promise<boolean> {
  const sentences = texts.flatMap((text) => sentencesOf(text).map((sentence) => sentence.text));
  if (sentences.length === 0 || sentences.length > 6 || texts.some((text) => graver.test(text))) return false;
  if (texts.some((text) => signsIn(text).some((sign) => sign !== 'unsure'))) return true;
  const onDevice = texts.every((text) => device.test(text));
  for (const want of sentences) {
    const { matches } = await readWish({ want }, { understanding });
    const [first] = matches;
    if (!first || first.evidence < (onDevice ? EVERYDAY : VERY_PLAIN) || aboutHealth.has(first.id)) return false;
  }
  return true;
}
