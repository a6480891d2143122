export * from "../shell/CookieConsent/index.ts";
