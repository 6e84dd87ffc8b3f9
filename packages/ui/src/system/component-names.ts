/** Keys of a host's messages. Listed by name, so that checking one loads no labels. */
export const componentNames: readonly string[] = [
  'breadcrumbs',
  'chip',
  'combobox',
  'loading',
  'pagination',
  'passwordField',
  'picture',
  'price',
  'quantityStepper',
  'rating',
  'scrollRow',
  'field',
  'select',
  'auth',
  'cart',
  'categoryTile',
  'checkout',
  'filters',
  'gallery',
  'shopOfTheWeek',
  'shopWindows',
  'listing',
  'order',
  'afterSales',
  'ownReviews',
  'pageStates',
  'paymentFields',
  'picturePicker',
  'product',
  'productCard',
  'productGrid',
  'prose',
  'review',
  'shop',
  'variantPicker',
  'account',
  'accountMenu',
  'categoryDrawer',
  'cookieBanner',
  'footer',
  'header',
  'layouts',
  'navMenu',
  'search',
  'themeControl',
  'toast',
  'toasts',
  'orderStatus',
]

const added: string[] = []

/** Lets a host's messages name the components of another package, too. */
export const addComponentNames = (names: readonly string[]): void => void added.push(...names)

/** Names that a host's messages may have. */
export const knownNames = (): readonly string[] => [...componentNames, ...added]
