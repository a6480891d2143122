/** Private dataset with staff, sessions and activity log. */
export const deskDataset = "desk";
