import type { Handlers } from '../contract/handlers.ts'
import type { Deps } from '../platform/deps.ts'
import { createCatalogHandlers } from './catalog/catalog.handlers.ts'
import { createMediaHandlers } from './media/media.handlers.ts'

/** Everything that is read without an account: catalogue, categories, shops, search, home and pictures. */
export const createCatalogueHandlers = (deps: Deps) =>
  ({ ...createCatalogHandlers(deps), ...createMediaHandlers(deps.media) }) satisfies Partial<Handlers>
