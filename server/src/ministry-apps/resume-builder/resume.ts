import type { Match } from './checks/match.ts';
import type { timelineOf } from './checks/timeline.ts';
import type { Kind } from './fields.ts';
import type { Bullet } from './lines/bullet.ts';
import type { Contact } from './reading/contact.ts';
import type { PrivateKind } from './reading/private-details.ts';
import type { RoughDate } from './reading/rough-dates.ts';

export type Group = 'work' | 'volunteer' | 'activities';

/** One job as the resume has it. */
export interface Entry {
  kind: Kind;
  group: Group;
  title: string;
  employer?: string;
  place?: string;
  start?: RoughDate;
  end?: RoughDate | 'present';
  /** "Mar 2015 – Jun 2019"; empty without dates. Dates that can't be read are as they were typed. */
  dates: string;
  bullets: Bullet[];
  /** It names a church or a faith, and isn't changed. */
  showsFaith: boolean;
}

export interface School {
  what: string;
  school?: string;
  year?: string;
  status: 'finished' | 'now' | 'part';
}

/** Why a line of the person isn't on the resume. */
export type LeftOutReason = 'leaving' | 'request' | 'no-work' | 'first-person' | 'faith' | 'invented';
export interface LeftOut {
  text: string;
  reason: LeftOutReason;
}

export interface Question {
  /** The job it is about. */
  about: string;
  /** The line, when it is about one. */
  line?: string;
  ask: string;
}

/** Something that the person has to look at before the resume goes out. */
export type Doubt =
  | { kind: 'phone' | 'email' | 'no-way' | 'street' }
  | { kind: 'meant'; text: string }
  | { kind: 'too-long'; about: string }
  /** A number of the page that no text of the person has: no input is known that makes one. */
  | { kind: 'strange'; line: string }
  | { kind: 'no-dates'; titles: string[] }
  | { kind: 'title'; typed: string; shown: string }
  | { kind: 'date'; about: string; text: string }
  | { kind: 'cut'; line: string; source: string }
  | { kind: 'recovery' | 'record-shown' | 'health-shown' | 'housing-shown' }
  | { kind: 'mixed-dates' | 'no-work' | 'inside' | 'functional' };

/** Everything exact about one resume. Each name, date, and number in it is the person's. */
export interface Resume {
  target: string;
  name: string;
  contact: Contact;
  summary?: string;
  entries: Entry[];
  schools: School[];
  skills: string[];
  /** The same, as they were typed: for sentences. */
  skillsTyped: string[];
  certificates: string[];
  languages: string[];
  awards: string[];
  referencesLine: boolean;
  format: 'chronological' | 'combination' | 'functional';
  make: 'resume' | 'letter';
  letter: { company?: string; reader?: string; why?: string };
  removed: PrivateKind[];
  leftOut: LeftOut[];
  /** Church work that was named in plain words, with the words. */
  translated: { from: string; to: string }[];
  /** Plain words for paid church work, which isn't changed. */
  suggested: { from: string; to: string }[];
  faith: { shown: boolean; revealing: string[]; hidden: string[] };
  questions: Question[];
  doubts: Doubt[];
  timeline: ReturnType<typeof timelineOf>;
  gapWords?: string;
  match?: Match;
  pages: number;
  wanted: 1 | 2;
  first: boolean;
  record: boolean;
  /** What was read in the pasted text beside jobs and schools. */
  read?: { kind: 'resume' | 'story'; found: string[]; left: string[] };
}
