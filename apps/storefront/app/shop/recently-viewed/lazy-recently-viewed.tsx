import { lazilyWhenIdle } from '../../shared/lazy/lazily-when-idle.tsx'

/** Shows recently viewed products once the page is idle. Only the browser knows them, so the server renders nothing. */
export const RecentlyViewed = lazilyWhenIdle(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
)
