import { useShopRead } from './use-shop-api.ts'

/** Interval of the reads in milliseconds. The data is also read when the window gets the focus. */
const EVERY_MS = 60_000

/** Reads the shop’s open tasks and first steps, once for the menu and the dashboard. */
export const useSellerStart = () =>
  useShopRead('/api/seller/start', {}, { refreshInterval: EVERY_MS, keepPreviousData: true })
