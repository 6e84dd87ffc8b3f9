import { createUseApi, swrSettings } from '@stoa/api-client/swr'
import { mutate, type SWRConfiguration } from 'swr'
import { api } from './api.ts'
import { core } from './core.ts'

const read = createUseApi(api)

/** Reads a path of the contract through SWR's cache, as long fresh as the settings say. */
export const useApi = ((path, init, options?: SWRConfiguration) =>
  read(path, init, { ...swrSettings, ...options } as never)) as typeof read

const isPrivate = (key: unknown) =>
  Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('/api/user')

// What was read for one person is never shown to the next one in the same tab.
let last = core.auth.get().user?.id
core.auth.subscribe(() => {
  const id = core.auth.get().user?.id
  if (!id) return
  if (last && last !== id) void mutate(isPrivate, undefined)
  last = id
})
