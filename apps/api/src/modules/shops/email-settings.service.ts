import type { components } from '@stoa/api-client/schema'
import type { ShopScope } from '../../contract/handlers.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { holdsShopKey, inShopTx, requireShopKey } from '../shop-scope/index.ts'
import { changeEmailSettings, findEmailSettings, stopShopEmails } from './email-settings.repository.ts'

type Schemas = components['schemas']

/** Permission that a member needs for emails about a subject. */
const KEYS = { orders: 'orders', questions: 'products' } as const

/** Creates the service with which members choose the emails that they get about a shop's work. */
export function createEmailSettings({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  async function read(shop: ShopScope): Promise<Schemas['ShopEmailSettings']> {
    const { orders, questions, email, timeZone } = await findEmailSettings(db, shop)
    return {
      orders: holdsShopKey(shop, KEYS.orders) ? orders : null,
      questions: holdsShopKey(shop, KEYS.questions) ? questions : null,
      email,
      timeZone,
    }
  }
  return {
    read,
    /** @throws problem `seller.not_allowed` for a subject without its permission */
    async change(shop: ShopScope, wanted: Schemas['ShopEmailSettingsPatch']) {
      for (const subject of ['orders', 'questions'] as const)
        if (wanted[subject] !== undefined) requireShopKey(shop, KEYS[subject])
      await inShopTx(db, shop, tx => changeEmailSettings(tx, shop, { ...wanted, now: clock.now() }))
      return read(shop)
    },
    stop: (which: Schemas['StopShopEmails']) => inTx(db, tx => stopShopEmails(tx, which)),
  }
}
