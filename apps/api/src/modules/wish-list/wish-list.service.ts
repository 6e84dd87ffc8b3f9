import { MAX_WISHES } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { problem } from '../../platform/problem.ts'
import { newOpaqueToken } from '../auth/index.ts'
import { cardOf, cardsOf } from '../read-model/index.ts'
import { holdUser } from '../users/index.ts'
import { deleteStockAlerts, findStockAlertsOf } from './stock-alerts.repository.ts'
import * as lists from './wish-list.repository.ts'
import * as wishes from './wishes.repository.ts'

type Schemas = components['schemas']
type WishMark = Schemas['WishMark']

interface PageQuery {
  cursor?: string | undefined
  limit?: number | undefined
}

const PAGE_SIZE = 24

/** The wish lists of users. */
export function createWishListService({
  db,
  clock,
  market,
  money,
}: Pick<Deps, 'db' | 'clock' | 'market' | 'money'>) {
  const wantedOf = (productId: string, { variantId, savedAt, savedPrice }: WishMark): wishes.WantedWish => ({
    productId: productId.toLowerCase(),
    variantId: variantId ?? null,
    savedAt: savedAt === undefined ? null : new Date(savedAt),
    savedPrice: savedPrice === undefined ? null : money.toMinor(savedPrice),
  })

  /** One change of a list at a time: of two each would count the other as not there yet. */
  const change = <T>(userId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTx(db, async tx => {
      await holdUser(tx, userId)
      await wishes.lockWishes(tx, userId)
      return work(tx)
    })

  const readPage = async (choice: { userId: string; isPublic: boolean; list: string }, query: PageQuery) => {
    const cursor = readCursor(query.cursor, choice.list, wishes.WISH_KEYS)
    const { limit = PAGE_SIZE } = query
    const [rows, all] = await Promise.all([
      wishes.findWishes(db, { ...choice, cursor, limit }),
      wishes.countWishes(db, choice.userId, choice.isPublic),
    ])
    const keysOf = (row: wishes.WishRow) => [row.savedAt, row.id]
    return { ...cutPage(rows, { cursor, limit, list: choice.list, keysOf }), counts: { all } }
  }

  return {
    async read(userId: string, query: PageQuery): Promise<Schemas['WishList']> {
      const [page, settings] = await Promise.all([
        readPage({ userId, isPublic: false, list: `wishes ${userId}` }, query),
        lists.findWishList(db, userId),
      ])
      return {
        ...page,
        items: page.items.map(row => ({
          product: cardOf(row, { money, market }, clock.now()),
          isOffered: row.isOffered,
          savedAt: new Date(row.savedAt).toISOString(),
          savedPrice: money.toDecimal(row.savedPrice),
        })),
        settings: settingsOf(settings),
      }
    },

    ids: async (userId: string) => ({ productIds: await wishes.findWishedIds(db, userId) }),

    save: (userId: string, productId: string, mark: WishMark): Promise<void> =>
      change(userId, async tx => {
        const wanted = [wantedOf(productId, mark)]
        const { isIn, refused, misnamed } = await wishes.insertWishes(tx, userId, wanted, clock.now())
        if (refused.length > 0) throw full()
        if (isIn.size === 0) throw problem('product.not_found')
        if (misnamed.length > 0) throw foreignVariant()
      }),

    remove: (userId: string, productId: string) => wishes.deleteWish(db, userId, productId),

    /** Merges a guest's wishes into the list. It always succeeds, and repeating it changes nothing. */
    merge: (userId: string, given: readonly Schemas['GuestWish'][]): Promise<Schemas['MergedWishes']> =>
      change(userId, async tx => {
        const wanted = given.map(({ productId, ...mark }) => wantedOf(productId, mark))
        const { refused } = await wishes.insertWishes(tx, userId, wanted, clock.now())
        return { productIds: await wishes.findWishedIds(tx, userId), refused }
      }),

    update: (userId: string, patch: Schemas['WishListPatch']): Promise<Schemas['WishListSettings']> =>
      change(userId, async tx => {
        const before = await lists.openWishList(tx, userId, newOpaqueToken())
        if (patch.alertsOn !== undefined && patch.alertsOn !== before.alertsOn) {
          if (patch.alertsOn) {
            await requireConfirmed(tx, userId)
            await lists.watchFromNow(tx, userId)
          }
          await lists.changeWishList(tx, userId, { alertsOn: patch.alertsOn })
        }
        if (patch.isShared !== undefined && patch.isShared !== (before.shareToken !== null))
          await lists.changeWishList(tx, userId, { shareToken: patch.isShared ? newOpaqueToken() : null })
        return settingsOf(await lists.findWishList(tx, userId))
      }),

    /** @throws problem `wish_list.not_found`, the same for a link that was never there and for one that has ended */
    async readShared(token: string, query: PageQuery): Promise<Schemas['SharedWishList']> {
      const sharer = await lists.findSharer(db, token)
      if (!sharer) throw problem('wish_list.not_found', { detail: 'This link has expired or is incomplete.' })
      const list = `shared wishes ${token}`
      const page = await readPage({ userId: sharer.userId, isPublic: true, list }, query)
      return {
        ...page,
        items: cardsOf(page.items, { money, market }, clock.now()),
        ownerName: nameOf(sharer),
      }
    },

    stopEmails: (token: string) => inTx(db, tx => lists.stopEmails(tx, token)),

    async export(userId: string) {
      const [wishList, stockAlerts] = await Promise.all([
        wishes.findWishesOf(db, userId),
        findStockAlertsOf(db, userId),
      ])
      return { wishList, stockAlerts }
    },

    async forget(tx: Queryable, userId: string): Promise<void> {
      await wishes.deleteWishes(tx, userId)
      await deleteStockAlerts(tx, userId)
      await lists.deleteWishList(tx, userId)
    },
  }
}

/** @throws problem `account.email_unconfirmed` */
export async function requireConfirmed(tx: Tx, userId: string): Promise<void> {
  if (await lists.isEmailConfirmed(tx, userId)) return
  throw problem('account.email_unconfirmed', {
    detail: 'We only email confirmed addresses. You can resend the confirmation from your profile.',
  })
}

const full = () =>
  problem('wish_list.full', { detail: `A wish list can hold ${MAX_WISHES} products. Remove one first.` })

const foreignVariant = () =>
  problem('request.invalid', {
    detail: 'This variant belongs to another product. Send a variant of the product you save, or none.',
    fields: [{ pointer: '/variantId', code: 'foreign', message: 'This variant belongs to another product.' }],
  })

const settingsOf = (row: lists.WishListRow | null): Schemas['WishListSettings'] => ({
  alertsOn: row?.alertsOn ?? false,
  shareToken: row?.shareToken ?? null,
})

/** Name for visitors. Null if the user's name is an email address, which others must not see. */
const nameOf = ({ username }: { username: string }): string | null =>
  username.includes('@') ? null : username
