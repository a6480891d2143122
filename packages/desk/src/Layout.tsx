import type { LayoutProps } from "sanity";
import { Refusals } from "./refusals/Refusals.tsx";

export const Layout = (props: LayoutProps) => (
  <>
    {props.renderDefault(props)}
    <Refusals />
  </>
);
