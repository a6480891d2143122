const bytes = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 2 });

/** Format "1.4 MB". */
export const formatSize = (size: number): string =>
  size < 1_000_000
    ? `${bytes.format(Math.max(1, Math.round(size / 1000)))} kB`
    : `${bytes.format(size / 1_000_000)} MB`;

export const formatCount = (total: number): string =>
  total === 0 ? "No images found." : `${total} ${total === 1 ? "image" : "images"}`;
