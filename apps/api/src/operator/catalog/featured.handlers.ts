import type { OperatorHandlers } from '../../contract/handlers.ts'
import { writeOperatorLog } from '../../modules/operators/index.ts'
import { featureShop, findFeaturedShop, isMember, lockShop } from '../../modules/shops/index.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { problem } from '../../platform/problem.ts'
import { requireKeys } from '../act.ts'

/** The shop that the front page features. */
export const createFeaturedHandlers = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Pick<OperatorHandlers, 'getFeaturedShop' | 'setFeaturedShop'> => ({
  getFeaturedShop: async () => ({ shop: await findFeaturedShop(db) }),
  setFeaturedShop: ({ actor, requestId, body: { slug } }) =>
    inTx(db, async tx => {
      await requireKeys(tx, actor.userId, ['catalog'])
      const shop = slug === null ? null : await lockShop(tx, { slug })
      if (slug !== null && shop?.status !== 'open')
        throw problem('shop.not_found', {
          detail: 'No open shop has this URL.',
          fields: [{ pointer: '/slug', code: 'not_found', message: 'No open shop has this URL.' }],
        })
      if (shop && (await isMember(tx, shop.id, actor.userId)))
        throw problem('operator.own_case', { detail: 'Ask another operator: you’re a party to this.' })
      const before = await findFeaturedShop(tx)
      await featureShop(tx, shop?.id ?? null)
      const entry = {
        what: 'shop.featured',
        subjectKind: 'shop',
        subjectId: shop?.id ?? before?.id ?? null,
        aboutShopId: shop?.id ?? before?.id ?? null,
        before: { featured: before?.id ?? null },
        after: { featured: shop?.id ?? null },
      } as const
      await writeOperatorLog(
        tx,
        { operatorId: actor.userId, byName: actor.name, requestId },
        entry,
        clock.now(),
      )
      return { shop: await findFeaturedShop(tx) }
    }),
})
