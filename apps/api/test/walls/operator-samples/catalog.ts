import { addRestriction } from '../../../src/modules/restrictions/index.ts'
import { create } from '../../../src/operator/catalog/category-actions.ts'
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
    const { id: categoryId } = await inTx(deps.db, tx => create(tx, { name: 'Kiln shelves', parentId: null }))
    return { productId, restrictionId, categoryId }
  },
  samples: {
    listOperatorProducts: () => ({ query: 'state=active&q=bowl' }),
    getOperatorContent: ({ productId: id }) => ({ params: { kind: 'product', id } }),
    listClauses: () => ({}),
    restrictContent: ({ productId: subject }) => ({
      body: { ...ACTION, kind: 'product', subject, ground: 'law', clause: 'the Toy Act' },
    }),
    listOperatorCategories: () => ({}),
    getOperatorCategory: ({ categoryId: id }) => ({ params: { id } }),
    createOperatorCategory: () => ({ body: { name: 'Kilns', parentId: null } }),
    updateOperatorCategory: ({ categoryId: id }) => ({ params: { id }, body: { inMenu: false } }),
    mergeOperatorCategory: ({ categoryId: id, productId: into }) => ({
      params: { id },
      body: { ...ACTION, into },
    }),
    deleteOperatorCategory: ({ categoryId: id }) => ({ params: { id }, body: ACTION }),
    getFeaturedShop: () => ({}),
    setFeaturedShop: () => ({ body: { slug: null } }),
    liftRestriction: ({ restrictionId: id }) => ({ params: { id }, body: ACTION }),
  },
}
