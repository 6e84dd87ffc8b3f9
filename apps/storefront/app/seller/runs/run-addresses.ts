import type { Run } from '@stoa/api-client/schema'

export const IMPORT = '/seller/products/import'
export const RUNS = '/seller/products/runs'

export const CHANGES = '/seller/products/changes'

/** A run, where it can be watched and gone on with. */
export const runHref = ({ kind, id }: Pick<Run, 'kind' | 'id'>): string =>
  `${kind === 'import' ? IMPORT : CHANGES}?run=${id}`
