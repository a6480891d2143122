/** Default timeouts, intervals and lifetimes of the server, in milliseconds. */
export const defaultTimeouts = Object.freeze({
  /** How long a fresh mail is left to the browser's own call before a worker takes it. */
  grace: 2_000,
  /** How soon a worker looks again after it found mails that are due. */
  poll: 3_000,
  /** How long it waits when none are; each look is a call of the content service. */
  idle: 60_000,
  /** How long a claimed mail belongs to one instance. Longer than `send` by far. */
  lease: 180_000,
  /** How long one sending may take in all. */
  send: 60_000,
  /** The pause after the first try; each next one is four times as long, up to `retryMost`. */
  retry: 30_000,
  retryMost: 6 * 3_600_000,
  /** One call of the content service for a submission. */
  content: 5_000,
  /** One call of the content service for how all documents stand in both languages. */
  overview: 60_000,
  /** Storing one resume in the content service. */
  resume: 30_000,
  /** How long a look into one resume may take on a machine that hardly comes to it. */
  look: 60_000,
  /** What clamd may take for one resume. */
  scan: 15_000,
  /** How soon resumes that clamd has not seen are shown to it again. */
  rescan: 60_000,
  /** A whole body of JSON, from the first byte to the last. */
  body: 15_000,
  /** A whole application with its resume: 5 MB at 140 kbit/s. */
  upload: 300_000,
  /** The headers of a request, from its first byte or the connection's begin, and how often that is checked. */
  headers: 10_000,
  headersLook: 1_000,
  /** How long nothing may pass on a connection while a request is answered. More than any work takes. */
  unread: 120_000,
  /** The longest silence within a body. */
  silence: 20_000,
  /** The longest wait of a request that its address has no share left for. */
  patience: 5_000,
  /** The first delay of a sign-in after failures; each further failure doubles it, up to 16 times. */
  attempt: 250,
  /** One call of Redis. */
  redis: 500,
  /** The newsletter's answers come at multiples of this, whatever there was to do. */
  answer: 100,
  /** How long a staff link to a resume works. */
  link: 15 * 60_000,
  /** How long an applicant's link to their page works: longer than most hiring takes, and each mail brings a new one. */
  applicantLink: 90 * 24 * 3_600_000,
  /** How long a link works that confirms a new mail address. */
  confirmLink: 3 * 24 * 3_600_000,
  /** How soon the staff are told of what came in after they were told of something. */
  notice: 60_000,
  /** The question whether a page exists; after that the page itself says what is wrong. */
  exists: 800,
  /** How long the answer to that question is kept. */
  existsKept: 30_000,
  /** How long a page is kept where the content service does not tell of its changes. */
  pageKept: 60_000,
  /** How long a page that has to be made anew is waited for: who has changed something wants to see it. */
  pageRenewed: 1_000,
  /** How often it is looked whether a page that somebody has open would be another one now. */
  liveLook: 200,
  /** Within what time the last of many who have it open are told. */
  liveSpread: 1_000,
  /** The check of the content service in `/readyz`. */
  ready: 2_000,
  /** How long the answer of `/readyz` is kept. */
  readyKept: 10_000,
  /** How long after its start a server first looks whether a backup is due, and how often after that. */
  backupFirst: 60_000,
  backupLook: 15 * 60_000,
  /** How long the folder that a restore replaced is kept. */
  replacedKept: 7 * 24 * 3_600_000,
  /** How long after its start a server first deletes what is too old, and how often after that. */
  purgeFirst: 10 * 60_000,
  purge: 24 * 3_600_000,
  /**
   * How long a server that is to stop still takes requests, for balancers to hear of it. This, the
   * next and the one after stay well within the ten seconds after which Docker kills.
   */
  drain: 2_000,
  /** How long a stop waits for running requests and mails. */
  stop: 5_000,
  /** How long what a stop breaks off may take to write that down. */
  brokenOff: 1_000,
});

/** Timeouts, intervals and lifetimes of a server, in milliseconds. */
export type Timeouts = Readonly<Record<keyof typeof defaultTimeouts, number>>;

/**
 * Returns the longest time until a mail can be due. A later due time was written by a wrong clock, and
 * counts as due.
 */
export const getMaxPause = ({ retryMost }: Timeouts): number => retryMost * 2;

/** How often a mail is tried; with the pauses above that spans about sixteen hours. */
export const maxTries = 8;
