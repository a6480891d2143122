export {
  DashboardPanel,
  type DashboardPanelProps,
  DashboardPreview,
  type DashboardPreviewProps,
} from "./DashboardPreview.tsx";
