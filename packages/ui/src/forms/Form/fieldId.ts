/** The id of a form's field: what the summary of errors links to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;
