import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { INFORMATION_PAGES } from './data/information-pages.ts'

/** Information pages with more in them than words. */
const OWN_ROUTES: ReadonlySet<string> = new Set(['contact', 'track-order', 'seller-registration'])

export default [
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap/:file', 'routes/sitemap-page.ts'),

  layout('layouts/public.tsx', [
    layout('layouts/content.tsx', [
      index('routes/home.tsx'),
      route('all-product', 'routes/all-products.tsx'),
      route('best-seller', 'routes/best-sellers.tsx'),
      route('product/:slug', 'routes/product.tsx'),
      route('category/:categorySlug/:subCategorySlug?/:collectionSlug?', 'routes/category.tsx'),
      route('shop/:shopSlug', 'routes/shop.tsx'),
      route('search', 'routes/search.tsx'),
      route('contact', 'routes/contact.tsx'),
      route('track-order', 'routes/track-order.tsx'),
      ...INFORMATION_PAGES.filter(({ path }) => !OWN_ROUTES.has(path)).map(({ path }) =>
        route(path, 'routes/information.tsx', { id: `information/${path}` }),
      ),
      route('seller-registration', 'routes/seller/registration.tsx'),
      route('vendors', 'routes/vendors.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('wishlist', 'routes/wish-list.tsx'),
      route('wishlist/shared/:token', 'routes/shared-wish-list.tsx'),
      route('stop-emails', 'routes/stop-emails.tsx'),

      layout('layouts/signed-in.tsx', [
        route('checkout', 'routes/checkout.tsx'),
        route('seller/invitation', 'routes/seller/invitation.tsx'),
        route('checkout/done/:number', 'routes/checkout-done.tsx'),
      ]),
      route('*', 'routes/not-found.tsx'),
    ]),

    layout('layouts/signed-in.tsx', { id: 'layouts/account-guard' }, [
      route('account', 'layouts/account.tsx', [
        index('routes/account/index.tsx'),
        route('profile', 'routes/account/profile.tsx'),
        route('address', 'routes/account/address.tsx'),
        route('change-password', 'routes/account/change-password.tsx'),
        route('orders', 'routes/account/orders.tsx'),
        route('orders/:number', 'routes/account/order.tsx'),
        route('orders/:number/return', 'routes/account/return.tsx'),
        route('orders/:number/claim', 'routes/account/claim.tsx'),
        route('reviews', 'routes/account/reviews.tsx'),
        route('reviews/:productId', 'routes/account/review.tsx'),
      ]),
      layout('layouts/content.tsx', { id: 'layouts/account-content' }, [
        route('account/*', 'routes/not-found.tsx', { id: 'routes/account/not-found' }),
      ]),
    ]),
  ]),

  layout('layouts/guest-only.tsx', [
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('verify-account', 'routes/verify-account.tsx'),
    route('known-device', 'routes/known-device.tsx'),
  ]),

  route('seller', 'layouts/seller.tsx', [
    index('routes/seller/dashboard.tsx'),
    route('earnings', 'routes/seller/earnings.tsx'),
    route('earnings/:month', 'routes/seller/statement.tsx'),
    route('products', 'routes/seller/products.tsx'),
    route('shop', 'routes/seller/shop.tsx'),
    route('products/create', 'routes/seller/product-create.tsx'),
    route('products/edit/:productId', 'routes/seller/product-edit.tsx'),
    route('categories', 'routes/seller/categories.tsx'),
    route('categories/create', 'routes/seller/category-create.tsx'),
    route('categories/edit/:categoryId', 'routes/seller/category-edit.tsx'),
    route('orders', 'routes/seller/orders/orders.tsx'),
    route('orders/:orderId', 'routes/seller/orders/order.tsx'),
    route('orders/:orderId/pack', 'routes/seller/orders/pack.tsx'),
    route('returns', 'routes/seller/orders/returns.tsx'),
    route('returns/:returnId', 'routes/seller/orders/return.tsx'),
    route('reviews', 'routes/seller/reviews.tsx'),
    route('questions', 'routes/seller/questions.tsx'),
    route('products/import', 'routes/seller/products/import.tsx'),
    route('products/changes', 'routes/seller/products/changes.tsx'),
    route('products/runs', 'routes/seller/products/runs.tsx'),
    route('*', 'routes/seller/not-found.tsx'),
  ]),
] satisfies RouteConfig
