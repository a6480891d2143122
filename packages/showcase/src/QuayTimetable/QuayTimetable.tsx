import { useAgency } from "@agency/ui/AgencyProvider";
import { type Crop, Drawing } from "../internal/Drawing.tsx";
import { Board, boardSize } from "./Board.tsx";
import { MarkOverBoats, markSize } from "./MarkOverBoats.tsx";
import { Phone, phonePlan, portraitPlan, smallPlan } from "./Phone.tsx";
import { Poster, posterSize } from "./Poster.tsx";
import { getNextDepartures, parseMinutes } from "./timetable.ts";
import type { QuayTimetableProps } from "./types.ts";
import { useClock } from "./useClock.ts";

const boardArabic: Crop = [464, 122, 976, 500];
const posterColumn: Crop = [228, 184, 270, 374];

/**
 * Artwork of a ferry timetable, computed from one set of rules: bilingual board, poster (train
 * graph), phone, and mark.
 *
 * Not for real departures or accessible text (`Table`).
 */
export function QuayTimetable({
  content,
  view = "hero",
  now: givenNow,
  live = false,
  ...outer
}: QuayTimetableProps) {
  const { language } = useAgency();
  const moves = view === "hero" || view === "phone";
  const clock = useClock(live && moves);
  const now = clock ?? givenNow ?? parseMinutes(content.now);
  const script = language.split("-")[0] === "ar" ? "ar" : "en";
  const departures = getNextDepartures(content, now);
  const scene = { content, departures, now };

  switch (view) {
    case "hero":
      return (
        <Drawing {...outer} {...boardSize}>
          <Board {...scene} moves />
        </Drawing>
      );
    case "boardArabic":
      return (
        <Drawing {...outer} {...boardSize} crop={boardArabic}>
          <Board {...scene} isCover />
        </Drawing>
      );
    case "landscape":
      return (
        <Drawing {...outer} width={720} height={450}>
          <g transform="scale(.5)">
            <Board {...scene} isCover />
          </g>
        </Drawing>
      );
    case "portrait":
      return (
        <Drawing {...outer} width={480} height={576}>
          <g transform="scale(1.2)">
            <Phone {...scene} script={script} plan={portraitPlan} />
          </g>
        </Drawing>
      );
    case "small":
      return (
        <Drawing {...outer} width={smallPlan.width} height={smallPlan.height}>
          <Phone {...scene} script={script} plan={smallPlan} />
        </Drawing>
      );
    case "phone":
    case "phoneOther": {
      const other = script === "ar" ? "en" : "ar";
      return (
        <Drawing {...outer} width={phonePlan.width} height={phonePlan.height}>
          <Phone
            {...scene}
            script={view === "phone" ? script : other}
            plan={phonePlan}
            moves={moves}
          />
        </Drawing>
      );
    }
    case "mark":
      return (
        <Drawing {...outer} {...markSize}>
          <MarkOverBoats content={content} />
        </Drawing>
      );
    case "posterColumn":
      return (
        <Drawing {...outer} {...posterSize} crop={posterColumn}>
          <Poster content={content} crop={posterColumn} />
        </Drawing>
      );
    case "poster":
      return (
        <Drawing {...outer} {...posterSize}>
          <Poster content={content} />
        </Drawing>
      );
  }
}
