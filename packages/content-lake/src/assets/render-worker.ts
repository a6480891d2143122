import { setPriority } from "node:os";
import sharp from "sharp";
import { worker } from "workerpool";
import { render } from "./render.ts";

// Whoever serves pages comes first where processors are few.
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);

worker({ render });
