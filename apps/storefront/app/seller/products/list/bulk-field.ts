import type { BulkAction } from '@stoa/api-client/schema'

/** Field that a bulk change can edit. */
export type BulkField = BulkAction['field']
