import { addRestriction } from '../../../src/modules/restrictions/index.ts'
import { inTx } from '../../../src/platform/db/tx.ts'
import { createProduct } from '../../fixtures.ts'
import { ACTION, type Area } from './sample.ts'

export const catalog: Area = {
  async prepare({ deps }, { shopId }) {
    const { id: productId } = await createProduct(deps.db, shopId)
    const given = {
      kind: 'product',
      id: productId,
      ground: 'law',
      clause: 'the Toy Act',
      facts: 'It burns.',
    } as const
    const context = { brand: deps.brand, now: deps.clock.now(), by: null }
    const { id: restrictionId } = await inTx(deps.db, tx => addRestriction(tx, given, context))
    return { productId, restrictionId }
  },
  samples: {
    listOperatorProducts: () => ({ query: 'state=active&q=bowl' }),
    getOperatorContent: ({ productId: id }) => ({ params: { kind: 'product', id } }),
    listClauses: () => ({}),
    restrictContent: ({ productId: subject }) => ({
      body: { ...ACTION, kind: 'product', subject, ground: 'law', clause: 'the Toy Act' },
    }),
    liftRestriction: ({ restrictionId: id }) => ({ params: { id }, body: ACTION }),
  },
}
