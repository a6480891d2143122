import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { Article } from "./Article.tsx";

export default function BlogPost() {
  return (
    <ContentBoundary page>
      <Article />
    </ContentBoundary>
  );
}
