export const getFieldId = (formId: string, name: string) => `${formId}-${name}`;
