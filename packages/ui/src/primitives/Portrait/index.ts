export { Portrait, type PortraitProps } from "./Portrait.tsx";
export { PortraitPair, type PortraitPairProps } from "./PortraitPair.tsx";
export type {
  PortraitFace,
  PortraitGround,
  PortraitHair,
  PortraitRecord,
  PortraitSize,
} from "./record.ts";
