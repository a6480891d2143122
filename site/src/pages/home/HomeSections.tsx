import { FirstWeek } from "./FirstWeek.tsx";
import { LatestArticles } from "./LatestArticles.tsx";
import { OwnProducts } from "./OwnProducts.tsx";
import { Quote } from "./Quote.tsx";
import { SelectedWork } from "./SelectedWork.tsx";

export default function HomeSections() {
  return (
    <>
      <SelectedWork />
      <OwnProducts />
      <FirstWeek />
      <Quote />
      <LatestArticles />
    </>
  );
}
