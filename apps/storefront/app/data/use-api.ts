import { api } from './api.ts'
import { createUseApi } from './create-use-api.ts'

/**
 * Reads a path of the contract through SWR's cache. `null` for `init` waits. The one way to read in the browser outside
 * of the seller area; pages import it in parts that come after hydration where they can.
 */
export const useApi = createUseApi(api)
