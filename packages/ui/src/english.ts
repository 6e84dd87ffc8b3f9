import { accountLabels } from './patterns/account/account.labels.ts'
import { accountMenuLabels } from './patterns/account-menu/account-menu.labels.ts'
import { afterSalesLabels } from './patterns/after-sales/after-sales.labels.ts'
import { authLabels } from './patterns/auth/auth.labels.ts'
import { cartLabels } from './patterns/cart/cart.labels.ts'
import { lineProblemLabels } from './patterns/cart/line-problem.labels.ts'
import { cartDrawerLabels } from './patterns/cart-drawer/cart-drawer.labels.ts'
import { categoryDrawerLabels } from './patterns/category-drawer/category-drawer.labels.ts'
import { categoryTileLabels } from './patterns/category-tile/category-tile.labels.ts'
import { checkoutLabels } from './patterns/checkout/checkout.labels.ts'
import { cookieBannerLabels } from './patterns/cookie-banner/cookie-banner.labels.ts'
import { deliverToLabels } from './patterns/deliver-to/deliver-to.labels.ts'
import { filtersLabels } from './patterns/filters/filters.labels.ts'
import { footerLabels } from './patterns/footer/footer.labels.ts'
import { galleryLabels } from './patterns/gallery/gallery.labels.ts'
import { headerLabels } from './patterns/header/header.labels.ts'
import { shopOfTheWeekLabels } from './patterns/home/shop-of-the-week.labels.ts'
import { shopWindowsLabels } from './patterns/home/shop-windows.labels.ts'
import { layoutsLabels } from './patterns/layouts/layouts.labels.ts'
import { listingLabels } from './patterns/listing/listing.labels.ts'
import { navMenuLabels } from './patterns/nav-menu/nav-menu.labels.ts'
import { orderLabels } from './patterns/order/order.labels.ts'
import { orderStatusLabels } from './patterns/order/order-status.labels.ts'
import { ownReviewsLabels } from './patterns/own-reviews/own-reviews.labels.ts'
import { pageStatesLabels } from './patterns/page-states/page-states.labels.ts'
import { paymentFieldsLabels } from './patterns/payment-fields/payment-fields.labels.ts'
import { picturePickerLabels } from './patterns/picture-picker/picture-picker.labels.ts'
import { productLabels } from './patterns/product/product.labels.ts'
import { productCardLabels } from './patterns/product-card/product-card.labels.ts'
import { productGridLabels } from './patterns/product-grid/product-grid.labels.ts'
import { proseLabels } from './patterns/prose/prose.labels.ts'
import { reviewLabels } from './patterns/review/review.labels.ts'
import { searchLabels } from './patterns/search/search.labels.ts'
import { searchSuggestionsLabels } from './patterns/search/search-suggestions.labels.ts'
import { shopLabels } from './patterns/shop/shop.labels.ts'
import { themeControlLabels } from './patterns/theme-control/theme-control.labels.ts'
import { toastsLabels } from './patterns/toasts/toasts.labels.ts'
import { variantPickerLabels } from './patterns/variant-picker/variant-picker.labels.ts'
import { breadcrumbsLabels } from './primitives/breadcrumbs/breadcrumbs.labels.ts'
import { chipLabels } from './primitives/chip/chip.labels.ts'
import { comboboxLabels } from './primitives/combobox/combobox.labels.ts'
import { fieldLabels } from './primitives/field/field.labels.ts'
import { loadingLabels } from './primitives/loading/loading.labels.ts'
import { paginationLabels } from './primitives/pagination/pagination.labels.ts'
import { passwordFieldLabels } from './primitives/password-field/password-field.labels.ts'
import { pictureLabels } from './primitives/picture/picture.labels.ts'
import { priceLabels } from './primitives/price/price.labels.ts'
import { quantityStepperLabels } from './primitives/quantity-stepper/quantity-stepper.labels.ts'
import { ratingLabels } from './primitives/rating/rating.labels.ts'
import { scrollRowLabels } from './primitives/scroll-row/scroll-row.labels.ts'
import { selectLabels } from './primitives/select/select.labels.ts'
import { toastLabels } from './primitives/toast/toast.labels.ts'

/** Every word that Stoa brings, by component: the shape of `StoaProvider`'s `messages`, for translators. */
export const english = {
  breadcrumbs: breadcrumbsLabels,
  chip: chipLabels,
  combobox: comboboxLabels,
  loading: loadingLabels,
  pagination: paginationLabels,
  passwordField: passwordFieldLabels,
  picture: pictureLabels,
  price: priceLabels,
  quantityStepper: quantityStepperLabels,
  rating: ratingLabels,
  scrollRow: scrollRowLabels,
  field: fieldLabels,
  select: selectLabels,
  auth: authLabels,
  cart: cartLabels,
  lineProblem: lineProblemLabels,
  categoryTile: categoryTileLabels,
  checkout: checkoutLabels,
  deliverTo: deliverToLabels,
  filters: filtersLabels,
  gallery: galleryLabels,
  shopOfTheWeek: shopOfTheWeekLabels,
  shopWindows: shopWindowsLabels,
  listing: listingLabels,
  order: orderLabels,
  orderStatus: orderStatusLabels,
  afterSales: afterSalesLabels,
  ownReviews: ownReviewsLabels,
  pageStates: pageStatesLabels,
  paymentFields: paymentFieldsLabels,
  picturePicker: picturePickerLabels,
  product: productLabels,
  productCard: productCardLabels,
  productGrid: productGridLabels,
  prose: proseLabels,
  review: reviewLabels,
  shop: shopLabels,
  variantPicker: variantPickerLabels,
  account: accountLabels,
  accountMenu: accountMenuLabels,
  cartDrawer: cartDrawerLabels,
  categoryDrawer: categoryDrawerLabels,
  cookieBanner: cookieBannerLabels,
  footer: footerLabels,
  header: headerLabels,
  layouts: layoutsLabels,
  navMenu: navMenuLabels,
  search: searchLabels,
  searchSuggestions: searchSuggestionsLabels,
  themeControl: themeControlLabels,
  toast: toastLabels,
  toasts: toastsLabels,
} as const
