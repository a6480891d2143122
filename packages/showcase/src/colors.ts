/**
 * Colours for sharing pictures, emails, icons and browser toolbars, tested against the design
 * tokens. Separate from `brand.ts`, which every page loads.
 */
export const brandColors = {
  dark: { ground: "#0e0d0b", raised: "#161411", ink: "#f4efe7", quiet: "#bdb5a9", line: "#ff8906" },
  light: {
    ground: "#f3efe8",
    raised: "#faf8f4",
    ink: "#17140f",
    quiet: "#4f483e",
    line: "#d95f00",
  },
  accent: { ground: "#ff8906", ink: "#14110d", quiet: "#14110d", line: "#14110d" },
} as const;
