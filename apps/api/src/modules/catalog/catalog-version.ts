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
export function createCatalogVersion({ db, market, tokenKey }: Pick<Deps, 'db' | 'market' | 'tokenKey'>) {
  let seen: string | null = null
  const read = singleFlightAfterNow(
    async () => {
      const version = await readCatalogVersion(db)
      // What is cached under a version shows the settings of that version.
      if (version !== null && version !== seen) {
        await market.refresh()
        seen = version
      }
      return version
    },
    { minIntervalMs: MIN_INTERVAL },
  )
  return async (): Promise<string | null> => {
    const version = await read()
    return version && createHmac('sha256', tokenKey).update(version).digest('base64url').slice(0, 22)
  }
}
