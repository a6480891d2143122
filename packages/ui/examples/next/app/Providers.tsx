"use client";

import { AgencyProvider, type LinkComponentProps } from "@agency/ui/AgencyProvider";
import Link from "next/link";
import type { ReactNode } from "react";

const NextLink = ({ href, ...rest }: LinkComponentProps) => <Link href={href} {...rest} />;

export function Providers({ children }: { children: ReactNode }) {
  return (
    <AgencyProvider language="ar" linkComponent={NextLink}>
      {children}
    </AgencyProvider>
  );
}
