import { followMarket } from '../data/market-settings.server.ts'
import { fileResponse } from '../lib/sitemap.ts'
import type { Route } from './+types/manifest'

const EDGES = [180, 512]

/** Names the marketplace and its icon for home screens. */
export async function loader(scope: Route.LoaderArgs): Promise<Response> {
  const { name, marks } = await followMarket(scope)
  const icons = marks.icon
    ? EDGES.map(edge => ({
        src: `${marks.icon!.base}/${edge}.png`,
        sizes: `${edge}x${edge}`,
        type: 'image/png',
      }))
    : []
  return fileResponse(
    'application/manifest+json',
    JSON.stringify({ name, short_name: name, start_url: '/', display: 'browser', icons }),
  )
}
