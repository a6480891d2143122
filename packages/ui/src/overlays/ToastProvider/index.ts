export {
  type ToastAction,
  type ToastContextValue,
  type ToastLabels,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type ToastTone,
  useToast,
} from "./ToastProvider.tsx";
