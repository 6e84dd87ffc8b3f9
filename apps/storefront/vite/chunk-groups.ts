const under = (folder: string, names: string) =>
  new RegExp(`/${folder}/(${names.replaceAll(' ', '|')})(/|\\.)`)

/** What every page stands in, of the shop, of the seller area and of those for guests. */
const BASE = [
  // The wish list comes when a page is idle.
  /\/packages\/cart-core\/src\/(?!wish-list\/)/,
  /vite\/preload-helper|node_modules\/(@vanilla-extract\/recipes|lucide-react\/dist\/esm\/(Icon|context|shared))/,
  // Left to the frame, an icon would bring all of it to the seller area.
  /lucide-react\/dist\/esm\/icons\/(chevron-down|chevron-right|circle-question-mark|heart|mail|menu|package|plus|rotate-ccw|rotate-ccw-clock|search|store|truck|x)\./,
  // Few pages take files.
  under('ui/src', 'system(?!/use-file-drop) tokens styles'),
  under('ui/src/patterns', 'account-menu layouts/shop-layout layouts/layouts toasts'),
  under(
    'ui/src/primitives',
    'avatar badge button icon icon-button link loading menu/use-lazy-menu menu/use-menu-button note panel picture popover price skeleton spinner stack toast tooltip visually-hidden',
  ),
  under('storefront/app', 'root providers fonts'),
  under('storefront/app/data', 'core'),
  under('storefront/app/lib', 'lazy-calls money picture-file seo view'),
  under(
    'storefront/app/shared',
    'drafts/device-drafts drafts/forget-draft drafts/tab-draft errors/error-page errors/error-page-contents errors/use-recovery lazy/lazily lazy/use-idle navigation/scroll-manager starter/nonce toasts',
  ),
  under('storefront/app/shop', 'cart/core-toasts'),
]
/** What every page of the shop stands in besides. */
const FRAME = [
  under(
    'ui/src/patterns',
    'cookie-banner/cookie-banner cookie-banner/use-cookie-consent footer header nav-menu search/search',
  ),
  under('ui/src/primitives', 'navigation'),
  under('storefront/app', 'layouts/public layouts/content'),
  under('storefront/app/data', 'category-tree'),
  under('storefront/app/shared', 'lazy/lazily-when-idle navigation session/use-holds-session'),
  under('storefront/app/shop', 'header recently-viewed/stored-lists recently-viewed/keep-consent'),
]
/** What several pages show of products, and what lists of them have besides. */
const PRODUCTS = [
  /lucide-react\/dist\/esm\/icons\/(clock|shield-check)\./,
  under('ui/src/patterns', 'home/section product-card product-grid view-models'),
  under('ui/src/primitives', 'breadcrumbs rating'),
  under('storefront/app/lib', 'days slug'),
  under(
    'storefront/app/shop',
    'cart/use-quick-add recently-viewed/lazy-recently-viewed shop-page/pause-note wish-list/use-wishes wish-list/wish-list',
  ),
]
/** What lists of products and the seller area share: not for every page, and no reason for the one to load the other. */
const LISTS = [
  /lucide-react\/dist\/esm\/icons\/(arrow-left|message-circle-question-mark|sliders-horizontal|star|tag)\./,
  under('storefront/app/lib', 'href-with'),
]
/** What people say of a product, on its page and on their own. */
const REVIEWS = [under('ui/src/patterns', 'review')]
const CONTROLS = [under('ui/src/primitives', 'checkbox chip field/field.css radio-group select')]
/** What a product's page and the cart share. */
const BUYING = [
  under('ui/src/patterns', 'bottom-bar gallery'),
  under('ui/src/primitives', 'prose quantity-stepper'),
  under('storefront/app/lib', 'arrival-days'),
]
/** What the home page and lists of shops share. */
const SHOPS = [under('ui/src/patterns', 'category-tile shop')]
const LISTING = [
  under('ui/src/patterns', 'filters listing'),
  under('ui/src/primitives', 'pagination'),
  under('storefront/app', 'shop/listing lib/listing-query lib/listing-view'),
]
/** What comes when a page is idle: all that opens over it. */
const OVERLAYS = [
  /node_modules\/(radix-ui|@radix-ui|aria-hidden|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|@floating-ui)\//,
  under('ui/src/patterns', 'category-drawer search/search-overlay'),
  under('ui/src/primitives', 'collapsible dialog navigation/navigation toast/toast-region'),
  under('storefront/app/shop', 'header/suggesting'),
]
/** The calls of session and cart, and the client under all calls. */
const CALLS = [
  /\/packages\/api-client\/src\/(?!swr|contract-answers|generated\/(shopper|seller))|node_modules\/openapi-fetch\//,
  under('storefront/app/data', 'market'),
]
const API = [/\/api-client\/src\/generated\/shopper-answers\./, under('storefront/app/data', 'api use-api')]
/** What guards have, and what stands in the place of what is being read. */
const SESSION = [
  under('storefront/app/shared/errors', 'section-state'),
  under(
    'storefront/app/shared/session',
    'ask-at-once guard-fallback session-unread use-ask-to-log-in use-visitor',
  ),
]
/** The frame of the seller area, and what most of its pages begin with. */
const SELLER_FRAME = [
  under('back-office/src', 'page-head seller-layout shop-switcher side-nav'),
  under('storefront/app/layouts', 'seller'),
  under(
    'storefront/app/seller',
    'access api frame lazy search shortcuts drafts/leave-guard lists/use-drawn-list lists/use-shown',
  ),
]
/** What the list of products and their editor share. */
const SELLER_PRODUCTS = [
  under('storefront/app/seller/products', 'form/amount list/list-path list/product-words list/status-badge'),
]
const matches = (patterns: readonly RegExp[]) => (id: string) => patterns.some(pattern => pattern.test(id))

