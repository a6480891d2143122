export { Steps, type StepsItem, type StepsProps } from "./Steps.tsx";
