export {
  type ToastContextValue,
  type ToastId,
  type ToastLabels,
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type ToastTone,
  useToast,
} from "./ToastProvider.tsx";
