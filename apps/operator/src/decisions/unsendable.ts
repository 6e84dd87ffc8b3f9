/** Error of a decision whose fields can't be sent. Its message is for the operator. */
export class Unsendable extends Error {}
