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
