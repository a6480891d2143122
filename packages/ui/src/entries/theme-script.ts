export * from "../foundations/ThemeProvider/themeScript.ts";
