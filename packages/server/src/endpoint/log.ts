import { type DestinationStream, type Logger, pino } from "pino";

/** Creates the log of an endpoint. @param to @default standard error */
export const createLog = (to: DestinationStream | undefined): Logger =>
  pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    to ?? pino.destination({ fd: 2, sync: true }),
  );
