/** Versioned information and legal pages of the marketplace. */
export { writePageFile } from './page-file.ts'
export type { PageFault } from './page-variables.ts'
export { createPageHandlers } from './pages.handlers.ts'
export { findPageText, findPageVersions, type PageVersion } from './pages.repository.ts'
export { PageRefused, publishPage } from './publish-page.ts'
export { readPage } from './read-page.ts'
export { hashOf, readSuppliedPages } from './supplied-pages.ts'
export { supplyPages } from './supply-pages.ts'
