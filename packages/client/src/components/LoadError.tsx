import { ErrorState, type ErrorStateProps } from "@agency/ui/ErrorState";
import { useRevalidator } from "react-router-dom";

type LoadErrorProps = Omit<ErrorStateProps, "onRetry" | "busyLabel"> & { busyLabel: string };

/** Error state with a button that reloads the route's data. */
export function LoadError({ busyLabel, ...props }: LoadErrorProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorState
      {...props}
      busyLabel={state === "loading" ? busyLabel : undefined}
      onRetry={() => void revalidate()}
    />
  );
}
