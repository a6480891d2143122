import { mounting } from "./mounting.tsx";
import { doubleLoop, ours } from "./particles.tsx";

/** What `scripts/benchLibrary.ts` calls. */
const benchmarks = { doubleLoop, ours, mounting };

export type Benchmarks = typeof benchmarks;

Object.assign(window, { benchmarks });
