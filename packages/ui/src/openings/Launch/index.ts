export { Launch, type LaunchProps, type LaunchState } from "./Launch.tsx";
export { useLaunch } from "./useLaunch.ts";
