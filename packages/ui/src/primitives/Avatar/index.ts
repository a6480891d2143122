export { Avatar, type AvatarProps } from "./Avatar.tsx";
export type { AvatarHair } from "./drawAvatar.ts";
