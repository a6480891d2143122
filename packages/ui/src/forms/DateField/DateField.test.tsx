import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { DateField, type DateFieldProps } from "./index.ts";

const field = (props: Partial<DateFieldProps> = {}, language = "en") => (
  <AgencyProvider language={language}>
    <form>
      <DateField label="Start" name="start" {...props} />
    </form>
  </AgencyProvider>
);
const sent = () => new FormData(document.querySelector("form") as HTMLFormElement).get("start");

describe("DateField", () => {
  it("is a group named by its label, described by its error, and so are its parts", () => {
    render(field({ errorMessage: "Please enter a date" }));
    expect(screen.getByRole("group", { name: /Start/ })).toBeTruthy();
    for (const part of screen.getAllByRole("spinbutton")) {
      expect(part.getAttribute("aria-invalid")).toBe("true");
    }
  });

  it("sends a Gregorian date of ISO 8601, whatever calendar it shows", async () => {
    const onValueChange = vi.fn();
    render(
      field({
        locale: "ar-AE-u-ca-islamic-umalqura",
        defaultValue: "2026-03-18",
        onValueChange,
      }),
    );
    expect(screen.getAllByRole("spinbutton").map(({ textContent }) => textContent)).toContain(
      "1447",
    );
    expect(sent()).toBe("2026-03-18");
    screen.getAllByRole("spinbutton")[0]?.focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(onValueChange).toHaveBeenLastCalledWith("2026-03-19");
  });

  it.each(["en", "ar"])("takes Arabic digits in %s", async (language) => {
    render(field({ defaultValue: "2026-03-18" }, language));
    const day = document.querySelector<HTMLElement>("[data-part=day]");
    day?.focus();
    await userEvent.keyboard("٢١");
    expect(sent()).toBe("2026-03-21");
  });

  it("is empty once all its parts are, and goes back with its form", async () => {
    render(field({ defaultValue: "2026-03-18" }));
    for (const part of screen.getAllByRole("spinbutton")) {
      part.focus();
      await userEvent.keyboard("{Backspace}{Backspace}{Backspace}{Backspace}");
    }
    expect(sent()).toBe("");
    act(() => document.querySelector("form")?.reset());
    expect(sent()).toBe("2026-03-18");
  });

  it("sends the browser's own date field until scripts run, and keeps what was written there", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(field({ min: "2026-01-01" }));
    const plain = container.querySelector("input") as HTMLInputElement;
    expect([plain.type, plain.name, plain.min]).toEqual(["date", "start", "2026-01-01"]);
    plain.value = "2026-03-21";
    plain.focus();
    const root = await act(() => hydrateRoot(container, field({ min: "2026-01-01" })));
    // The upgrade waits for blur.
    expect(document.activeElement).toBe(plain);
    expect(screen.queryByRole("spinbutton")).toBeNull();
    act(() => plain.blur());
    expect(screen.getAllByRole("spinbutton")).toHaveLength(3);
    expect(sent()).toBe("2026-03-21");
    act(() => root.unmount());
    container.remove();
  });

  it("tells a developer of a date that is none, of a range that is none, of a wrong language", () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    render(field({ value: "31.12.2026", min: "2026-05-01", max: "2026-04-01", locale: "en_US" }));
    const said = warned.mock.calls.join("\n");
    expect(said).toContain('value "31.12.2026" is no date');
    expect(said).toContain("min 2026-05-01 is later than max 2026-04-01");
    expect(said).toContain('"en_US" is no BCP 47 language tag');
    warned.mockRestore();
  });
});
