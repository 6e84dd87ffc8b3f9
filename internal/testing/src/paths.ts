import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** A path in the checkout, from its top. */
export const inRoot = (...parts: string[]): string => join(root, ...parts)
