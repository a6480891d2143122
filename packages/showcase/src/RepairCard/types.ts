import type { BothLanguages, IdentityColors } from "../internal/Drawing.tsx";

/** One of the points that a watch passes between the counter and its owner's wrist. */
export interface RepairStage {
  name: BothLanguages;
  /** When it was, or will be, reached. */
  when: BothLanguages;
  /** What happens there, in a few words. */
  does: BothLanguages;
  /** What the watch shows in the drawing of this stage: `10:40`, hours and minutes of a dial. */
  dial?: string | undefined;
}

/** What the timing machine found. */
export interface TimingRecord {
  /** Positive where the watch gains. */
  secondsADay: number;
  hours: number;
  /** In how many positions it lay, equally long in each. */
  positions: number;
  /** The short sign of a second. */
  second: BothLanguages;
  /** What the seconds are counted by. */
  per: BothLanguages;
  /** How long and in how many positions, in words. */
  span: BothLanguages;
}

export interface RepairCardContent {
  colors: IdentityColors;
  /** The client's name. */
  name: BothLanguages;
  /** What the front says below the number, one line in either script. */
  imprint: BothLanguages;
  /** Of the repair and of its card. */
  number: string;
  /** What kind of watch it is. */
  movement: BothLanguages;
  /** What its owner says of it. */
  complaint: BothLanguages;
  /** What the back asks of whoever holds the card. */
  foot: BothLanguages;
  /** From the first to the last. The drawings are those of four: counter, bench, test, wrist. */
  stages: readonly RepairStage[];
  /** How many of the stages are reached: the last of these is where the watch is now. */
  reached: number;
  /** Of the movement on the bench. */
  gears: {
    /** The teeth of its wheels: the great one first, the escape wheel last. */
    teeth: readonly number[];
    /** The colour of the stones they turn in. */
    jewel: string;
  };
  record: TimingRecord;
}
