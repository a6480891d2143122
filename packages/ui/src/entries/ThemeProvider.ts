export * from "../foundations/ThemeProvider/index.ts";
