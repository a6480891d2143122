// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PlacesFilled } from "./PlacesFilled.tsx";
import { Pricing } from "./Pricing.tsx";

const labels = {
  plan: "Plan",
  actions: "Next step",
  included: "Included",
  notIncluded: "Not included",
};

function sample() {
  return render(
    <Pricing
      caption="Plans"
      labels={labels}
      features={["Price", "Users", "API access"]}
      items={[
        {
          title: "Launch",
          highlighted: true,
          values: ["Free", 5, false],
          actions: <button type="button">Go</button>,
        },
        { title: "Enterprise", values: ["By agreement", "Unlimited", true] },
      ]}
    />,
  );
}

describe("Pricing", () => {
  it("is one table: a row for each plan, a column for each feature", () => {
    sample();
    const table = screen.getByRole("table", { name: "Plans" });
    const heads = within(table).getAllByRole("columnheader");
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      "Plan",
      "Price",
      "Users",
      "API access",
      "Next step",
    ]);
    const plans = within(table).getAllByRole("rowheader");
    expect(plans.map(({ textContent }) => textContent)).toEqual(["Launch", "Enterprise"]);
  });

  it("says what is included, and says no label of a feature twice", () => {
    sample();
    const cells = screen.getAllByRole("cell").map((cell) => {
      for (const hidden of cell.querySelectorAll("[aria-hidden=true]")) hidden.remove();
      return cell.textContent;
    });
    expect(cells).toEqual([
      ...["Free", "5", "Not included", "Go"],
      ...["By agreement", "Unlimited", "Included", ""],
    ]);
  });

  it("says that nothing is said of a feature", () => {
    render(
      <Pricing
        caption="Plans"
        labels={{ ...labels, unspecified: "Not stated" }}
        features={["Price", "Support"]}
        items={[{ title: "Launch", values: ["Free", null] }]}
      />,
    );
    const [, support] = screen.getAllByRole("cell");
    for (const hidden of support?.querySelectorAll("[aria-hidden=true]") ?? []) hidden.remove();
    expect(support?.textContent).toBe("Not stated");
  });

  it("has no row of actions where no plan has one", () => {
    render(<Pricing caption="Plans" labels={labels} features={[]} items={[]} />);
    expect(screen.getAllByRole("columnheader")).toHaveLength(1);
  });

  it("wants a value for every feature", () => {
    const plan = { name: "Launch", values: ["Free"] } as const;
    const features = ["Price", "Users"] as const;
    // @ts-expect-error a value is missing
    const wrong = () => Pricing({ caption: "", labels, features, items: [plan] });
    expect(wrong).toBeTruthy();
  });
});

describe("PlacesFilled", () => {
  it("is one image with a text", () => {
    render(<PlacesFilled filled={412} label="412 of 1,000 places are taken" />);
    expect(screen.getByRole("img", { name: "412 of 1,000 places are taken" })).toBeTruthy();
    expect(document.querySelectorAll("*").length).toBeLessThan(40);
  });

  it.each([-5, 1200, Number.NaN])("copes with %d taken", (filled) => {
    const { container } = render(<PlacesFilled filled={filled} label="Places" />);
    expect(container.innerHTML).not.toContain("NaN");
  });
});
