export * from "../foundations/Motion/travel.ts";
