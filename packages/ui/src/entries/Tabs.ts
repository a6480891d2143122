export * from "../primitives/Tabs/index.ts";
