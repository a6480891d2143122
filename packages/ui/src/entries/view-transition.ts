export * from "../foundations/MotionProvider/viewTransition.ts";
