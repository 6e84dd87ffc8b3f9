import type { ApiClient } from '@stoa/api-client'
import { createUseApi as createRead, swrSettings } from '@stoa/api-client/swr'
import { unload } from 'swr'
import { core } from './core.ts'

/** A hook that reads through SWR's cache: fresh for five minutes, three retries, no refetch on focus. */
export function createUseApi(api: ApiClient) {
  const useRead = createRead(api)
  const useApi: typeof useRead = (path, init, options) => useRead(path, init, { ...swrSettings, ...options })
  return useApi
}

// What was read for one user is never shown to the next in the same tab: not even while theirs is on its way.
let last = core.auth.get().user?.id
core.auth.subscribe(() => {
  const id = core.auth.get().user?.id
  if (!id) return
  if (last && last !== id) unload()
  last = id
})
