import { useShopRead } from './use-shop-api.ts'

/** How often what waits is asked for, besides after every look at another window. */
const EVERY_MS = 60_000

/** What waits in the shop, and its first steps: one read for the rail and the dashboard. */
export const useSellerStart = () =>
  useShopRead('/api/seller/start', {}, { refreshInterval: EVERY_MS, keepPreviousData: true })
