export { Avatar, type AvatarProps } from "./Avatar.tsx";
export type { AvatarHair } from "./portrait.ts";
