import type { Handlers } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findSitemapIndex, findSitemapPage } from './sitemap.repository.ts'

const CACHE_CONTROL = 'public, max-age=600'

export const createSitemapHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'getSitemapIndex' | 'getSitemapPage'> => ({
  async getSitemapIndex({ header }) {
    header('cache-control', CACHE_CONTROL)
    return { sections: await findSitemapIndex(db) }
  },
  async getSitemapPage({ params, header }) {
    header('cache-control', CACHE_CONTROL)
    return { items: await findSitemapPage(db, params.kind, params.page) }
  },
})
