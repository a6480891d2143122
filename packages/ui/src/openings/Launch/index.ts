export { Launch, type LaunchProps, type LaunchState } from "./Launch.tsx";
