import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createMemoryRouter, RouterProvider, useNavigate } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { useLeaveGuard } from "../../src/forms/useLeaveGuard.ts";

const getPage = (pathname: string) => pathname.replace(/^\/ar\//, "/");

function Guarded() {
  const guard = useLeaveGuard(true, getPage);
  if (!guard.isAsking) return <p>Guarded</p>;
  return (
    <button type="button" onClick={guard.leave}>
      Leave
    </button>
  );
}

/** Navigates while mounting, before the previous page's cleanup. */
function Impatient() {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate(1), [navigate]);
  return <p>Impatient</p>;
}

describe("useLeaveGuard", () => {
  const show = () => {
    const router = createMemoryRouter(
      [
        { path: "/about", element: <Impatient /> },
        { path: "/work", element: <p>Work</p> },
        { path: "/:language?/contact", element: <Guarded /> },
      ],
      { initialEntries: ["/about", "/contact"] },
    );
    render(<RouterProvider router={router} />);
    return router;
  };

  it("asks before its page is left, and not before another language of it", async () => {
    const router = show();
    await act(() => router.navigate("/ar/contact"));
    expect(router.state.location.pathname).toBe("/ar/contact");
    await act(() => router.navigate("/work"));
    expect(router.state.location.pathname).toBe("/ar/contact");
    await act(async () => screen.getByRole("button", { name: "Leave" }).click());
    expect(router.state.location.pathname).toBe("/work");
  });

  it("does not block a navigation that starts while the previous page unmounts", async () => {
    const router = show();
    await act(() => router.navigate(-1));
    await act(async () => screen.getByRole("button", { name: "Leave" }).click());
    await screen.findByText("Guarded");
    expect(router.state.location.pathname).toBe("/contact");
  });
});
