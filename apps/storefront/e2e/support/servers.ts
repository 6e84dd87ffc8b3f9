import { startShop } from './shop.ts'

/** One shop for the whole run, unless `STOREFRONT_URL` names one that is already up. */
export default async function startServers(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STOREFRONT_URL) return undefined
  const shop = await startShop()
  process.env.STOREFRONT_URL = shop.address
  process.env.API_ADDRESS = shop.apiAddress
  process.env.SHOP_DATA = shop.data
  return shop.stop
}
