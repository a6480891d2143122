import {
  ArticleBody,
  ArticleBodySkeleton,
  FeaturedPost,
  FeaturedPostSkeleton,
  PostList,
  PostListItem,
  PostListSkeleton,
  Prose,
  ProseCode,
  ProseFigure,
  ProseHeading,
  ProseList,
  ProseParagraph,
  ProseQuote,
  RankedList,
  RelatedPosts,
  ShareButtons,
  TableOfContents,
} from "@agency/ui";
import { image } from "./image";

export function Articles() {
  return (
    <>
      <FeaturedPost href="/next" title="مقال مميّز" image={image} excerpt="مقتطف من المقال." />
      <PostList title="المقالات">
        <PostListItem href="/next" title="مقال أول" date="1 يناير 2026" dateTime="2026-01-01" />
      </PostList>
      <RankedList title="الأكثر قراءة" items={[{ title: "مقال ثانٍ", href: "/next" }]} />
      <ArticleBody
        aside={
          <TableOfContents label="في هذا المقال" items={[{ id: "start", label: "البداية" }]} />
        }
        footer={
          <ShareButtons label="مشاركة" items={[{ label: "البريد", href: "mailto:?subject=x" }]} />
        }
      >
        <Prose>
          <ProseParagraph lead>فقرة أولى.</ProseParagraph>
          <ProseHeading level={2} id="start">
            البداية
          </ProseHeading>
          <ProseList items={["بند أول", "بند ثانٍ"]} />
          <ProseQuote quote="اقتباس قصير" attribution="كاتب" />
          <ProseFigure image={image} caption="شرح الصورة" />
          <ProseCode codeLanguage="ts">const answer = 42;</ProseCode>
        </Prose>
      </ArticleBody>
      <RelatedPosts title="مقالات ذات صلة" items={[{ href: "/next", title: "مقال ثالث", image }]} />
      <ArticleBodySkeleton />
      <FeaturedPostSkeleton />
      <PostListSkeleton count={1} />
    </>
  );
}
