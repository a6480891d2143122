import type { LayoutProps } from "sanity";
import { UploadRefusals } from "./uploads/UploadRefusals.tsx";

export const Layout = (props: LayoutProps) => (
  <>
    {props.renderDefault(props)}
    <UploadRefusals />
  </>
);
