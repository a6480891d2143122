/** Returns a key that is equal for the same file chosen twice, and for its copy. */
export const getFileKey = ({ name, size, lastModified }: File) =>
  [name, size, lastModified].join("/");
