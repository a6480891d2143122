// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { audioGuide } from "../../sample/evidence/audio-guide.ts";
import { AudioGuide, type AudioGuideView } from "./AudioGuide.tsx";
import type { AudioGuideContent } from "./content.ts";
import { createWaveform, formatDuration } from "./waveform.ts";

function show(view: AudioGuideView, language = "en", content: AudioGuideContent = audioGuide) {
  const { container } = render(
    <AgencyProvider language={language}>
      <AudioGuide content={content} view={view} label="An audio guide" />
    </AgencyProvider>,
  );
  const dot = container.querySelector(`circle[fill="${content.colors.accent}"]`);
  return {
    texts: [...container.querySelectorAll("text")].map((text) => text.textContent),
    strokes: container.querySelector('path[d*="v"]')?.getAttribute("d")?.split("M").slice(1) ?? [],
    silence: Number(dot?.getAttribute("cx")),
  };
}

describe("AudioGuide", () => {
  it("has a stroke for each second, and the silence after the last", () => {
    const { strokes, silence, texts } = show("hero");
    expect(strokes).toHaveLength(90);
    expect(texts).toContain("1:30");
    const shorter = show("hero", "en", { ...audioGuide, seconds: 60 });
    expect(shorter.strokes).toHaveLength(60);
    expect(shorter.texts).toContain("1:00");
    expect(shorter.silence).toBeLessThan(silence);
  });

  it("follows the sentence", () => {
    const other = { ...audioGuide.spoken, en: "“Behind you is the door. Turn round.”" };
    const { strokes, texts } = show("words", "en", { ...audioGuide, spoken: other });
    expect(strokes).not.toEqual(show("words").strokes);
    expect(texts).toContain("Behind");
  });

  it("is an image with its label", () => {
    show("small");
    expect(screen.getByRole("img", { name: "An audio guide" })).toBeTruthy();
  });
});

describe("splitSpeech", () => {
  const { en, ar } = audioGuide.spoken;

  it("rests at a full stop longer than at a comma, and not at the end", () => {
    const rests = (sentence: string) =>
      createWaveform(sentence, 90)
        .strokes.map(({ loudness }) => (loudness ? "|" : "."))
        .join("")
        .match(/\.+/g);
    expect(rests(en)).toEqual(["...", ".."]);
    expect(rests(ar)).toEqual(["...", ".."]);
  });

  it("gives longer words more strokes, without marks of quotation", () => {
    const { words } = createWaveform(en, 90);
    const getLength = (word: string) => {
      const found = words.find(({ text }) => text === word);
      return found ? found.to - found.from : 0;
    };
    expect(getLength("You")).toBeGreaterThan(0);
    expect(getLength("centuries")).toBeGreaterThan(getLength("four"));
    expect(words.at(-1)?.to).toBe(90);
  });

  it("is the same each time, at most 1 and never silent in a word", () => {
    expect(createWaveform(en, 90)).toEqual(createWaveform(en, 90));
    const { words, strokes } = createWaveform(ar, 90);
    expect(Math.max(...strokes.map(({ loudness }) => loudness))).toBe(1);
    for (const { from, to } of words)
      for (const { loudness } of strokes.slice(from, to)) expect(loudness).toBeGreaterThan(0);
  });
});

it("writes a time as minutes and seconds", () => {
  expect([formatDuration(90), formatDuration(600), formatDuration(5)]).toEqual([
    "1:30",
    "10:00",
    "0:05",
  ]);
});
