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
} from "./Preview.tsx";
