import { createHmac } from 'node:crypto'
import { singleFlightAfterNow } from '@stoa/server-kit/single-flight'
import type { Deps } from '../../platform/deps.ts'
import { readCatalogVersion } from './catalog-version.repository.ts'

/** Milliseconds between two reads: a busy process reads once for all calls of that time. */
const MIN_INTERVAL = 2

/**
 * Returns a function that tells the catalog's version as clients see it, or null while a change is in progress. Calls that
 * wait share one read, which never began before them. The number behind it would tell competitors how much is sold.
 */
export function createCatalogVersion({ db, tokenKey }: Pick<Deps, 'db' | 'tokenKey'>) {
  const read = singleFlightAfterNow(() => readCatalogVersion(db), { minIntervalMs: MIN_INTERVAL })
  return async (): Promise<string | null> => {
    const version = await read()
    return version && createHmac('sha256', tokenKey).update(version).digest('base64url').slice(0, 22)
  }
}
