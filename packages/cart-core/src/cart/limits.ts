/** The most pieces of one line. */
export const MOST = 999

/** The contract's most lines in one call. */
export const BATCH = 200

/** As many as there are, where stock is tracked. Nothing in stock is the line's problem, not its quantity's. */
export const capped = (quantity: number, stock: number | null) => Math.min(quantity, stock || MOST, MOST)
