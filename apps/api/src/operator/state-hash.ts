import { createHash } from 'node:crypto'

/** Hash of the state that an operator sees, which an action has to name. Equal values give equal hashes. */
export const stateHash = (...state: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22)
