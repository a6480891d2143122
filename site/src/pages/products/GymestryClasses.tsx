import { ClassModel, type ClassModelLabels } from "@agency/showcase/ClassModel";
import { type ClassName, classes, metres } from "@agency/showcase/products/gymestry";
import { Container } from "@agency/ui/Container";
import { useTranslation } from "react-i18next";
import { TitledSection } from "../TitledSection.tsx";
import { useClock } from "./useClock.ts";

const names = Object.keys(classes) as ClassName[];

/** Sends nothing. */
export function GymestryClasses() {
  const { t } = useTranslation("products");
  const { short } = useClock();
  const words: ClassModelLabels = {
    classes: t("gymestry.book.classes"),
    places: (room) => t("gymestry.book.places", { room }),
    mirror: t("gymestry.book.mirror"),
    trainer: t("gymestry.book.trainer"),
    door: t("gymestry.book.door"),
    count: (taken, total) => t("gymestry.classes.count", { taken, total }),
    taken: (taken, total) => t("gymestry.book.taken", { taken, total }),
    free: (count) => t("gymestry.classes.free", { count }),
    waiting: (count) => t("gymestry.classes.waiting", { count }),
    place: (place) => t("gymestry.book.place", { place }),
    placeTaken: (place) => t("gymestry.book.placeTaken", { place }),
    chosen: (place) => t("gymestry.book.chosen", { place }),
    booked: (place) => t("gymestry.book.booked", { place }),
    walk: (count) => t("gymestry.book.walk", { count }),
    session: (title, at) => t("gymestry.book.session", { title, at }),
    hint: t("gymestry.book.hint"),
    choose: t("gymestry.book.choose"),
    book: (place) => t("gymestry.book.book", { place }),
    cancel: (place) => t("gymestry.book.cancel", { place }),
    join: t("gymestry.book.join"),
    leave: t("gymestry.book.leave"),
    cancelled: t("gymestry.book.cancelled"),
    gaveUp: t("gymestry.book.left"),
  };
  return (
    <TitledSection
      id="book"
      label={t("gymestry.book.label")}
      meta={t("gymestry.book.note")}
      title={t("gymestry.book.title")}
      compact
    >
      <Container>
        <ClassModel
          content={{
            view: t("gymestry.book.view"),
            metres,
            classes: names.map((id) => {
              const { studio, at, ...one } = classes[id];
              return {
                ...one,
                id,
                at: short(at),
                title: t(`gymestry.classes.${id}`),
                room: t("gymestry.classes.studio", { number: studio }),
              };
            }),
          }}
          words={words}
          initial="strength"
        />
      </Container>
    </TitledSection>
  );
}
