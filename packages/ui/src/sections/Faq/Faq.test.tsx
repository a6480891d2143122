// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Faq } from "./Faq.tsx";

const items = [
  { title: "How long?", content: <p>Seven days.</p>, open: true, id: "how-long" },
  { title: "How much?", content: <p>It depends.</p> },
];
const details = () => [...document.querySelectorAll("details")];

describe("Faq", () => {
  it("is the browser's disclosure, with a heading as its control's words", () => {
    render(<Faq items={items} level={4} />);
    const heads = screen.getAllByRole("heading", { level: 4 });
    expect(heads.map((head) => head.parentElement?.tagName)).toEqual(["SUMMARY", "SUMMARY"]);
    expect(details().map(({ open }) => open)).toEqual([true, false]);
    expect(document.getElementById("how-long")).toBe(details()[0]);
  });

  it("keeps answers in the document while they are closed", () => {
    render(<Faq items={items} />);
    expect(screen.getByText("It depends.")).toBeTruthy();
  });

  it("groups its questions only where one may be open", () => {
    const { unmount } = render(<Faq items={items} />);
    expect(details().every((item) => !item.hasAttribute("name"))).toBe(true);
    unmount();
    render(
      <>
        <Faq items={items} exclusive />
        <Faq items={items} exclusive />
      </>,
    );
    const names = details().map((item) => item.getAttribute("name"));
    expect(names[0]).toBe(names[1]);
    expect(new Set(names).size).toBe(2);
  });
});
