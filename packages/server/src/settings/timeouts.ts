/** In milliseconds. */
export const defaultTimeouts = Object.freeze({
  /** Head start of the browser's own request. */
  grace: 2_000,
  poll: 3_000,
  /** Poll interval without due mails. */
  idle: 60_000,
  /** Far longer than `send`. */
  lease: 180_000,
  send: 60_000,
  /** Each further pause is four times as long, up to `maxRetry`. */
  retry: 30_000,
  maxRetry: 6 * 3_600_000,
  content: 5_000,
  /** Translation state of all documents. */
  overview: 60_000,
  resume: 30_000,
  /** Long enough for an overloaded machine. */
  look: 60_000,
  scan: 15_000,
  rescan: 60_000,
  body: 15_000,
  /** 5 MB at 140 kbit/s. */
  upload: 300_000,
  headers: 10_000,
  headersLook: 1_000,
  /** Idle connection during a response. */
  unread: 120_000,
  silence: 20_000,
  /** Wait in the request queue. */
  maxWait: 5_000,
  /** Sign-in after a failure. Doubles each time, up to 16 times. */
  attempt: 250,
  redis: 500,
  /** Granularity of responses, against timing attacks. */
  answer: 100,
  /** Staff link to a resume. */
  link: 15 * 60_000,
  /** Longer than most hiring. Each mail has a new link. */
  applicantLink: 90 * 24 * 3_600_000,
  confirmLink: 3 * 24 * 3_600_000,
  /** Until a scheduled newsletter, against dates in the past. */
  planLead: 5 * 60_000,
  /** Interval of staff notifications. */
  notice: 60_000,
  /** Until a page counts as existing. */
  exists: 800,
  existsKept: 30_000,
  /** Cached page without content events. */
  pageKept: 60_000,
  /** Short, so editors see their change. */
  pageRenewed: 1_000,
  liveLook: 200,
  liveSpread: 1_000,
  ready: 2_000,
  readyKept: 10_000,
  monitor: 60_000,
  /** After the start, then the interval. */
  backupFirst: 60_000,
  backupLook: 15 * 60_000,
  /** Folder replaced by a restore. */
  replacedKept: 7 * 24 * 3_600_000,
  /** After the start, then the interval. */
  purgeFirst: 10 * 60_000,
  purge: 24 * 3_600_000,
  /**
   * `/readyz` fails this long before the stop. With the next two, below Docker's ten seconds before
   * SIGKILL.
   */
  drain: 2_000,
  /** Running requests and mails. */
  stop: 5_000,
  /** Aborted work. */
  abortGrace: 1_000,
});

export type Timeouts = Readonly<Record<keyof typeof defaultTimeouts, number>>;

/** Returns the longest pause in ms. Later due times are from a wrong clock and count as due. */
export const getMaxPause = ({ maxRetry }: Timeouts): number => maxRetry * 2;

/** About fifteen hours. */
export const maxTries = 8;
