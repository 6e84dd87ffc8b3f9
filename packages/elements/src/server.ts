/** Entry for servers that have React: the header as HTML. */
export { type HeaderOptions, readHeaderFacts, renderHeader } from './server/render-header.tsx'
export type { HeaderCategory, HeaderFacts } from './views/header-facts.ts'
