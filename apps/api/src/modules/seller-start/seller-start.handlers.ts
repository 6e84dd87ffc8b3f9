import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSellerStart } from './seller-start.service.ts'

export function createSellerStartHandlers({ db, clock }: Deps): Pick<Handlers, 'getSellerStart'> {
  return { getSellerStart: ({ shop }) => readSellerStart(db, shop, clock.now()) }
}
