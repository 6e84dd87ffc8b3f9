import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { INFORMATION_PAGES, OWN_ROUTES } from './data/information-pages.ts'

export default [
  route('robots.txt', 'routes/robots.ts'),
  route('icon.svg', 'routes/icon.ts'),
  route('site.webmanifest', 'routes/site.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemap/:file', 'routes/sitemap/$file.ts'),
  route('embed/:version/:file', 'routes/embed/$version/$file.ts'),

  layout('layouts/public.tsx', [
    layout('layouts/content.tsx', [
      index('routes/index.tsx'),
      route('all-product', 'routes/all-product.tsx'),
      route('best-seller', 'routes/best-seller.tsx'),
      route('product/:slug', 'routes/product/$slug.tsx'),
      route(
        'category/:categorySlug/:subCategorySlug?/:collectionSlug?',
        'routes/category/$category-slug.tsx',
      ),
      route('shop/:shopSlug', 'routes/shop/$shop-slug.tsx'),
      route('search', 'routes/search.tsx'),
      route('contact', 'routes/contact.tsx'),
      route('track-order', 'routes/track-order.tsx'),
      route('report', 'routes/report.tsx'),
      route('deliver-to', 'routes/deliver-to.tsx'),
      route('withdraw', 'routes/withdraw.tsx'),
      ...INFORMATION_PAGES.filter(({ path }) => !OWN_ROUTES.has(path)).map(({ path }) =>
        route(path, 'routes/information.tsx', { id: `information/${path}` }),
      ),
      route('seller-registration', 'routes/seller-registration.tsx'),
      route('vendors', 'routes/vendors.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('cart/hand-over', 'routes/cart/hand-over.tsx'),
      route('wishlist', 'routes/wishlist.tsx'),
      route('wishlist/shared/:token', 'routes/wishlist/shared/$token.tsx'),
      route('stop-emails', 'routes/stop-emails.tsx'),

      layout('layouts/signed-in.tsx', [
        route('seller/invitation', 'routes/seller/invitation.tsx'),
        route('checkout/done/:number', 'routes/checkout/done/$number.tsx'),
      ]),
      // Any path above comes first.
      route(':page', 'routes/$page.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),

    layout('layouts/signed-in.tsx', { id: 'layouts/account-guard' }, [
      route('account', 'layouts/account.tsx', [
        index('routes/account/index.tsx'),
        route('profile', 'routes/account/profile.tsx'),
        route('address', 'routes/account/address.tsx'),
        route('change-password', 'routes/account/change-password.tsx'),
        route('orders', 'routes/account/orders.tsx'),
        route('orders/:number', 'routes/account/orders/$number.tsx'),
        route('orders/:number/return', 'routes/account/orders/$number/return.tsx'),
        route('orders/:number/claim', 'routes/account/orders/$number/claim.tsx'),
        route('reviews', 'routes/account/reviews.tsx'),
        route('reviews/:productId', 'routes/account/reviews/$product-id.tsx'),
      ]),
      layout('layouts/content.tsx', { id: 'layouts/account-content' }, [
        route('account/*', 'routes/not-found.tsx', { id: 'routes/account/not-found' }),
      ]),
    ]),
  ]),

  layout('layouts/checkout.tsx', [
    layout('layouts/content.tsx', { id: 'layouts/checkout-content' }, [
      layout('layouts/signed-in.tsx', { id: 'layouts/checkout-guard' }, [
        route('checkout', 'routes/checkout.tsx'),
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

  route('set-up', 'routes/set-up.tsx'),

  layout('layouts/mailed-link.tsx', [
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('new-password', 'routes/new-password.tsx'),
  ]),

  route('seller', 'layouts/seller.tsx', [
    index('routes/seller/index.tsx'),
    route('earnings', 'routes/seller/earnings.tsx'),
    route('earnings/:month', 'routes/seller/earnings/$month.tsx'),
    route('products', 'routes/seller/products.tsx'),
    route('shop', 'routes/seller/shop.tsx'),
    route('shop/delivery', 'routes/seller/shop/delivery.tsx'),
    route('shop/tax', 'routes/seller/shop/tax.tsx'),
    route('shop/business', 'routes/seller/shop/business.tsx'),
    route('products/create', 'routes/seller/products/create.tsx'),
    route('products/edit/:productId', 'routes/seller/products/edit/$product-id.tsx'),
    route('categories', 'routes/seller/categories.tsx'),
    route('categories/create', 'routes/seller/categories/create.tsx'),
    route('categories/edit/:categoryId', 'routes/seller/categories/edit/$category-id.tsx'),
    route('orders', 'routes/seller/orders.tsx'),
    route('orders/:orderId', 'routes/seller/orders/$order-id.tsx'),
    route('orders/:orderId/pack', 'routes/seller/orders/$order-id/pack.tsx'),
    route('returns', 'routes/seller/returns.tsx'),
    route('returns/:returnId', 'routes/seller/returns/$return-id.tsx'),
    route('reviews', 'routes/seller/reviews.tsx'),
    route('questions', 'routes/seller/questions.tsx'),
    route('emails', 'routes/seller/emails.tsx'),
    route('products/import', 'routes/seller/products/import.tsx'),
    route('products/changes', 'routes/seller/products/changes.tsx'),
    route('products/runs', 'routes/seller/products/runs.tsx'),
    route('*', 'routes/seller/not-found.tsx'),
  ]),
] satisfies RouteConfig
