import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

/** Stage of a repair, from the counter to the owner's wrist. */
export interface RepairStage {
  name: BothLanguages;
  /** Time at which it was or will be reached. */
  when: BothLanguages;
  does: BothLanguages;
  /** Time on the watch in this stage's drawing: `10:40`. */
  dial?: string | undefined;
}

export interface TimingRecord {
  /** Positive if the watch gains. */
  secondsADay: number;
  hours: number;
  /** Number of positions, measured for the same time each. */
  positions: number;
  /** Symbol of a second. */
  second: BothLanguages;
  /** Unit after the seconds, such as a day. */
  per: BothLanguages;
  /** Duration and positions, in words. */
  span: BothLanguages;
}

export interface RepairCardContent {
  colors: IdentityColors;
  name: BothLanguages;
  /** Text below the number on the front, one line per script. */
  imprint: BothLanguages;
  /** Number of the repair and of its card. */
  number: string;
  movement: BothLanguages;
  /** Owner's complaint. */
  complaint: BothLanguages;
  /** Instruction at the bottom of the back. */
  foot: BothLanguages;
  /** Stages in order. The artwork supports four: counter, bench, test, wrist. */
  stages: readonly RepairStage[];
  /** Number of reached stages. The last of these is the current one. */
  reached: number;
  /** Gears of the movement. */
  gears: {
    /** Numbers of teeth, from the great wheel to the escape wheel. */
    teeth: readonly number[];
    /** Colour of the jewels. */
    jewel: string;
  };
  record: TimingRecord;
}
