/**
 * All support `:dir()`. For older browsers the compiler would replace it by `:lang()`, with another
 * meaning.
 */
export const cssTarget = ["chrome123", "firefox128", "safari17.5"];
