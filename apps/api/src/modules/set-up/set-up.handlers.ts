import type { Handlers } from '../../contract/handlers.ts'
import { createSetUpService, type SetUpDeps } from './set-up.service.ts'

export function createSetUpHandlers(
  deps: SetUpDeps,
): Pick<Handlers, 'readSetUp' | 'saveSetUp' | 'sendSetUpEmail' | 'openMarketplace'> {
  const setUp = createSetUpService(deps)
  return {
    readSetUp: ({ body }) => setUp.read(body.token),
    async saveSetUp({ body }) {
      await setUp.save(body)
      return undefined
    },
    sendSetUpEmail: ({ body }) => setUp.sendTestEmail(body.token),
    openMarketplace: ({ body }) => setUp.open(body),
  }
}
