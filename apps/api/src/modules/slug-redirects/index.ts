/** Former slugs of products, shops and categories. Triggers remember them. */
export { redirectCategory, redirectFormerPaths } from './slug-redirects.repository.ts'
export { withSlugRedirect } from './slug-redirects.service.ts'
