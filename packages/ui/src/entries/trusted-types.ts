export * from "../internal/trustedTypes.ts";
