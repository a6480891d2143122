/** All support `:dir()`. For others the compiler would use `:lang()`, with another meaning. */
export const cssTarget = ["chrome123", "firefox128", "safari17.5"];
