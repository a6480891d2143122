/** Default timeouts, intervals and lifetimes of the server, in milliseconds. */
export const defaultTimeouts = Object.freeze({
  /** Delay before a worker sends a new mail, which the browser's own request usually triggers. */
  grace: 2_000,
  /** Interval of a worker's polls while mails are due. */
  poll: 3_000,
  /** Interval of its polls otherwise. Each is a request to the content service. */
  idle: 60_000,
  /** Lease of a mail that an instance has claimed. Far longer than `send`. */
  lease: 180_000,
  /** Sending one mail. */
  send: 60_000,
  /** Pause after the first failed try. Each further one is four times as long, up to `maxRetry`. */
  retry: 30_000,
  maxRetry: 6 * 3_600_000,
  /** One request to the content service for a submission. */
  content: 5_000,
  /** The request for the translation state of all documents. */
  overview: 60_000,
  /** Storing one resume in the content service. */
  resume: 30_000,
  /** Inspecting one resume, on an overloaded machine. */
  look: 60_000,
  /** Scanning one resume by clamd. */
  scan: 15_000,
  /** Interval of scans of resumes that clamd could not scan before. */
  rescan: 60_000,
  /** Receiving a JSON body. */
  body: 15_000,
  /** Receiving an application with its resume: 5 MB at 140 kbit/s. */
  upload: 300_000,
  /** Receiving a request's headers, and the interval of checks. */
  headers: 10_000,
  headersLook: 1_000,
  /** Idle connection while a request is answered. Longer than any work takes. */
  unread: 120_000,
  /** Pause within a body. */
  silence: 20_000,
  /** Waiting of a request whose address has used up its share. */
  patience: 5_000,
  /** First delay of a sign-in after failures. Each further failure doubles it, up to 16 times. */
  attempt: 250,
  /** One request to Redis. */
  redis: 500,
  /** Step of the newsletter's response times, which must not tell what was done. */
  answer: 100,
  /** Lifetime of a staff link to a resume. */
  link: 15 * 60_000,
  /** Lifetime of an applicant's link, longer than most hiring takes. Each mail contains a new one. */
  applicantLink: 90 * 24 * 3_600_000,
  /** Lifetime of a link that confirms a new e-mail address. */
  confirmLink: 3 * 24 * 3_600_000,
  /** Minimum time between two notices to the staff. */
  notice: 60_000,
  /** Checking whether a page exists. After that, the page itself reports the failure. */
  exists: 800,
  /** Lifetime of that check's result. */
  existsKept: 30_000,
  /** Lifetime of a cached page if the content service sends no events. */
  pageKept: 60_000,
  /** Waiting for a page that is rendered again, so that editors see their change. */
  pageRenewed: 1_000,
  /** Interval of checks whether open pages have changed. */
  liveLook: 200,
  /** Span over which many open pages are notified. */
  liveSpread: 1_000,
  /** The check of the content service in `/readyz`. */
  ready: 2_000,
  /** Lifetime of the response of `/readyz`. */
  readyKept: 10_000,
  /** First check after the start whether a backup is due, and the interval of further ones. */
  backupFirst: 60_000,
  backupLook: 15 * 60_000,
  /** Lifetime of a folder that a restore has replaced. */
  replacedKept: 7 * 24 * 3_600_000,
  /** First deletion of expired records after the start, and the interval of further ones. */
  purgeFirst: 10 * 60_000,
  purge: 24 * 3_600_000,
  /**
   * Requests are still answered for this time before a stop, so that load balancers notice. With the next
   * two it stays within the ten seconds after which Docker kills.
   */
  drain: 2_000,
  /** Waiting of a stop for running requests and mails. */
  stop: 5_000,
  /** Waiting of a stop for aborted work to store its state. */
  brokenOff: 1_000,
});

/** Timeouts, intervals and lifetimes of a server, in milliseconds. */
export type Timeouts = Readonly<Record<keyof typeof defaultTimeouts, number>>;

/**
 * Returns the longest time until a mail can be due. A later due time was written by a wrong clock, and
 * counts as due.
 */
export const getMaxPause = ({ maxRetry }: Timeouts): number => maxRetry * 2;

/** Tries of a mail. With the pauses above, they span about sixteen hours. */
export const maxTries = 8;
