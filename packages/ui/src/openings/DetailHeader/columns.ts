/** As many as stand in one row on a wide page; more are shared between two. */
export const columnsFor = (count: number) =>
  count > 7 ? Math.ceil(count / 2) : Math.max(count, 4);
