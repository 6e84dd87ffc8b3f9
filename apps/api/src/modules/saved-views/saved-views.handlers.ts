import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import * as service from './saved-views.service.ts'

type SavedViewHandlers = Pick<
  Handlers,
  'listSavedViews' | 'createSavedView' | 'updateSavedView' | 'deleteSavedView'
>

export const createSavedViewHandlers = ({ db }: Pick<Deps, 'db'>): SavedViewHandlers => ({
  listSavedViews: ({ shop, query }) => service.listSavedViews(db, shop, query.list),
  createSavedView: ({ shop, body }) => service.createSavedView(db, shop, body),
  updateSavedView: ({ shop, params, body }) => service.updateSavedView(db, shop, params.id, body),
  async deleteSavedView({ shop, params }) {
    await service.deleteSavedView(db, shop, params.id)
    return undefined
  },
})
