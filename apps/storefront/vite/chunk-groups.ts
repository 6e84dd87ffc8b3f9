const under = (folder: string, names: string) =>
  new RegExp(`/${folder}/(${names.replaceAll(' ', '|')})(/|\\.)`)

/** Modules that every page needs, in the shop, the seller area and the pages for guests. */
const BASE = [
  // Excludes the wish list, which loads when a page is idle, and what only the page of a hand-over needs.
  /\/packages\/cart-core\/src\/(?!(wish-list|hand-over)\/)/,
  /vite\/preload-helper|node_modules\/(@vanilla-extract\/recipes|lucide-react\/dist\/esm\/(Icon|context|shared))/,
  // Icons of the frame. In the frame's file, one icon would load the whole file in the seller area.
  /lucide-react\/dist\/esm\/icons\/(chevron-down|chevron-left|chevron-right|circle-question-mark|heart|mail|menu|package|plus|rotate-ccw|search|store|truck|x)\./,
  // Excludes arrow keys, file drops and text styles, which few pages need, and what makes Back close what is open.
  under(
    'ui/src',
    'system(?!/(arrow-step|use-file-drop|use-close-on-back|close-on-back)) tokens styles(?!/text)',
  ),
  under(
    'ui/src/patterns',
    'account-menu header/header-bar header/header-logo layouts/shop-layout layouts/layouts search/search.labels search/use-followed-value toasts',
  ),
  under(
    'ui/src/primitives',
    'avatar badge button icon(?!/drawn-icon) icon-button link loading menu/use-lazy-menu menu/use-menu-button picture popover price skeleton spinner stack toast tooltip visually-hidden',
  ),
  under('storefront/app', 'root providers fonts'),
  under('storefront/app/data', 'core'),
  under(
    'storefront/app/lib',
    'attempt closed-market lazy-calls money picture-file seo slug option-key variant-href view',
  ),
  under(
    'storefront/app/shared',
    'drafts/forget-device-drafts drafts/forget-draft drafts/tab-draft frame/frame-links errors/error-page errors/error-page-contents errors/opening-soon errors/use-recovery lazy/lazily lazy/use-idle navigation/scroll-manager orders/shipping-tiers starter/nonce toasts',
  ),
  under('storefront/app/shop', 'cart/core-toasts'),
]
/** Modules that every page of the shop needs in addition. */
const FRAME = [
  under(
    'ui/src/patterns',
    'cookie-banner/cookie-banner cookie-banner/use-cookie-consent footer(?!/short-footer) header(?!/short-header) home/section nav-menu search/search',
  ),
  under('ui/src/primitives', 'navigation'),
  under('storefront/app', 'layouts/public layouts/content'),
  under('storefront/app/data', 'category-tree'),
  under('storefront/app/shared', 'lazy/lazily-when-idle navigation session/use-holds-session'),
  // What the cart needs of these would otherwise bring it all that lists of products have.
  under('storefront/app/lib', 'days'),
  under(
    'storefront/app/shop',
    'frame header recently-viewed/lazy-recently-viewed recently-viewed/stored-lists recently-viewed/keep-consent',
  ),
]
/** Modules for showing products, and for lists of them. */
const PRODUCTS = [
  /lucide-react\/dist\/esm\/icons\/clock\./,
  under('ui/src/patterns', 'makers product-card product-grid view-models'),
  under('ui/src/primitives', 'avatar-group breadcrumbs rating'),
  under('storefront/app/shop', 'cart/use-quick-add wish-list/use-wishes wish-list/wish-list'),
]
/** Modules that lists of products and the seller area share, so that neither has to load the other's file. */
const LISTS = [
  /lucide-react\/dist\/esm\/icons\/(arrow-left|message-circle-question-mark|sliders-horizontal|star|tag)\./,
  under('storefront/app/lib', 'href-with'),
]
/** Modules for reviews, and what else only the pages of products and shops share. */
const REVIEWS = [under('ui/src/patterns', 'review'), under('storefront/app/shop', 'shop-page/pause-note')]
/** Texts in the steps of the type scale. */
const TEXTS = [under('ui/src/primitives', 'heading text timeline'), under('ui/src/styles', 'text')]
const CONTROLS = [
  under('ui/src/primitives', 'checkbox chip description-list field/field.css note panel select'),
]
/** Modules that a product's page and the cart share. */
const BUYING = [
  under('ui/src/patterns', 'bottom-bar gallery'),
  under('ui/src/system', 'arrow-step'),
  under('ui/src/primitives', 'icon/drawn-icon prose quantity-stepper'),
  under('storefront/app/lib', 'arrival-days'),
  under('storefront/app/shared', 'price-note'),
]
/** Modules that the home page and lists of shops share. */
const SHOPS = [under('ui/src/patterns', 'category-tile shop')]
const LISTING = [
  under('ui/src/patterns', 'filters listing'),
  under('ui/src/primitives', 'pagination'),
  under('storefront/app', 'shop/listing lib/listing-query lib/listing-view'),
]
/** Modules of overlays, which load when a page is idle. */
const OVERLAYS = [
  /node_modules\/(radix-ui|@radix-ui)\//,
  under(
    'ui/src/patterns',
    'category-drawer search/search-overlay search/search-suggestions.labels search/to-suggestion-groups toasts/lift',
  ),
  under('ui/src/primitives', 'collapsible dialog toast/(toast-region|announcement)'),
  under('storefront/app/shop', 'header/suggesting'),
]
/** Calls of session and cart, and the client that all calls use. */
const CALLS = [
  /\/packages\/api-client\/src\/(?!swr|contract-answers|generated\/(shopper|seller))|node_modules\/openapi-fetch\//,
  under('storefront/app/data', 'market'),
]
const API = [/\/api-client\/src\/generated\/shopper-answers\./, under('storefront/app/data', 'api use-api')]
/** Modules of guards, and of placeholders for data that is loading. */
const SESSION = [
  under('storefront/app/shared/errors', 'section-state'),
  under(
    'storefront/app/shared/session',
    'ask-at-once guard-fallback session-unread use-ask-to-log-in use-visitor',
  ),
]
/** Frame of the seller area, and modules that most of its pages need. */
const SELLER_FRAME = [
  under('back-office/src', 'page-head seller-layout shop-switcher side-nav'),
  under('storefront/app/layouts', 'seller'),
  under(
    'storefront/app/seller',
    'access api frame lazy search shortcuts drafts/leave-guard lists/use-drawn-list lists/use-shown',
  ),
]
/** Modules that the list of products and the product editor share. */
const SELLER_PRODUCTS = under(
  'storefront/app/seller/products',
  'list/list-path list/product-words list/status-badge',
)
const matches = (patterns: readonly RegExp[]) => (id: string) => patterns.some(pattern => pattern.test(id))

