/** A start that cannot succeed; the message is one sentence for the operator. */
export class StartError extends Error {}
