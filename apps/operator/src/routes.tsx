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
        path: 'applications',
        lazy: async () => ({ Component: (await import('./pages/applications-page.tsx')).ApplicationsPage }),
      },
      {
        path: 'applications/:id',
        lazy: async () => ({ Component: (await import('./pages/application-page.tsx')).ApplicationPage }),
      },
      {
        path: 'shops',
        lazy: async () => ({ Component: (await import('./pages/shops-page.tsx')).ShopsPage }),
      },
      {
        path: 'shops/:id',
        lazy: async () => ({ Component: (await import('./pages/shop-page.tsx')).ShopPage }),
      },
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
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])
