/**
 * Whether a page is on a subdomain of the marketplace: browsers give a frame of the marketplace its own storage there. Which
 * other hosts are of the same site only the public suffix list says, so `www.market.example` has none but its own subdomains.
 *
 * @param page URL of the page
 * @param origin of the marketplace
 */
export function isSubdomain(page: URL | Location, origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return page.protocol === protocol && page.hostname.endsWith(`.${hostname}`) && hostname.includes('.')
}