/** The seller area: its parts and pages, and what no shopper's page uses. */
const SELLER = /\/internal\/back-office\/|\/storefront\/app\/(seller\/|(layouts|routes)\/seller[/.-])/
const isStyle = (id: string) => /\.css(\.ts\.vanilla\.css)?(\?|$)/.test(id)

/**
 * Files for the browser. Left alone, the bundler makes some seventy of a kilobyte for each page, which together
 * are 15 kB gzip larger than a few: it sees routes, and not that a page's route always comes with its layouts.
 */
export const chunkGroups = [
  // Two sheets: one that every page has, and one that the layout of the seller area links besides.
  { name: 'seller-styles', test: id => isStyle(id) && SELLER.test(id), priority: 7 },
  { name: 'styles', test: isStyle, priority: 6 },
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
    priority: 5,
  },
  { name: 'base', tags: ['$initial'], test: matches(BASE), priority: 4 },
  { name: 'frame', tags: ['$initial'], test: matches(FRAME), priority: 3 },
  { name: 'products', tags: ['$initial'], test: matches(PRODUCTS), minShareCount: 2, priority: 1 },
  { name: 'lists', tags: ['$initial'], test: matches(LISTS), minShareCount: 2, priority: 1 },
  { name: 'controls', tags: ['$initial'], test: matches(CONTROLS), minShareCount: 2, priority: 1 },
  { name: 'reviews', tags: ['$initial'], test: matches(REVIEWS), minShareCount: 2, priority: 1 },
  { name: 'buying', tags: ['$initial'], test: matches(BUYING), minShareCount: 2, priority: 1 },
  { name: 'shops', tags: ['$initial'], test: matches(SHOPS), minShareCount: 2, priority: 1 },
  { name: 'page-states', tags: ['$initial'], test: under('ui/src/patterns', 'page-states'), priority: 1 },
  { name: 'listing', tags: ['$initial'], test: matches(LISTING), minShareCount: 2, priority: 0 },
  { name: 'problem', test: under('storefront/app/shared/call', 'problem outcome'), priority: 1 },
  { name: 'session', tags: ['$initial'], test: matches(SESSION), minShareCount: 2, priority: 1 },
  {
    name: 'swr',
    // Without what only the reviews of a product need.
    test: /node_modules\/(swr\/dist\/(?!infinite)|dequal|use-sync-external-store)\/|\/api-client\/src\/(swr\/|problem\.|unwrap\.)|\/app\/data\/create-use-api\./,
    priority: 2,
  },
  { name: 'overlays', test: matches(OVERLAYS), priority: 0 },
  // Apart, for both the shopper's and the seller's answers use it, and would take it along.
  { name: 'session-answers', test: /\/api-client\/src\/generated\/session-and-cart-answers\./, priority: 3 },
  { name: 'seller-answers', test: /\/api-client\/src\/generated\/seller-answers\./, priority: 2 },
  { name: 'calls', test: matches(CALLS), priority: 1 },
  { name: 'api', test: matches(API), priority: 1 },
  {
    name: 'seller-products',
    tags: ['$initial'],
    test: matches(SELLER_PRODUCTS),
    minShareCount: 2,
    priority: 1,
  },
  // The last, for a group takes along all that its parts use and no other has. Hence none for its pages: they would
  // take fields and icons that shoppers load too.
  { name: 'seller', tags: ['$initial'], test: matches(SELLER_FRAME), priority: 0 },
] satisfies {
  name: string
  test: RegExp | ((id: string) => boolean)
  tags?: '$initial'[]
  minShareCount?: number
  priority: number
}[]
