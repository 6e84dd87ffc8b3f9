import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSellerStart } from './seller-start.service.ts'

export function createSellerStartHandlers({ db, clock, market }: Deps): Pick<Handlers, 'getSellerStart'> {
  return {
    getSellerStart: ({ shop }) => {
      const { selling } = market.settings
      return readSellerStart(db, shop, { now: clock.now(), selling })
    },
  }
}
