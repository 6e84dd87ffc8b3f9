import { createApiClient } from '@stoa/api-client'
import { core } from './core.ts'
import { guarded } from './guarded.ts'

/** The contract's calls, signed with this tab's session. Pages that are mostly read import it when it is used. */
export const api = guarded(createApiClient({ baseUrl: '', session: core.session }))
