export { ParticleBackground, type ParticleBackgroundProps } from "./ParticleBackground.tsx";
