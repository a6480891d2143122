export * from "../sections/Countdown/index.ts";
