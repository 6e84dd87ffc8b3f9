import { createApiClient, unwrap } from '@stoa/api-client'
import type { SetUp } from '@stoa/api-client/schema'

const api = createApiClient()

/** Calls of the set-up page. The token of the operator's link is in their bodies, which no log has. */
export const setUpCalls = (token: string) => ({
  read: () => unwrap(api.POST('/api/operator/set-up/read', { body: { token } })),
  save: (version: number, settings: SetUp['settings']) =>
    unwrap(api.POST('/api/operator/set-up/save', { body: { token, version, settings } })),
  sendTestEmail: () => unwrap(api.POST('/api/operator/set-up/test-email', { body: { token } })),
  open: (version: number, settings: SetUp['settings']) =>
    unwrap(api.POST('/api/operator/set-up/open', { body: { token, version, settings } })),
})

export type SetUpCalls = ReturnType<typeof setUpCalls>
