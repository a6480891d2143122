// @vitest-environment node
import { blogQuery } from "@agency/content/queries/blog";
import { contactQuery } from "@agency/content/queries/contact";
import { organizationQuery } from "@agency/content/queries/organization";
import { shellQuery } from "@agency/content/queries/shell";
import { teamQuery } from "@agency/content/queries/team";
import { describe, expect, it, vi } from "vitest";
import { createRenderer } from "./server.tsx";

// The build defines it.
vi.stubGlobal("__INCOMPLETE_LANGUAGES__", []);

const siteUrl = "http://localhost";

/** An error of the server's own copy of the reader: the bundle that renders has another class. */
function contentError(): Error {
  return Object.assign(new Error("The content service refused the query."), {
    name: "ContentError",
    code: "query",
  });
}

const answers: Record<string, unknown> = {
  [shellQuery]: { email: null, social: [], notice: null },
  [organizationQuery]: { email: null, phone: null, profiles: [], offices: [] },
  [teamQuery]: [],
  [contactQuery]: { phone: null, whatsapp: null, offices: [], companies: [] },
};

function rendererWith(answer: (query: string) => unknown, isPreview = false) {
  return createRenderer({
    settings: {
      siteUrl,
      content: { projectId: "local", dataset: "production" },
      analytics: [],
      retentionDays: 365,
    },
    siteUrl,
    isPublic: false,
    isPreview,
    fetch: (async (query: string) => answer(query)) as never,
    search: async () => {
      throw contentError();
    },
  });
}

const failingFor = (failing: (query: string) => boolean) => (query: string) => {
  if (failing(query) || !(query in answers)) throw contentError();
  return answers[query];
};

describe("a page whose own query failed", () => {
  it.each([
    ["/blog", "en", "The line broke here", "This page could not be loaded. Please try again."],
    ["/ar", "ar", "انقطع الخط هنا", "تعذّر تحميل هذه الصفحة. يُرجى المحاولة مرة أخرى."],
  ])("%s keeps its layout and says what to do", async (path, language, title, text) => {
    const render = rendererWith(failingFor((query) => query === blogQuery));
    const rendered = await render(siteUrl + path);
    expect(rendered.failure).toMatchObject({ name: "ContentError" });
    expect(rendered).toMatchObject({ language, isWhole: false });
    expect(rendered.version).toBeUndefined();
    expect(rendered.html).toContain("<header");
    expect(rendered.html).toContain("<footer");
    expect(rendered.html).toContain(title);
    expect(rendered.html).toContain(text);
    expect(rendered.head).toContain("noindex");
    // The browser loads the page again by itself.
    expect(rendered.state).toBeUndefined();
  });

  it("fails as a whole where the browser could not load it again", async () => {
    const render = rendererWith(
      failingFor(() => true),
      true,
    );
    await expect(render(`${siteUrl}/blog`)).rejects.toThrow();
  });
});

it.each([
  ["of the layout", shellQuery],
  ["of the structured data", organizationQuery],
])("a failed query %s leaves the page, which is not whole", async (_name, failing) => {
  const render = rendererWith(failingFor((query) => query === failing));
  const rendered = await render(`${siteUrl}/contact`);
  expect(rendered.failure).toBeUndefined();
  expect(rendered).toMatchObject({ found: true, isWhole: false });
  expect(rendered.state).toBeDefined();
});
