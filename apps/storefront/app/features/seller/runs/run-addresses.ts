export const IMPORT = '/seller/products/import'
export const RUNS = '/seller/products/runs'

/** A run, where it can be watched and gone on with. */
export const runHref = (id: string): string => `${IMPORT}?run=${id}`
