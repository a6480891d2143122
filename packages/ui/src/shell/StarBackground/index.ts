export { StarBackground } from "./StarBackground.tsx";
