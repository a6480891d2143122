import { LatestArticles } from "./LatestArticles.tsx";
import { OwnProducts } from "./OwnProducts.tsx";
import { Quote } from "./Quote.tsx";
import { SelectedWork } from "./SelectedWork.tsx";
import { Week } from "./Week.tsx";

export default function Middle() {
  return (
    <>
      <SelectedWork />
      <OwnProducts />
      <Week />
      <Quote />
      <LatestArticles />
    </>
  );
}
