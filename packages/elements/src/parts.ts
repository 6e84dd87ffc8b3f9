/** Entry of header, cart and drawer, which load when the page has one of them. `more` is their lazy part. */

/** Defines the elements. The market object exists by then. */
export function defineParts(): void {}
