import { lazilyWhenIdle } from '../../shared/lazy/lazily-when-idle.tsx'

/** Recently viewed products. Only the browser knows them, so the server draws nothing and no page waits for the code. */
export const RecentlyViewed = lazilyWhenIdle(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
)
