import { setPriority } from "node:os";
import { worker } from "workerpool";
import type { ResumeKind } from "./kind.ts";
import { isSafe } from "./safe.ts";

// Whoever serves pages comes first where processors are few.
setPriority(10);

worker({ isSafe: (kind: ResumeKind, bytes: Uint8Array) => isSafe(kind, Buffer.from(bytes)) });
