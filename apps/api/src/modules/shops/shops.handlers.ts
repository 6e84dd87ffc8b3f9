import type { Call, Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import type { SecondFactors } from '../second-factor/index.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { createApplicationService } from './applications.service.ts'
import { type DeliveryRow, findDeliveryRow, readDeliveryRow } from './delivery.repository.ts'
import { updateDelivery } from './delivery.service.ts'
import { viewDeliveryRow } from './delivery.view.ts'
import { createEmailSettings } from './email-settings.service.ts'
import { createInvitationService } from './invitations.service.ts'
import { createOwnerChanges } from './owner-changes.ts'
import { findSellerShop, readSellerShop, type SellerShopRow } from './seller.repository.ts'
import { pauseShop, updateShop } from './seller.service.ts'
import { viewSellerShop } from './seller.view.ts'
import { listShopLog } from './shop-log.service.ts'
import { checkSlug } from './shop-slugs.service.ts'
import { createTeamService } from './team.service.ts'
import { findTrader, readTrader, type ShopTrader } from './trader/trader.repository.ts'
import { updateTrader } from './trader/trader.service.ts'
import { viewTrader } from './trader/trader.view.ts'

type ShopHandlers = Pick<
  Handlers,
  | 'getShopApplication'
  | 'submitShopApplication'
  | 'withdrawShopApplication'
  | 'checkShopSlug'
  | 'listMyShops'
  | 'readShopInvitation'
  | 'acceptShopInvitation'
  | 'getSellerShop'
  | 'updateSellerShop'
  | 'pauseSellerShop'
  | 'getSellerDelivery'
  | 'updateSellerDelivery'
  | 'getSellerTrader'
  | 'updateSellerTrader'
  | 'listShopLog'
  | 'getShopTeam'
  | 'changeShopMember'
  | 'removeShopMember'
  | 'leaveShop'
  | 'inviteShopMember'
  | 'revokeShopInvitation'
  | 'resendShopInvitation'
  | 'getShopEmailSettings'
  | 'updateShopEmailSettings'
  | 'stopShopEmails'
>

/** Becoming a seller, the shop itself, and who works there. */
export function createShopHandlers(deps: Deps, factors: SecondFactors): ShopHandlers {
  const { db, clock, money, brand, market } = deps
  const applications = createApplicationService(deps)
  const owners = createOwnerChanges(deps, factors.requireFresh)
  const invitations = createInvitationService(deps, owners)
  const team = createTeamService(deps, owners)
  const emails = createEmailSettings(deps)

  /** Sends the version in the body and in the ETag, for the next edit. */
  const answer = (call: Pick<Call<'getSellerShop'>, 'header'>, row: SellerShopRow) => {
    call.header('etag', `"${row.version}"`)
    return viewSellerShop(row)
  }
  const answerDelivery = (call: Pick<Call<'getSellerDelivery'>, 'header'>, row: DeliveryRow) => {
    call.header('etag', `"${row.version}"`)
    return viewDeliveryRow(row, money)
  }
  const answerTrader = (call: Pick<Call<'getSellerTrader'>, 'header'>, found: ShopTrader) => {
    call.header('etag', `"${found.shopVersion}"`)
    return viewTrader(found, { isRequired: market.settings.selling.traders === 'checked' })
  }
  const editOf = ({
    shop,
    headers,
  }: Call<'updateSellerShop' | 'pauseSellerShop' | 'updateSellerDelivery' | 'updateSellerTrader'>) => ({
    shop,
    ifMatch: headers['If-Match'],
    now: clock.now(),
  })

  return {
    getShopApplication: ({ actor }) => applications.read(actor.userId),
    submitShopApplication: ({ actor, headers, body }) =>
      applications.submit(actor.userId, headers['Idempotency-Key'], body),
    withdrawShopApplication: ({ actor }) => applications.withdraw(actor.userId),
    checkShopSlug: ({ actor, query }) => checkSlug(db, query.slug, { userId: actor.userId }),
    listMyShops: ({ actor }) => invitations.list(actor.userId),
    readShopInvitation: ({ actor, body }) => invitations.read(actor.userId, body.token),
    acceptShopInvitation: ({ actor, body }) => invitations.accept(actor.userId, body.token),

    getSellerShop: async call => answer(call, await readSellerShop(db, call.shop)),
    updateSellerShop: call =>
      inShopTx(db, call.shop, async tx => {
        await updateShop(tx, call.body, editOf(call))
        return answer(call, await findSellerShop(tx, call.shop))
      }),
    pauseSellerShop: call =>
      inShopTx(db, call.shop, async tx => {
        await pauseShop(tx, call.body, editOf(call))
        return answer(call, await findSellerShop(tx, call.shop))
      }),
    getSellerDelivery: async call => answerDelivery(call, await readDeliveryRow(db, call.shop)),
    updateSellerDelivery: call =>
      inShopTx(db, call.shop, async tx => {
        await updateDelivery(tx, call.body, { ...editOf(call), money })
        return answerDelivery(call, await findDeliveryRow(tx, call.shop))
      }),
    getSellerTrader: async call => answerTrader(call, await readTrader(db, call.shop)),
    updateSellerTrader: call =>
      inShopTx(db, call.shop, async tx => {
        const { traders } = market.settings.selling
        await updateTrader(tx, call.body, { ...editOf(call), brand, traders })
        return answerTrader(call, await findTrader(tx, call.shop.shopId))
      }),
    listShopLog: ({ shop, query }) => listShopLog(db, shop, query),

    getShopTeam: ({ shop }) => team.read(shop),
    changeShopMember: ({ shop, actor, params, body }) =>
      team.changeMember(shop, actor.sessionId, params.id, body),
    removeShopMember: async ({ shop, params }) => void (await team.removeMember(shop, params.id)),
    leaveShop: async ({ shop }) => void (await team.leave(shop)),
    inviteShopMember: ({ shop, actor, headers, body }) =>
      invitations.invite(shop, actor.sessionId, headers['Idempotency-Key'], body),
    revokeShopInvitation: async ({ shop, params }) => void (await invitations.revoke(shop, params.id)),
    resendShopInvitation: ({ shop, params, headers }) =>
      invitations.resend(shop, headers['Idempotency-Key'], params.id),

    getShopEmailSettings: ({ shop }) => emails.read(shop),
    updateShopEmailSettings: ({ shop, body }) => emails.change(shop, body),
    stopShopEmails: async ({ body }) => void (await emails.stop(body)),
  }
}
