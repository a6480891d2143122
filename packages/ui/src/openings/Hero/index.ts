export type { HeroFill } from "./Filled.tsx";
export { Hero, type HeroProps } from "./Hero.tsx";
