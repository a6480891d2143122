import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Video } from "./Video.tsx";

const film = {
  label: "A film",
  poster: "poster.jpg",
  sources: [{ src: "film.mp4", type: "video/mp4" }],
};

it("loads nothing before it plays, and brings its captions", () => {
  render(
    <Video
      {...film}
      id="own"
      captions={[
        { src: "en.vtt", language: "en", label: "English" },
        { src: "ar.vtt", language: "ar", label: "العربية" },
      ]}
    />,
  );
  const player = screen.getByLabelText<HTMLVideoElement>("A film");
  expect(player.preload).toBe("none");
  expect(player.controls).toBe(true);
  expect(screen.getByRole("figure").id).toBe("own");
  const tracks = [...player.querySelectorAll("track")];
  expect(tracks.map(({ kind, srclang }) => [kind, srclang])).toEqual([
    ["captions", "en"],
    ["captions", "ar"],
  ]);
});

it("has a caption where one is given", () => {
  render(<Video {...film} silent caption="What it shows" />);
  expect(screen.getByRole("figure").textContent).toBe("What it shows");
});
