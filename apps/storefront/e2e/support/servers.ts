import { pageOrigin, siteOrigin, startEmbedPages } from './embed-pages.ts'
import { startShop } from './shop.ts'

/** Starts one shop for all tests, unless `STOREFRONT_URL` names a running one. */
export default async function startServers(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.STOREFRONT_URL) return undefined
  const pages = await startEmbedPages()
  process.env.EMBED_PAGES_PORT = String(pages.port)
  const shop = await startShop({
    EMBED_ORIGINS: [pageOrigin('listed'), siteOrigin('blog'), siteOrigin('forum')].join(),
  })
  process.env.STOREFRONT_URL = shop.address
  process.env.API_ADDRESS = shop.apiAddress
  process.env.CONSOLE_ADDRESS = shop.consoleAddress
  process.env.SHOP_DATA = shop.data
  return async () => {
    pages.stop()
    await shop.stop()
  }
}
