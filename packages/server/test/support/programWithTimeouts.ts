import { runProgram } from "../../src/program.ts";
import { defaultTimeouts, type Timeouts } from "../../src/settings/timeouts.ts";

// Runs the server with the timeouts of `TEST_TIMEOUTS` (JSON).
const changes = JSON.parse(process.env.TEST_TIMEOUTS ?? "{}") as Partial<Timeouts>;
await runProgram({ timeouts: { ...defaultTimeouts, ...changes } });
