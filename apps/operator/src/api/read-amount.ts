/** Reads a typed amount, with a point or a comma: "16.99" becomes 16.99. Null if it isn’t an amount; the API checks its decimals. */
export const readAmount = (typed: string): number | null =>
  /^\d+([.,]\d+)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : null
