import { setPriority } from "node:os";
import sharp from "sharp";
import { worker } from "workerpool";
import { render } from "./render.ts";

// Serving pages has priority.
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);

worker({ render });
