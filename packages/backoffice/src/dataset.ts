/** Private dataset of the embedded content service with the staff, their sessions and activity. */
export const deskDataset = "desk";
