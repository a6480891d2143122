// @vitest-environment node
import { blogQuery, postPageQuery } from "@agency/content/queries/blog";
import { caseStudyPageQuery } from "@agency/content/queries/case-study-lists";
import { contactQuery } from "@agency/content/queries/contact";
import { organizationQuery } from "@agency/content/queries/organization";
import { shellQuery } from "@agency/content/queries/shell";
import { teamQuery } from "@agency/content/queries/team";
import { describe, expect, it, vi } from "vitest";
import { createRenderer } from "./server.tsx";

// Defined by the build.
vi.stubGlobal("__INCOMPLETE_LANGUAGES__", []);

const siteUrl = "http://localhost";

/** The server's bundle has its own `ContentError` class. */
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
    ["/blog", "en", "This page didn’t load", "We couldn’t load this page. Please try again."],
    ["/ar", "ar", "تعذّر فتح الصفحة", "تعذّر تحميل هذه الصفحة. يُرجى المحاولة مرة أخرى."],
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

describe("lists while the search index is being built", () => {
  const text = (en: string) => ({ text: en, lang: "en" });
  const posts = (count: number) =>
    Array.from({ length: count }, (_, number) => ({
      slug: `post-${number}`,
      title: text(`Title ${number}`),
      category: { key: "Design", ...text("Design") },
      publishedAt: "2026-01-01T00:00:00Z",
      featuredImage: null,
      featuredImageLight: null,
    }));
  const cases = [
    {
      slug: "case-0",
      title: text("Case 0"),
      clientName: text("Client"),
      industry: text("Energy"),
      location: null,
      isFeatured: false,
      isSample: false,
      featuredImage: null,
      featuredImageLight: null,
      evidence: null,
    },
  ];
  const full = { posts: posts(7), leadExcerpt: null, popular: [] };
  const renderWith = (more: Record<string, unknown>) =>
    rendererWith((query) => more[query] ?? failingFor(() => false)(query));

  it("the blog shows its newest posts, and more of them", async () => {
    const rendered = await renderWith({ [blogQuery]: full })(`${siteUrl}/blog`);
    expect(rendered.failure).toBeUndefined();
    expect(rendered).toMatchObject({ found: true, isWhole: true });
    for (let number = 0; number < 7; number++)
      expect(rendered.html).toContain(`href="/blog/post-${number}"`);
    expect(rendered.html).toContain('href="/blog?page=2"');
  });

  it("its last part is the one that is not full", async () => {
    const render = renderWith({ [blogQuery]: full, [postPageQuery]: posts(2) });
    const { html } = await render(`${siteUrl}/blog?page=2`);
    expect(html).toContain('href="/blog/post-1"');
    expect(html).not.toContain('href="/blog?page=3"');
  });

  it.each(["?category=Design", "?tag=Gulf"])("the blog shows its list of %s", async (search) => {
    const render = renderWith({ [blogQuery]: full, [postPageQuery]: posts(2) });
    const rendered = await render(`${siteUrl}/blog${search}`);
    expect(rendered.failure).toBeUndefined();
    expect(rendered.html).toContain('href="/blog/post-1"');
  });

  it.each(["", "?industry=Energy"])("the case studies show their list%s", async (search) => {
    const rendered = await renderWith({ [caseStudyPageQuery]: cases })(
      `${siteUrl}/case-studies${search}`,
    );
    expect(rendered.failure).toBeUndefined();
    expect(rendered.html).toContain('href="/case-studies/case-0"');
  });

  it.each(["/blog?q=word", "/case-studies?q=word"])("a search fails: %s", async (path) => {
    const render = renderWith({ [blogQuery]: full, [caseStudyPageQuery]: cases });
    expect((await render(siteUrl + path)).failure).toMatchObject({ name: "ContentError" });
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
