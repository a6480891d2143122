import type { ArtKind } from "./index.ts";

export const artAlt: Record<ArtKind, { en: string; ar: string }> = {
  dipole: {
    en: "Drawing: a bundle of curved lines between two points, the straight one in orange.",
    ar: "رسم: حزمة من الخطوط المنحنية بين نقطتين، والخط المستقيم بينها مميّز باللون.",
  },
  network: {
    en: "Drawing: a net of points and lines; the shortest way across it is marked.",
    ar: "رسم: شبكة من النقاط والخطوط، وأقصر طريق عبرها مميّز باللون.",
  },
  contour: {
    en: "Drawing: contour lines of a hilly landscape, with a straight line between two summits.",
    ar: "رسم: خطوط ارتفاع لأرض كثيرة التلال، وخط مستقيم يصل بين قمّتين.",
  },
  chord: {
    en: "Drawing: a circle crossed by two hundred chords, one of them marked.",
    ar: "رسم: دائرة يقطعها مئتا وتر، وأحدها مميّز باللون.",
  },
  envelope: {
    en: "Drawing: straight lines that form curves where they cross, one of them marked.",
    ar: "رسم: خطوط مستقيمة ترسم بتقاطعها منحنيات، وأحدها مميّز باللون.",
  },
  maze: {
    en: "Drawing: a maze with the shortest way through it.",
    ar: "رسم: متاهة رُسم فيها أقصر طريق إلى المخرج.",
  },
  halftone: {
    en: "Drawing: a pattern of dots that turn into diamonds from one side to the other, one row in orange.",
    ar: "رسم: شبكة من النقاط الدائرية تتحوّل تدريجيًا إلى معيّنات، وصفّ واحد منها بالبرتقالي.",
  },
  warp: {
    en: "Drawing: a fine grid drawn towards one point, with a marked line that bends the least.",
    ar: "رسم: شبكة دقيقة تنجذب نحو نقطة واحدة، وخط مميّز هو أقلّها انحناءً.",
  },
  flow: {
    en: "Drawing: flowing lines that fold over each other, one of them marked.",
    ar: "رسم: خطوط منسابة يطوي بعضها بعضًا، وأحدها مميّز باللون.",
  },
  orbit: {
    en: "Drawing: tilted orbits around a point, with a line from the centre to one of them.",
    ar: "رسم: مدارات مائلة حول نقطة، وخط يصل المركز بأحدها.",
  },
  star: {
    en: "Drawing: a field of eight-pointed stars, unfinished towards one corner, with a line across.",
    ar: "رسم: حقل من نجوم ثُمانية الرؤوس لم يكتمل أحد أركانه، وخط يعبره.",
  },
};
