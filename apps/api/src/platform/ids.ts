import { randomInt } from 'node:crypto'
import { v5, v7 } from 'uuid'

/** A fresh id. Version 7 sorts by time, so indexes on it grow at their end. */
export const newId = (): string => v7()

/** A UUID as PostgreSQL writes it, in either case; `urn:uuid:…` and braces don't match. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => UUID.test(text)

/** Characters of a number, without those that are easily misread: I, L, O and U. */
const NUMBER_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number for people to read and type, such as `7KQ2M9XW4T`. No one can guess another one. */
export const newNumber = (): string => Array.from({ length: 10 }, () => NUMBER_SIGNS[randomInt(32)]).join('')

const SEED_NAMESPACE = '6f1d3c0a-52d0-5b7e-9a34-0c5a70a51ce5'

/** Returns the same id for the same parts on every machine. Key of the demo catalog and of imports. */
export const stableId = (...parts: readonly (string | number)[]): string =>
  v5(parts.join('\u001f'), SEED_NAMESPACE)
