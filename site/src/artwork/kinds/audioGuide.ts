export { AudioGuide as default } from "@agency/showcase/AudioGuide";
