import { runProgram } from "../../src/program.ts";
import { defaultTimeouts, type Timeouts } from "../../src/settings/timeouts.ts";

const changes = JSON.parse(process.env.TEST_TIMEOUTS ?? "{}") as Partial<Timeouts>;
await runProgram({ timeouts: { ...defaultTimeouts, ...changes } });
