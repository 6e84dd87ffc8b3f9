import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { readSitemapIndex, readSitemapPage } from './sitemap.service.ts'

const KEPT = 'public, max-age=600'

export const createSitemapHandlers = ({
  db,
}: Pick<Deps, 'db'>): Pick<Handlers, 'getSitemapIndex' | 'getSitemapPage'> => ({
  async getSitemapIndex({ header }) {
    header('cache-control', KEPT)
    return { sections: await readSitemapIndex(db) }
  },
  async getSitemapPage({ params, header }) {
    header('cache-control', KEPT)
    return { items: await readSitemapPage(db, params.kind, params.page) }
  },
})
