export { AudioGuide as default } from "@agency/ui/AudioGuide";
