export { Launch, type LaunchContent, type LaunchProps } from "./Launch.tsx";
export { useLaunch } from "./useLaunch.ts";
