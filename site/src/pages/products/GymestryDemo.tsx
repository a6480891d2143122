import { PhonePreview, PhoneScreen } from "@agency/showcase/PhonePreview";
import { PreviewAction, PreviewFacts, PreviewFigure, PreviewRows } from "@agency/showcase/Preview";
import { classes } from "@agency/showcase/products/gymestry";
import { WalkThrough } from "@agency/showcase/WalkThrough";
import { Dialog } from "@agency/ui/Dialog";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asObjects } from "../../asObjects.ts";
import { useClock } from "./useClock.ts";

const shown = ["reformer", "strength", "mobility"] as const;
const own = "strength";

interface GymestryDemoProps {
  open: boolean;
  onClose: () => void;
}

/** Sample figures. */
export default function GymestryDemo({ open, onClose }: GymestryDemoProps) {
  const { t } = useTranslation("products");
  const { short } = useClock();
  const { gate, classes: booking, payments, staff, reports } = t("gymestry.demo.steps", asObjects);

  const evening = shown.map((name) => {
    const { at, rows, columns, taken, ...one } = classes[name];
    const total = rows * columns;
    const booked = taken.length + (name === own ? 1 : 0);
    return {
      start: short(at),
      title: t(`gymestry.classes.${name}`),
      note:
        name === own
          ? booking.screen.booked
          : "waiting" in one
            ? t("gymestry.classes.waiting", { count: one.waiting })
            : t("gymestry.classes.free", { count: total - booked }),
      value: t("gymestry.classes.count", { taken: booked, total }),
      share: booked / total,
      current: name === own,
    };
  });

  const step = (
    { title, caption, screen }: Record<"title" | "caption", string> & { screen: Head },
    children: ReactNode,
  ) => ({
    title,
    caption,
    picture: (
      <PhonePreview compact caption={t("gymestry.demo.note")}>
        <PhoneScreen title={screen.title} note={screen.note} time="9:41">
          {children}
        </PhoneScreen>
      </PhonePreview>
    ),
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t("gymestry.demo.title")}
      closeLabel={t("gymestry.demo.close")}
      size="large"
    >
      <WalkThrough
        labels={{
          play: t("gymestry.demo.play"),
          pause: t("gymestry.demo.pause"),
          previous: t("gymestry.demo.previous"),
          next: t("gymestry.demo.next"),
          position: (step, total) => t("gymestry.demo.position", { step, total }),
        }}
        steps={[
          step(
            gate,
            <>
              <PreviewFacts items={gate.screen.facts} />
              <PreviewAction>{gate.screen.action}</PreviewAction>
            </>,
          ),
          step(
            booking,
            <>
              <PreviewRows items={evening} />
              <PreviewAction>{booking.screen.action}</PreviewAction>
            </>,
          ),
          step(payments, <PreviewRows items={payments.screen.items} />),
          step(staff, <PreviewRows items={staff.screen.items} />),
          step(
            reports,
            <>
              <PreviewFigure {...reports.screen.figure} />
              <PreviewRows items={reports.screen.items} />
            </>,
          ),
        ]}
      />
    </Dialog>
  );
}

type Head = Record<"title" | "note", string>;
