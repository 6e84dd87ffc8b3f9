import type { Run } from '@stoa/api-client/schema'

export const IMPORT = '/seller/products/import'
export const RUNS = '/seller/products/runs'

export const CHANGES = '/seller/products/changes'

/** URL of the page that shows a run. */
export const runHref = ({ kind, id }: Pick<Run, 'kind' | 'id'>): string =>
  `${kind === 'import' ? IMPORT : CHANGES}?run=${id}`
