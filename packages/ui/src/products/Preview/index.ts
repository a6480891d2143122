export {
  PreviewAction,
  type PreviewActionProps,
  PreviewFacts,
  type PreviewFactsProps,
  PreviewFigure,
  type PreviewFigureProps,
  type PreviewRow,
  PreviewRows,
  type PreviewRowsProps,
  PreviewShares,
  type PreviewSharesProps,
} from "./Preview.tsx";
export {
  PreviewChart,
  type PreviewChartProps,
  PreviewMap,
  type PreviewMapProps,
  type PreviewStop,
} from "./PreviewChart.tsx";
