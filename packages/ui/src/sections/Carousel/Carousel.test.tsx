import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { Carousel } from "./Carousel.tsx";

const labels = {
  previous: "Back",
  next: "On",
  position: (place: number, total: number) => `${place} of ${total}`,
};
/** jsdom lays nothing out: three slides of 100 px. */
function layOut(list: HTMLElement) {
  [...list.children].forEach((slide, index) => {
    slide.getBoundingClientRect = () => new DOMRect(index * 100, 0, 100, 10);
  });
  Object.defineProperties(list, {
    scrollWidth: { value: 300 },
    clientWidth: { value: 100 },
  });
  list.scrollTo = vi.fn();
}

it("scrolls to the next slide and says where that is, once a button was used", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { container } = render(
    <AgencyProvider language="en">
      <Carousel label="Days" slides={["one", "two", "three"]} labels={labels} data-place="here" />
    </AgencyProvider>,
  );
  expect(screen.getByRole("region", { name: "Days" }).dataset.place).toBe("here");
  const list = screen.getByRole("list");
  layOut(list);
  list.dispatchEvent(new Event("scroll"));
  const live = container.querySelector('[aria-live="polite"]');
  expect(live?.textContent).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "On" }));
  expect(list.scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 100, behavior: "smooth" });
  expect(live?.textContent).toBe("2 of 3");
  // A second press while it is on its way is no lost one.
  await userEvent.click(screen.getByRole("button", { name: "On" }));
  expect(list.scrollTo).toHaveBeenLastCalledWith({ left: 200, behavior: "smooth" });
  expect(live?.textContent).toBe("3 of 3");
  vi.unstubAllGlobals();
});
