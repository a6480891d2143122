// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { lazy, type ReactElement, Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { AgencyProvider } from "../../foundations/AgencyProvider/index.ts";
import { ButtonLink } from "../../primitives/Button/index.ts";
import { Dialog } from "../Dialog/index.ts";
import { Tooltip } from "../Tooltip/index.ts";

afterEach(cleanup);

/** Wraps an element as React does for elements that arrive late from a server component. */
const wrapLazily = (element: ReactElement) =>
  lazy(async () => ({ default: element as never })) as unknown as ReactElement;

describe("elements from server components", () => {
  it.each([
    ["Dialog", (link: ReactElement) => <Dialog title="Place" closeLabel="Close" trigger={link} />],
    ["Tooltip", (link: ReactElement) => <Tooltip label="Opens a dialog">{link}</Tooltip>],
  ])("are accepted by %s before they are loaded", async (_, renderPart) => {
    render(
      <AgencyProvider language="en">
        <Suspense>{renderPart(wrapLazily(<ButtonLink href="/place">Open</ButtonLink>))}</Suspense>
      </AgencyProvider>,
    );
    const link = await screen.findByRole("link", { name: "Open" });
    expect(link.getAttribute("href")).toBe("/place");
  });
});
