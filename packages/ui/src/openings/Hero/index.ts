export type { HeroFill } from "./FilledHeadline.tsx";
export { Hero, type HeroProps } from "./Hero.tsx";
