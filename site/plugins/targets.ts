/** `:dir()` as it is: rewritten for older browsers it asks for the language, which is not the same. */
export const cssTarget = ["chrome123", "firefox128", "safari17.5"];
