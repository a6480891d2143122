/**
 * Browsers of the CSS output. All support `:dir()`: for older ones the compiler replaces it by
 * `:lang()`, with another meaning.
 */
export const cssTarget = ["chrome123", "firefox128", "safari17.5"];
