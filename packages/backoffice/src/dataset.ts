/** Private dataset of the embedded content service with staff, sessions and activity log. */
export const deskDataset = "desk";
