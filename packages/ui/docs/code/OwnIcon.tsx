import { IconButton } from "@agency/ui/IconButton";

const HeartIcon = ({ size = 24 }: { size?: number }) => (
  <svg
    aria-hidden="true"
    focusable="false"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="square"
  >
    <path d="M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6Z" />
  </svg>
);

export const Like = ({ onLike }: { onLike: () => void }) => (
  <IconButton label="Like" onClick={onLike}>
    <HeartIcon />
  </IconButton>
);
