export * from "../shell/ThemeToggle/index.ts";
