export {
  type AgencyContextValue,
  AgencyProvider,
  type AgencyProviderProps,
  type Direction,
  getDirection,
  type LinkComponent,
  type LinkComponentProps,
  useAgency,
} from "./AgencyProvider.tsx";
