export {
  FormComparison,
  type FormComparisonProps,
  type FormComparisonView,
} from "./FormComparison.tsx";
export type { FormComparisonContent } from "./types.ts";
