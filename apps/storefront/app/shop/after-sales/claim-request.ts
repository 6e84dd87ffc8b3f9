import type { ClaimKind, ClaimResolution } from '@stoa/api-client/schema'
import { camelCase } from '../../lib/camel-case.ts'

const KINDS: readonly ClaimKind[] = ['missing', 'wrong_item', 'damaged', 'not_as_described']
const RESOLUTIONS: readonly ClaimResolution[] = ['refund', 'replacement']

/** Returns the contract's name of a choice. Undefined for an unknown choice. */
export const toKind = (choice: string): ClaimKind | undefined =>
  KINDS.find(kind => camelCase(kind) === choice)
export const toResolution = (choice: string): ClaimResolution | undefined =>
  RESOLUTIONS.find(resolution => resolution === choice)
