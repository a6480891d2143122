export * from "../foundations/MotionProvider/index.ts";
