const under = (folders: string, names: string) =>
  new RegExp(`/${folders}/(${names.replaceAll(' ', '|')})(/|\\.)`)

const FRAME = [
  /\/packages\/cart-core\/src\//,
  /node_modules\/(@vanilla-extract\/recipes|clsx|lucide-react\/dist\/esm\/(shared|Icon|context|createLucideIcon|defaultAttributes))/,
  /vite\/preload-helper|rolldown\/runtime/,
  under('ui/src', 'system tokens styles'),
  under(
    'ui/src/patterns',
    'account-menu cookie-banner header layouts/shop-layout layouts/layouts nav-menu search toasts',
  ),
  under(
    'ui/src/primitives',
    'avatar badge button field/field.css icon icon-button link loading menu navigation popover spinner toast tooltip visually-hidden',
  ),
  under('storefront/app', 'root providers fonts layouts/public'),
  under('storefront/app/data', 'category-tree core later-market'),
  under(
    'storefront/app/features',
    'errors/late-error-page header navigation notices remembered/remembered remembered/use-remembered remembered/keep-consent scroll start session/confirmation',
  ),
  under('storefront/app/lib', 'money near nonce picture-file seo'),
]
const GOODS = [
  under('ui/src/patterns', 'product-card product-grid view-models'),
  under('ui/src/primitives', 'picture price rating'),
  under('storefront/app', 'features/cart/use-quick-add'),
]
const HEADS = [
  under('ui/src/patterns', 'listing/listing-layout listing/listing'),
  under('ui/src/primitives', 'breadcrumbs'),
]
const LISTING = [
  under('ui/src/patterns', 'filters listing'),
  under('ui/src/primitives', 'chip pagination select'),
  under('storefront/app', 'features/listing/listing-section lib/listing-query lib/listing-view'),
]
const CART = [
  under('ui/src/patterns', 'cart'),
  under(
    'storefront/app',
    'features/cart/(cart-page|cart-shop|merge-results|saved-for-later|core-as-it-is|take-over)',
  ),
]
/** What product, cart and listings have of forms and messages. */
const PIECES = [under('ui/src/primitives', 'checkbox note radio-group')]
const any = (patterns: readonly RegExp[]) => (id: string) => patterns.some(pattern => pattern.test(id))

/**
 * Files for the browser: the framework, the frame that every page stands in, what cards of goods need, what lists
 * of them need. Left alone the bundler makes fifty files of a kilobyte; in one file for all, each page would carry
 * what only others use. A module that none of them names goes where it is needed.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 9,
  },
  { name: 'frame', tags: ['$initial'], test: any(FRAME), priority: 8 },
  { name: 'heads', tags: ['$initial'], test: any(HEADS), minShareCount: 2, priority: 7 },
  { name: 'goods', tags: ['$initial'], test: any(GOODS), minShareCount: 2, priority: 7 },
  { name: 'pieces', tags: ['$initial'], test: any(PIECES), minShareCount: 2, priority: 7 },
  { name: 'cart-core', test: /\/packages\/cart-core\/src\/cart\//, priority: 6 },
  { name: 'cart-page', test: any(CART), priority: 6 },
  { name: 'listing', tags: ['$initial'], test: any(LISTING), minShareCount: 2, priority: 6 },
] satisfies { name: string; test: unknown; tags?: '$initial'[]; minShareCount?: number; priority: number }[]
