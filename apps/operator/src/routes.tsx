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
      {
        path: 'team',
        lazy: async () => ({ Component: (await import('./pages/team/team-page.tsx')).TeamPage }),
      },
      {
        path: 'team/:id',
        lazy: async () => ({ Component: (await import('./pages/team/member-page.tsx')).MemberPage }),
      },
      { path: 'log', lazy: async () => ({ Component: (await import('./pages/log/log-page.tsx')).LogPage }) },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
])
