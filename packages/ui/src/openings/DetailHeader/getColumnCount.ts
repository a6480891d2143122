/** Returns the columns on wide pages. More than seven facts take two rows. */
export const getColumnCount = (count: number) =>
  count > 7 ? Math.ceil(count / 2) : Math.max(count, 4);
