import { createBrowserRouter } from 'react-router-dom'
import { Frame } from './frame/frame.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** One lazy route for each page. */
export const router = createBrowserRouter([
  {
    element: <Frame />,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./pages/today-page.tsx')).TodayPage }) },
      { path: 'find', lazy: async () => ({ Component: (await import('./pages/find-page.tsx')).FindPage }) },
      {
        path: 'purchases',
        lazy: async () => ({
          Component: (await import('./pages/purchases/purchases-page.tsx')).PurchasesPage,
        }),
      },
      {
        path: 'purchases/:number',
        lazy: async () => ({ Component: (await import('./pages/purchases/purchase-page.tsx')).PurchasePage }),
      },
      {
        path: 'applications',
        lazy: async () => ({
          Component: (await import('./pages/shops/applications-page.tsx')).ApplicationsPage,
        }),
      },
      {
        path: 'applications/:id',
        lazy: async () => ({
          Component: (await import('./pages/shops/application-page.tsx')).ApplicationPage,
        }),
      },
      {
        path: 'shops',
        lazy: async () => ({ Component: (await import('./pages/shops/shops-page.tsx')).ShopsPage }),
      },
      {
        path: 'shops/:id',
        lazy: async () => ({ Component: (await import('./pages/shops/shop-page.tsx')).ShopPage }),
      },
      {
        path: 'pages',
        lazy: async () => ({ Component: (await import('./pages/content/pages-page.tsx')).PagesPage }),
      },
      {
        path: 'pages/new',
        lazy: async () => ({ Component: (await import('./pages/content/new-page-page.tsx')).NewPagePage }),
      },
      {
        path: 'pages/:slug',
        lazy: async () => ({ Component: (await import('./pages/content/page-editor.tsx')).PageEditor }),
      },
      {
        path: 'settings',
        lazy: async () => ({ Component: (await import('./pages/content/settings-page.tsx')).SettingsPage }),
      },
      { path: 'tax', lazy: async () => ({ Component: (await import('./pages/tax/tax-page.tsx')).TaxPage }) },
      {
        path: 'tax/rates',
        lazy: async () => ({ Component: (await import('./pages/tax/add-rates-page.tsx')).AddRatesPage }),
      },
      {
        path: 'cases',
        lazy: async () => ({ Component: (await import('./pages/cases/cases-page.tsx')).CasesPage }),
      },
      {
        path: 'cases/:kind/:id',
        lazy: async () => ({ Component: (await import('./pages/cases/case-page.tsx')).CasePage }),
      },
      {
        path: 'team',
        lazy: async () => ({ Component: (await import('./pages/team/team-page.tsx')).TeamPage }),
      },
      {
        path: 'team/:id',
        lazy: async () => ({ Component: (await import('./pages/team/member-page.tsx')).MemberPage }),
      },
      { path: 'log', lazy: async () => ({ Component: (await import('./pages/log/log-page.tsx')).LogPage }) },
      {
        path: 'catalog',
        lazy: async () => ({ Component: (await import('./pages/catalog/products-page.tsx')).ProductsPage }),
      },
      {
        path: 'catalog/products/:id',
        lazy: async () => ({ Component: (await import('./pages/catalog/content-page.tsx')).ProductPage }),
      },
      {
        path: 'catalog/categories',
        lazy: async () => ({
          Component: (await import('./pages/catalog/categories-page.tsx')).CategoriesPage,
        }),
      },
      {
        path: 'catalog/categories/:id',
        lazy: async () => ({ Component: (await import('./pages/catalog/category-page.tsx')).CategoryPage }),
      },
      {
        path: 'catalog/featured',
        lazy: async () => ({ Component: (await import('./pages/catalog/featured-page.tsx')).FeaturedPage }),
      },
      {
        path: 'catalog/restrict',
        lazy: async () => ({ Component: (await import('./pages/catalog/content-page.tsx')).RestrictPage }),
      },
      {
        path: 'people',
        lazy: async () => ({ Component: (await import('./pages/people/people-page.tsx')).PeoplePage }),
      },
      {
        path: 'people/:id',
        lazy: async () => ({ Component: (await import('./pages/people/person-page.tsx')).PersonPage }),
      },
      {
        path: 'money',
        lazy: async () => ({ Component: (await import('./pages/money/balances-page.tsx')).BalancesPage }),
      },
      {
        path: 'money/payouts',
        lazy: async () => ({ Component: (await import('./pages/money/batches-page.tsx')).BatchesPage }),
      },
      {
        path: 'money/payouts/:id',
        lazy: async () => ({ Component: (await import('./pages/money/batch-page.tsx')).BatchPage }),
      },
      {
        path: 'money/commission',
        lazy: async () => ({ Component: (await import('./pages/money/commission-page.tsx')).CommissionPage }),
      },
      {
        path: 'money/days',
        lazy: async () => ({ Component: (await import('./pages/money/days-page.tsx')).DaysPage }),
      },
      {
        path: 'money/days/:day',
        lazy: async () => ({ Component: (await import('./pages/money/day-page.tsx')).DayPage }),
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])
