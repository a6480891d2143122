import type { Logger } from "pino";
import type { Timeouts } from "../settings/timeouts.ts";

export interface HealthFinding {
  details: object;
  /** One sentence for the log, if someone must act. */
  alarm?: string | undefined;
}

/** State of one thing that an operator looks after. Contains no personal data. */
export interface HealthCheck {
  /** Key in `/readyz`. */
  name: string;
  read(): Promise<HealthFinding>;
}

export interface HealthReport {
  details: Record<string, object>;
  /** Names of the checks that need someone to act. */
  alarms: string[];
}

export interface Monitor {
  /** Reads all checks. Omits those that fail. */
  look(): Promise<HealthReport>;
  start(): void;
  stop(): Promise<void>;
}

interface MonitorOptions {
  checks: readonly HealthCheck[];
  timeouts: Pick<Timeouts, "monitor">;
  log: Logger;
}

/** Reads the checks every minute, and logs an alarm when it begins and when it ends. */
export function createMonitor({ checks, timeouts, log }: MonitorOptions): Monitor {
  const active = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  function note(name: string, { details, alarm }: HealthFinding): void {
    if (alarm !== undefined && !active.has(name)) {
      active.add(name);
      log.warn({ check: name, ...details }, alarm);
    }
    if (alarm === undefined && active.delete(name))
      log.info({ check: name, ...details }, "alarm ended");
  }

  async function look(): Promise<HealthReport> {
    const found = await Promise.all(
      checks.map(async ({ name, read }) => [name, await read().catch(() => undefined)] as const),
    );
    const known = found.flatMap(([name, finding]) => (finding ? [[name, finding] as const] : []));
    for (const [name, finding] of known) note(name, finding);
    return {
      details: Object.fromEntries(known.map(([name, { details }]) => [name, details])),
      alarms: known.flatMap(([name, { alarm }]) => (alarm === undefined ? [] : [name])),
    };
  }

  const schedule = () => {
    timer = setTimeout(() => {
      running = look().finally(schedule);
    }, timeouts.monitor);
  };

  return {
    look,
    start: schedule,
    async stop() {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
    },
  };
}
