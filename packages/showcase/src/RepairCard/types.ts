import type { BilingualText, IdentityColors } from "../internal/Drawing.tsx";

export interface RepairStage {
  name: BilingualText;
  when: BilingualText;
  does: BilingualText;
  /** Such as `10:40`. */
  dial?: string | undefined;
}

export interface TimingRecord {
  /** Positive if the watch gains. */
  secondsADay: number;
  hours: number;
  /** Measured for the same time each. */
  positions: number;
  second: BilingualText;
  per: BilingualText;
  span: BilingualText;
}

export interface RepairCardContent {
  colors: IdentityColors;
  name: BilingualText;
  imprint: BilingualText;
  number: string;
  movement: BilingualText;
  complaint: BilingualText;
  foot: BilingualText;
  /** The artwork supports four: counter, bench, test, wrist. */
  stages: readonly RepairStage[];
  reached: number;
  gears: {
    /** Teeth, from the great wheel to the escape wheel. */
    teeth: readonly number[];
    jewel: string;
  };
  record: TimingRecord;
}
