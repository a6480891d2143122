/** Default timeouts, intervals and lifetimes of the server, in milliseconds. */
export const defaultTimeouts = Object.freeze({
  /** Head start of the browser's own request before a worker sends the mail. */
  grace: 2_000,
  /** Poll interval while mails are due. */
  poll: 3_000,
  /** Poll interval otherwise. */
  idle: 60_000,
  /** Lease of a claimed mail, far longer than `send`. */
  lease: 180_000,
  send: 60_000,
  /** First retry. Each further pause is four times as long, up to `maxRetry`. */
  retry: 30_000,
  maxRetry: 6 * 3_600_000,
  /** Content service request for a submission. */
  content: 5_000,
  /** Query of the translation state of all documents. */
  overview: 60_000,
  resume: 30_000,
  /** Inspecting a resume on an overloaded machine. */
  look: 60_000,
  scan: 15_000,
  /** Interval of scans of waiting resumes. */
  rescan: 60_000,
  body: 15_000,
  /** Receiving a 5 MB resume at 140 kbit/s. */
  upload: 300_000,
  /** Receiving headers, and the interval of checks. */
  headers: 10_000,
  headersLook: 1_000,
  /** Idle connection during a response. Longer than any work. */
  unread: 120_000,
  silence: 20_000,
  /** Wait in the request queue. */
  patience: 5_000,
  /** Delay of a sign-in after a failure. Doubles each time, up to 16 times. */
  attempt: 250,
  redis: 500,
  /** Granularity of the newsletter's response times, against timing attacks. */
  answer: 100,
  /** Validity of a staff link to a resume. */
  link: 15 * 60_000,
  /** Validity of an applicant's link, longer than most hiring. Each mail has a new one. */
  applicantLink: 90 * 24 * 3_600_000,
  confirmLink: 3 * 24 * 3_600_000,
  /** Minimum interval between notifications of staff. */
  notice: 60_000,
  /** Check of whether a page exists. Beyond it, rendering reports the failure. */
  exists: 800,
  existsKept: 30_000,
  /** Lifetime of a cached page without content events. */
  pageKept: 60_000,
  /** Wait for the renewal of a page, so that editors see their change. */
  pageRenewed: 1_000,
  /** Interval of checks of open pages. */
  liveLook: 200,
  /** Span over which clients are notified. */
  liveSpread: 1_000,
  ready: 2_000,
  readyKept: 10_000,
  /** First check for a due backup after the start, and the interval. */
  backupFirst: 60_000,
  backupLook: 15 * 60_000,
  /** Lifetime of a folder that a restore replaced. */
  replacedKept: 7 * 24 * 3_600_000,
  /** First purge after the start, and the interval. */
  purgeFirst: 10 * 60_000,
  purge: 24 * 3_600_000,
  /**
   * Time between `/readyz` failing and the stop, for load balancers. With the next two, below
   * Docker's ten seconds before SIGKILL.
   */
  drain: 2_000,
  /** Wait for running requests and mails. */
  stop: 5_000,
  /** Wait for aborted work to store its state. */
  brokenOff: 1_000,
});

export type Timeouts = Readonly<Record<keyof typeof defaultTimeouts, number>>;

/**
 * Returns the maximum time until a mail can be due. Later times are from a wrong clock and count as
 * due.
 */
export const getMaxPause = ({ maxRetry }: Timeouts): number => maxRetry * 2;

/** Maximum tries of a mail, about sixteen hours. */
export const maxTries = 8;
