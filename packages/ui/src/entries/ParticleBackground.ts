export * from "../shell/ParticleBackground/index.ts";
