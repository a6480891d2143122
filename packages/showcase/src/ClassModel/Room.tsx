import type { HeadingLevel } from "@agency/ui/Heading";
import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import { type CSSProperties, type KeyboardEvent, useId } from "react";
import type { ClassModelLabels, ClassState } from "./content.ts";
import * as way from "./Path.css.ts";
import * as styles from "./Room.css.ts";
import { getBox, getPath, getPathSegments, size } from "./roomPlan.ts";

interface RoomProps {
  one: ClassState;
  words: ClassModelLabels;
  level: Extract<HeadingLevel, 2 | 3 | 4>;
  /** Id of the hint. */
  describedBy: string | undefined;
  onChoose: (place: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const percent = (value: number, whole: number) => `${Math.round((value / whole) * 1e4) / 100}%`;

/** Logical properties mirror the plan in right-to-left pages. */
const placed = (box: { x: number; y: number; width: number; height: number }) =>
  ({
    [getVarName(styles.x)]: percent(box.x, size.width),
    [getVarName(styles.y)]: percent(box.y, size.height),
    [getVarName(styles.width)]: percent(box.width, size.width),
    [getVarName(styles.height)]: percent(box.height, size.height),
  }) as CSSProperties;

export function Room({ one, words, level, describedBy, onChoose, onKeyDown }: RoomProps) {
  const name = useId();
  const Title = `h${level}` as const;
  const chosen = one.full ? undefined : one.chosen;
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Title className={sizes.h4}>{one.room}</Title>
        <p className={`${sizes.sm} ${styles.count}`}>{words.taken(one.count, one.total)}</p>
      </div>
      <div
        role="radiogroup"
        aria-label={words.places(one.room)}
        aria-describedby={describedBy}
        className={styles.room}
        style={{ [getVarName(styles.rows)]: one.rows } as CSSProperties}
        data-places=""
        onKeyDown={onKeyDown}
      >
        <span className={styles.mirror} aria-hidden="true" />
        <span className={`${sizes.sm} ${styles.mirrorName}`}>{words.mirror}</span>
        <span className={`${sizes.sm} ${styles.trainer}`}>{words.trainer}</span>
        {Array.from({ length: one.total }, (_, index) => index + 1).map((place) => (
          <Place
            // A new class is another radio group.
            key={`${one.id} ${place}`}
            one={one}
            place={place}
            name={`${name}${one.id}`}
            words={words}
            onChoose={onChoose}
          />
        ))}
        <span className={way.gap} aria-hidden="true" />
        {chosen !== undefined && (
          // Restarts the animation.
          <span key={`${one.id} ${chosen}`} aria-hidden="true">
            {getPathSegments(getPath(one, chosen)).map(({ towards, share, before, ...box }) => (
              <span
                key={before}
                className={way.stretches[towards]}
                style={
                  {
                    ...placed(box),
                    [getVarName(way.share)]: share,
                    [getVarName(way.before)]: before,
                  } as CSSProperties
                }
              />
            ))}
          </span>
        )}
        <span className={chosen === undefined ? way.doorQuiet : way.door} aria-hidden="true" />
        <span className={`${sizes.sm} ${way.doorName}`}>{words.door}</span>
      </div>
    </div>
  );
}

interface PlaceProps extends Pick<RoomProps, "one" | "words" | "onChoose"> {
  place: number;
  name: string;
}

function Place({ one, place, name, words, onChoose }: PlaceProps) {
  const free = one.isFree(place);
  const state = !free
    ? "taken"
    : place === one.booked
      ? "booked"
      : place === one.chosen
        ? "chosen"
        : "free";
  return (
    <div className={styles.places[state]} style={placed(getBox(one, place))}>
      <input
        type="radio"
        name={name}
        value={place}
        checked={place === one.chosen}
        disabled={!free}
        onChange={() => onChoose(place)}
        aria-label={free ? words.place(place) : words.placeTaken(place)}
        className={styles.input}
      />
      <span className={styles.points[state]} aria-hidden="true" />
      <span className={`${sizes.xs} ${styles.number}`} aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
