import { Dialog } from "@agency/ui/Dialog";
import { PhonePreview, PhoneScreen } from "@agency/ui/PhonePreview";
import { PreviewAction, PreviewFacts, PreviewFigure, PreviewRows } from "@agency/ui/Preview";
import { WalkThrough } from "@agency/ui/WalkThrough";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lists } from "../../lists.ts";

const booked = [1, 0.64, 0.28];

interface GymestryDemoProps {
  open: boolean;
  onClose: () => void;
}

/** The product in five captioned steps, on phones drawn by code. Sample figures. */
export default function GymestryDemo({ open, onClose }: GymestryDemoProps) {
  const { t } = useTranslation("products");
  const { gate, classes, payments, staff, reports } = t("gymestry.demo.steps", lists);

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
            classes,
            <>
              <PreviewRows
                items={classes.screen.items.map((item, index) => ({
                  ...item,
                  share: booked[index],
                  current: index === 1,
                }))}
              />
              <PreviewAction>{classes.screen.action}</PreviewAction>
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
