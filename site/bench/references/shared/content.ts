/** What the references show: an invented studio, about as much text as the site's home page. */

export interface Card {
  title: string;
  text: string;
  tag: string;
  year: number;
}

const subjects = ["Harbour", "Orchard", "Lantern", "Quarry", "Meadow", "Signal", "Timber", "Delta"];
const works = ["timetable", "notebook", "atlas", "shopfront", "archive", "menu", "guide", "ledger"];
const verbs = ["drawn", "sorted", "printed", "mapped", "tested", "renamed", "rebuilt"];
const tags = ["Print", "Screen", "Type", "Film", "Space"];

const pick = (list: string[], at: number): string => list[at % list.length] ?? "";

const card = (at: number): Card => ({
  title: `${pick(subjects, at)} ${pick(works, at * 3 + 1)}`,
  text: `A ${pick(works, at)}, ${pick(verbs, at)} in ${2 + (at % 5)} weeks.`,
  tag: pick(tags, at),
  year: 2019 + (at % 7),
});

export const studio = "Studio Example";
export const lead = "Eight sections of small cards, and a list of posts behind them.";

export const sections = Array.from({ length: 8 }, (_, at) => ({
  title: `${pick(subjects, at)} work`,
  cards: Array.from({ length: 9 }, (_, place) => card(at * 9 + place)),
}));

export const posts = Array.from({ length: 24 }, (_, at) => ({
  ...card(at * 5 + 2),
  title: `What the ${pick(works, at)} taught us, part ${at + 1}`,
}));
