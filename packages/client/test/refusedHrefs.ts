export const refusedHrefs = [
  "javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://www.agency.test@evil.example",
];
