/** At most `max` per key within `seconds`. */
export interface Rate {
  max: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** All rate limits. LIMITS (JSON) changes them by name. */
export const defaultRates = {
  /** Runs with the built-in writer. */
  runPerIp: { max: 60, seconds: minute },
  runPerChurch: { max: 300, seconds: minute },
  /** Runs that a model writes. They cost money. */
  modelRunPerIp: { max: 10, seconds: 10 * minute },
  modelRunPerIpDay: { max: 40, seconds: day },
  modelRunPerVisitor: { max: 5, seconds: 10 * minute },
  modelRunPerChurchDay: { max: 1_000, seconds: day },
  /** Runs of a church in a minute by people who are not signed in; beyond them each browser has to work first. */
  floodPerChurch: { max: 150, seconds: minute },
  modelFloodPerChurch: { max: 30, seconds: minute },
  /** Pieces of that work handed out; the key is the address. */
  proofPerIp: { max: 60, seconds: minute },
  /** Runs on our own pages by people who are not signed in. */
  tryOutPerIpDay: { max: 20, seconds: day },
  /** Embed tokens; the key of the first is church and IP, so one visitor cannot starve a church. */
  mintPerIp: { max: 20, seconds: minute },
  mintPerChurch: { max: 600, seconds: minute },
  openAppPerPerson: { max: 60, seconds: 10 * minute },
  /** Emails to a church's care contact: per opening of an app, per client IP and per church. */
  handOffPerVisitor: { max: 3, seconds: hour },
  handOffPerIp: { max: 10, seconds: hour },
  handOffPerChurch: { max: 60, seconds: day },
  /** Emails from the contact page to support: per client IP, and of all of them. */
  contactPerIp: { max: 5, seconds: hour },
  contactPerDay: { max: 300, seconds: day },
  /** Passages, searches and word counts. */
  scripturePerIp: { max: 120, seconds: minute },
  exportPerIp: { max: 30, seconds: minute },
  beaconPerIp: { max: 20, seconds: minute },
  beaconPerChurch: { max: 300, seconds: minute },
  authPerIp: { max: 30, seconds: minute },
  authPerIpHour: { max: 200, seconds: hour },
  signInFailurePerPair: { max: 5, seconds: 5 * minute },
  signInFailurePerEmail: { max: 10, seconds: 15 * minute },
  /** For an account under attack: slows each network down and locks no one out. */
  signInWhileGuessed: { max: 1, seconds: minute },
  /** Downloads of a person's own data. */
  accountExport: { max: 30, seconds: hour },
  accountMailPerEmail: { max: 5, seconds: hour },
  installationCheckPerChurch: { max: 20, seconds: 10 * minute },
  invitationPerChurch: { max: 100, seconds: day },
} as const satisfies Record<string, Rate>;

/** All limits on concurrent work. */
export const defaultConcurrency = {
  modelStreamsPerChurch: 10,
  modelStreamsPerNode: 200,
  builtInStreamsPerChurch: 250,
  builtInStreamsPerNode: 500,
  hashesInFlight: 2,
  hashesQueued: 50,
  /** Exports in progress, each in its own thread. */
  workerTasksInFlight: 2,
} as const satisfies Record<string, number>;

export type RateName = keyof typeof defaultRates;
type ConcurrencyName = keyof typeof defaultConcurrency;
export interface LimitSettings {
  rates: { readonly [Name in RateName]: Rate };
  concurrency: { readonly [Name in ConcurrencyName]: number };
}

export const defaultLimits: LimitSettings = { rates: defaultRates, concurrency: defaultConcurrency };
