/** A reason not to start that a person can act on. It is printed as one sentence, without a stack. */
export class StartFault extends Error {}
