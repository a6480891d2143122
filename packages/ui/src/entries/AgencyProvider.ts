export * from "../foundations/AgencyProvider/index.ts";
