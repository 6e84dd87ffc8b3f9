import { createUseApi, swrSettings } from '@stoa/api-client/swr'
import { unload } from 'swr'
import { api } from './api.ts'
import { core } from './core.ts'

const useRead = createUseApi(api)

/**
 * Reads a path of the contract through SWR's cache: fresh for five minutes, three retries, no refetch on focus.
 * `null` for `init` waits. The one way to read in the browser; pages import it in parts that come after hydration
 * where they can.
 */
export const useApi: typeof useRead = (path, init, options) =>
  useRead(path, init, { ...swrSettings, ...options })

// What was read for one user is never shown to the next in the same tab: not even while theirs is on its way.
let last = core.auth.get().user?.id
core.auth.subscribe(() => {
  const id = core.auth.get().user?.id
  if (!id) return
  if (last && last !== id) unload()
  last = id
})
