export {
  type MotionContextValue,
  MotionProvider,
  type MotionProviderProps,
  MotionToggle,
  type MotionToggleProps,
  useMotion,
  usePausedMotion,
  useReducedMotion,
} from "./MotionProvider.tsx";