/** Patterns of login, checkout, account and orders, which most visits never show. */
const ACCOUNT = under(
  'ui/src/patterns',
  'after-sales auth checkout order own-reviews payment-fields picture-picker',
)
/** Patterns of hand-overs, which no other page has. */
const HAND_OVER = under('ui/src/patterns', 'cart/cart-review')
/** Modules of the seller area, which no shopper's page uses. */
const SELLER = /\/internal\/back-office\/|\/storefront\/app\/(seller\/|(layouts|routes)\/seller[/.-])/
const isStyle = (id: string) => /\.css(\.ts\.vanilla\.css)?(\?|$)/.test(id)

/**
 * Groups of modules that become files for the browser. By default the bundler makes about seventy small files per page,
 * which together are 15 kB larger (gzip): it doesn't know that a route always loads with its layouts.
 */
export const chunkGroups = [
  // Four style sheets: one for every page, and three that only the pages that use them link.
  { name: 'seller-styles', test: id => isStyle(id) && SELLER.test(id), priority: 7 },
  { name: 'account-styles', test: id => isStyle(id) && ACCOUNT.test(id), priority: 7 },
  { name: 'hand-over-styles', test: id => isStyle(id) && HAND_OVER.test(id), priority: 7 },
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
  { name: 'texts', tags: ['$initial'], test: matches(TEXTS), minShareCount: 2, priority: 1 },
  { name: 'controls', tags: ['$initial'], test: matches(CONTROLS), minShareCount: 2, priority: 1 },
  { name: 'reviews', tags: ['$initial'], test: matches(REVIEWS), minShareCount: 2, priority: 1 },
  { name: 'buying', tags: ['$initial'], test: matches(BUYING), minShareCount: 2, priority: 1 },
  { name: 'shops', tags: ['$initial'], test: matches(SHOPS), minShareCount: 2, priority: 1 },
  {
    name: 'empty-states',
    tags: ['$initial'],
    test: under('ui/src/patterns/page-states', 'empty-state illustration page-states.css'),
    priority: 1,
  },
  // A separate file, because an empty cart would otherwise load all that guards and missing pages have.
  { name: 'page-texts', test: under('ui/src/patterns/page-states', 'page-states.labels'), priority: 2 },
  { name: 'listing', tags: ['$initial'], test: matches(LISTING), minShareCount: 2, priority: 0 },
  { name: 'problem', test: under('storefront/app/shared/call', 'problem outcome'), priority: 1 },
  { name: 'session', tags: ['$initial'], test: matches(SESSION), minShareCount: 2, priority: 1 },
  {
    name: 'swr',
    // Excludes code that only the reviews of a product need.
    test: /node_modules\/(swr\/dist\/(?!infinite)|dequal|use-sync-external-store)\/|\/api-client\/src\/(swr\/|problem\.|unwrap\.)|\/app\/data\/create-use-api\./,
    priority: 2,
  },
  { name: 'overlays', test: matches(OVERLAYS), priority: 0 },
  // A separate file, because lists would load it with all overlays, or overlays with all lists.
  { name: 'close-on-back', test: under('ui/src/system', 'use-close-on-back close-on-back'), priority: 1 },
  // A separate file, because the answers of both shoppers and sellers would include it.
  { name: 'session-answers', test: /\/api-client\/src\/generated\/session-and-cart-answers\./, priority: 3 },
  { name: 'seller-answers', test: /\/api-client\/src\/generated\/seller-answers\./, priority: 2 },
  { name: 'calls', test: matches(CALLS), priority: 1 },
  { name: 'api', test: matches(API), priority: 1 },
  // A separate file, because pages with and without products would get it with the other's.
  { name: 'dates', tags: ['$initial'], test: under('ui/src/patterns', 'order/order-dates'), priority: 2 },
  // A separate file, because buyers who state an amount would load what sellers have with it.
  { name: 'amounts', test: under('storefront/app/lib', 'amount'), priority: 2 },
  {
    name: 'seller-products',
    tags: ['$initial'],
    test: SELLER_PRODUCTS,
    minShareCount: 2,
    priority: 1,
  },
  // Must be last, because a group includes all dependencies that no other group has. Its pages have no group for the same
  // reason: they would include fields and icons that shoppers load too.
  { name: 'seller', tags: ['$initial'], test: matches(SELLER_FRAME), priority: 0 },
] satisfies {
  name: string
  test: RegExp | ((id: string) => boolean)
  tags?: '$initial'[]
  minShareCount?: number
  priority: number
}[]
