import type { Logger } from "pino";
import type { Timeouts } from "../settings/timeouts.ts";
import { within } from "../within.ts";

export interface HealthFinding {
  details: object;
  /** Sentence for the log, if someone must act. */
  alarm?: string | undefined;
}

/** State that an operator looks after. Contains no personal data. */
export interface HealthCheck {
  /** Key in `/readyz`. */
  name: string;
  read(): Promise<HealthFinding>;
}

export interface HealthReport {
  details: Record<string, object>;
  alarms: string[];
}

export interface Monitor {
  /** Reads all checks. Alarms if one fails or takes longer than `timeouts.ready`. */
  readChecks(): Promise<HealthReport>;
  start(): void;
  stop(): Promise<void>;
}

interface MonitorOptions {
  checks: readonly HealthCheck[];
  timeouts: Pick<Timeouts, "monitor" | "ready">;
  log: Logger;
}

/** Reads the checks every minute, and logs each alarm's beginning and end. */
export function createMonitor({ checks, timeouts, log }: MonitorOptions): Monitor {
  const active = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function logTransition(name: string, { details, alarm }: HealthFinding): void {
    if (alarm !== undefined && !active.has(name)) {
      active.add(name);
      log.warn({ check: name, ...details }, alarm);
    }
    if (alarm === undefined && active.delete(name))
      log.info({ check: name, ...details }, "alarm ended");
  }

  async function readCheck({ name, read }: HealthCheck): Promise<HealthFinding> {
    try {
      return await within(read(), timeouts.ready);
    } catch (error) {
      if (!active.has(name)) log.warn({ check: name, err: error }, "check failed");
      return { details: {}, alarm: "the state is unknown: its check failed, see the line before" };
    }
  }

  async function readChecks(): Promise<HealthReport> {
    const found = await Promise.all(
      checks.map(async (check) => [check.name, await readCheck(check)] as const),
    );
    for (const [name, finding] of found) logTransition(name, finding);
    return {
      details: Object.fromEntries(found.map(([name, { details }]) => [name, details])),
      alarms: found.flatMap(([name, { alarm }]) => (alarm === undefined ? [] : [name])),
    };
  }

  const schedule = () => {
    timer = setTimeout(() => {
      running = readChecks().finally(schedule);
    }, timeouts.monitor);
  };

  return {
    readChecks,
    start: schedule,
    async stop() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
