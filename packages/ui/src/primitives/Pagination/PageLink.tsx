import type { AriaAttributes, ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import { fillTemplate } from "../../internal/fillTemplate.ts";
import { isModifiedClick } from "../../internal/isModifiedClick.ts";
import type { PaginationProps } from "./Pagination.tsx";

interface PageLinkProps
  extends Pick<PaginationProps, "getHref" | "onPageChange">,
    Pick<AriaAttributes, "aria-label" | "aria-current"> {
  page: number;
  className: string;
  rel?: string | undefined;
  /** Buttons only. @default false */
  disabled?: boolean | undefined;
  children: ReactNode;
}

/** Link to a page, or a button without an address. */
export function PageLink({
  page,
  getHref,
  onPageChange,
  disabled = false,
  rel,
  ...attributes
}: PageLinkProps) {
  const { Link } = useAgency();
  if (!getHref) {
    return (
      <button
        type="button"
        {...attributes}
        aria-disabled={disabled || undefined}
        onClick={() => !disabled && onPageChange?.(page)}
      />
    );
  }
  return (
    <Link
      {...attributes}
      href={fillTemplate(getHref, { page })}
      rel={rel}
      onClick={
        onPageChange &&
        ((event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          onPageChange(page);
        })
      }
    />
  );
}
