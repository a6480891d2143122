import { useAgency } from "@agency/ui/AgencyProvider";
import { Button } from "@agency/ui/Button";
import type { HeadingLevel } from "@agency/ui/Heading";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { useEarlyInput } from "@agency/ui/utils";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { clsx } from "clsx";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { ClassList } from "./ClassList.tsx";
import * as styles from "./ClassModel.css.ts";
import {
  type ClassModelContent,
  type ClassModelLabels,
  type ClassSelection,
  type ClassState,
  getState,
} from "./content.ts";
import { getNextPlace, getStep } from "./getNextPlace.ts";
import { Room } from "./Room.tsx";
import { getPathLength, type RoomPlan } from "./roomPlan.ts";

export interface ClassModelProps extends OuterProps<HTMLDivElement> {
  content: ClassModelContent;
  /** Texts. Functions agree with a number. */
  words: ClassModelLabels;
  /** Id of the initial class. @default the first */
  initial?: string | undefined;
  /** Heading level. @default 3 */
  level?: Extract<HeadingLevel, 2 | 3 | 4> | undefined;
}

/**
 * Interactive model of booking a class and a place, with the path from the door to it. A full class
 * offers a waitlist. Nothing is sent, and a reload resets it.
 *
 * Not for a real booking (`Form`) or a static preview (`PhonePreview`).
 */
export function ClassModel({
  content,
  words,
  initial,
  level = 3,
  className,
  ...outer
}: ClassModelProps) {
  const { classes, metres } = content;
  const mirrored = useAgency().direction === "rtl";
  const panel = useRef<HTMLDivElement>(null);
  const hintId = useId();
  useEarlyInput(panel);
  const [id, setId] = useState(initial ?? classes[0]?.id);
  const [choices, setChoices] = useState<Readonly<Record<string, ClassSelection>>>({});
  const [said, say] = useState("");
  const states = classes.map((one) => getState(one, choices[one.id]));
  const one = states.find((state) => state.id === id) ?? states[0];
  if (!one) return null;

  const walk = (place: number) => words.walk(getPathLength(one, place, metres));
  const change = (choice: ClassSelection) =>
    setChoices({ ...choices, [one.id]: { chosen: one.chosen, ...choices[one.id], ...choice } });
  const chooseClass = (at: number) => {
    const next = states[at - 1];
    if (!next) return;
    setId(next.id);
    say(`${words.session(next.title, next.at)}. ${next.room}. ${standing(next)}`);
  };
  const standing = (state: ClassState) =>
    state.full ? words.waiting(state.waiting) : words.free(state.total - state.count);
  const choosePlace = (place: number) => {
    change({ chosen: place });
    say(`${words.chosen(place)}. ${walk(place)}`);
  };

  /** Focus follows the selection, as in native radio groups. */
  const onKeys =
    (plan: RoomPlan, from: number, isFree: (at: number) => boolean, choose: (at: number) => void) =>
    (event: KeyboardEvent<HTMLElement>) => {
      const step = getStep(event.key, mirrored);
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const to = getNextPlace(plan, from, step, isFree);
      if (to === undefined) return;
      choose(to);
      event.currentTarget.querySelector<HTMLElement>(`input[value="${to}"]`)?.focus();
    };

  const act = () => {
    if (one.full) {
      change({ waits: !one.waits });
      say(one.waits ? words.gaveUp : words.waiting(one.waiting + 1));
    } else if (one.chosen === undefined) {
      const [first] = [...Array(one.total).keys()].map((at) => at + 1).filter(one.isFree);
      if (first === undefined) return;
      choosePlace(first);
      panel.current?.querySelector<HTMLElement>(`[data-places] input[value="${first}"]`)?.focus();
    } else if (one.chosen === one.booked) {
      change({ booked: undefined });
      say(words.cancelled);
    } else {
      change({ booked: one.chosen });
      say(`${words.booked(one.chosen)}. ${words.session(one.title, one.at)}`);
    }
  };

  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <div ref={panel} className={styles.panel}>
        <ClassList
          view={content.view}
          states={states}
          current={one.id}
          words={words}
          onChoose={chooseClass}
          onKeyDown={onKeys(
            { rows: states.length, columns: 1 },
            states.indexOf(one) + 1,
            () => true,
            chooseClass,
          )}
        />
        <Room
          one={one}
          words={words}
          level={level}
          describedBy={one.full ? undefined : hintId}
          onChoose={choosePlace}
          onKeyDown={(event) =>
            onKeys(one, focusedPlace(event) ?? one.chosen ?? 1, one.isFree, choosePlace)(event)
          }
        />
        <div className={styles.booking}>
          <div className={styles.action}>
            <Button variant={canCancel(one) ? "outline" : "solid"} onClick={act}>
              {getActionLabel(one, words)}
            </Button>
          </div>
          <p className={`${sizes.xs} ${styles.note}`}>
            {words.session(one.title, one.at)}.{" "}
            {one.chosen !== undefined && !one.full && `${walk(one.chosen)}. `}
            {!one.full && (
              <span id={hintId} className={styles.hint}>
                {words.hint}
              </span>
            )}
          </p>
        </div>
      </div>
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  );
}

const canCancel = (one: ClassState) =>
  one.full ? one.waits : one.chosen !== undefined && one.chosen === one.booked;

function getActionLabel(one: ClassState, words: ClassModelLabels): string {
  if (one.full) return one.waits ? words.leave : words.join;
  if (one.chosen === undefined) return words.choose;
  return one.chosen === one.booked ? words.cancel(one.chosen) : words.book(one.chosen);
}

function focusedPlace({ target }: KeyboardEvent<HTMLElement>): number | undefined {
  return target instanceof HTMLInputElement ? Number(target.value) || undefined : undefined;
}
