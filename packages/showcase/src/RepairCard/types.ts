import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

export interface RepairStage {
  name: BothLanguages;
  when: BothLanguages;
  does: BothLanguages;
  /** Time on the watch, such as `10:40`. */
  dial?: string | undefined;
}

export interface TimingRecord {
  /** Positive if the watch gains. */
  secondsADay: number;
  hours: number;
  /** Number of positions, measured for the same time each. */
  positions: number;
  second: BothLanguages;
  per: BothLanguages;
  span: BothLanguages;
}

export interface RepairCardContent {
  colors: IdentityColors;
  name: BothLanguages;
  imprint: BothLanguages;
  number: string;
  movement: BothLanguages;
  complaint: BothLanguages;
  foot: BothLanguages;
  /** Stages. The artwork supports four: counter, bench, test, wrist. */
  stages: readonly RepairStage[];
  reached: number;
  gears: {
    /** Numbers of teeth, from the great wheel to the escape wheel. */
    teeth: readonly number[];
    jewel: string;
  };
  record: TimingRecord;
}
