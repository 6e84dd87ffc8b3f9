import type { BulkAction } from '@stoa/api-client/schema'

/** What can be changed of several products at once. */
export type BulkField = BulkAction['field']
