import type { Samples } from './sample.ts'

export const ofViews: Samples = {
  listSavedViews: () => ({ query: { list: 'orders' } }),
  createSavedView: () => ({ body: { list: 'orders', name: 'Gifts', query: { q: 'gift' } } }),
  updateSavedView: ({ savedViewId }) => ({ params: { id: savedViewId }, body: { name: 'Presents' } }),
  deleteSavedView: ({ savedViewId }) => ({ params: { id: savedViewId } }),
}
