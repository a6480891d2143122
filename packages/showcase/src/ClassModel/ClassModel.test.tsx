// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ClassModel, type ClassModelProps } from "./ClassModel.tsx";
import { getNextPlace, getStep } from "./getNextPlace.ts";
import { storyClasses } from "./storyClasses.ts";

afterEach(cleanup);

const plan = { rows: 2, columns: 7 };
const free = new Set([5, 7, 10, 11, 14]);
const isFree = (place: number) => free.has(place);

describe("a step", () => {
  it("skips taken places, and goes round", () => {
    expect(getNextPlace(plan, 5, "next", isFree)).toBe(7);
    expect(getNextPlace(plan, 14, "next", isFree)).toBe(5);
    expect(getNextPlace(plan, 5, "previous", isFree)).toBe(14);
    expect(getNextPlace(plan, 1, "first", isFree)).toBe(5);
    expect(getNextPlace(plan, 1, "last", isFree)).toBe(14);
    expect(getNextPlace(plan, 1, "next", () => false)).toBeUndefined();
    expect(getNextPlace(plan, 1, "down", () => false)).toBeUndefined();
  });

  it("goes to the nearest free place of the next row", () => {
    expect(getNextPlace(plan, 5, "down", isFree)).toBe(11);
    expect(getNextPlace(plan, 10, "up", isFree)).toBe(5);
    expect(getNextPlace(plan, 14, "down", isFree)).toBe(7);
  });

  it("follows the direction of the page", () => {
    expect(getStep("ArrowRight", false)).toBe("next");
    expect(getStep("ArrowRight", true)).toBe("previous");
    expect(getStep("a", false)).toBeUndefined();
  });
});

const sample = (props: Partial<ClassModelProps> = {}, language: "en" | "ar" = "en") => (
  <AgencyProvider language={language}>
    <ClassModel {...storyClasses[language]} initial="strength" {...props} />
  </AgencyProvider>
);
const places = (name = /Place in/) => within(screen.getByRole("radiogroup", { name }));
const status = () => screen.getByRole("status").textContent;

describe("ClassModel", () => {
  it("moves past taken places by arrow keys and says where it is", async () => {
    render(sample());
    const ten = screen.getByRole<HTMLInputElement>("radio", { name: "Place 10" });
    expect(ten.checked).toBe(true);
    ten.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    const last = screen.getByRole<HTMLInputElement>("radio", { name: "Place 14" });
    expect(last.checked).toBe(true);
    expect(document.activeElement).toBe(last);
    expect(status()).toMatch(/^Place 14 chosen\. \d+ metres from the door$/);
    await userEvent.keyboard("{ArrowUp}");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Place 7" }).checked).toBe(true);
  });

  it("goes the other way on an Arabic page", async () => {
    render(sample({}, "ar"));
    screen.getByRole("radio", { name: "المكان 10" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "المكان 11" }).checked).toBe(true);
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "المكان 10" }).checked).toBe(true);
  });

  it("cannot choose a taken place", async () => {
    render(sample());
    const taken = screen.getByRole<HTMLInputElement>("radio", { name: "Place 4, taken" });
    await userEvent.click(taken);
    expect([taken.disabled, taken.checked]).toEqual([true, false]);
  });

  it("books, moves and gives up a place", async () => {
    render(sample());
    await userEvent.click(screen.getByRole("button", { name: "Book place 10" }));
    expect(screen.getByText("10 of 14 taken")).toBeTruthy();
    expect(status()).toBe("Place 10 booked. Strength basics, 18:00");
    await userEvent.click(screen.getByRole("radio", { name: "Place 5" }));
    await userEvent.click(screen.getByRole("button", { name: "Book place 5" }));
    expect(screen.getByText("10 of 14 taken")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Cancel place 5" }));
    expect(screen.getByText("9 of 14 taken")).toBeTruthy();
    expect(status()).toBe("Your booking is cancelled.");
  });

  it("has a waitlist where no place is free", async () => {
    render(sample());
    await userEvent.click(screen.getByRole("radio", { name: /Reformer/ }));
    expect(status()).toBe("Reformer, level 2, 17:30. Studio 1. 3 on the waitlist");
    expect(
      places()
        .getAllByRole<HTMLInputElement>("radio")
        .every((one) => one.disabled),
    ).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Join the waitlist" }));
    expect(screen.getAllByText("4 on the waitlist").length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole("button", { name: "Leave the waitlist" }));
    expect(status()).toBe("You’ve left the waitlist.");
  });

  it("keeps what was chosen in each class, and leads to a place where none is", async () => {
    render(sample());
    await userEvent.click(screen.getByRole("radio", { name: "Place 11" }));
    const strength = screen.getByRole<HTMLInputElement>("radio", { name: /Strength/ });
    strength.focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Mobility/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Choose a place" }));
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Place 1" }));
    await userEvent.click(strength);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Place 11" }).checked).toBe(true);
  });

  it("hydrates without a difference, and stays small", () => {
    const html = renderToString(sample());
    expect(html.length).toBeLessThan(30_000);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    const { unmount } = render(sample(), { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    unmount();
    container.remove();
  });
});
