import { followMarket } from '../data/market-settings.server.ts'
import { iconBase } from '../lib/marks.ts'
import type { Route } from './+types/site'

const EDGES = [180, 512]

/** Names the marketplace and its icon for home screens. */
export async function loader(scope: Route.LoaderArgs): Promise<Response> {
  const { name } = await followMarket(scope)
  const base = iconBase()
  const icons = base
    ? EDGES.map(edge => ({
        src: `${base}/${edge}.png`,
        sizes: `${edge}x${edge}`,
        type: 'image/png',
      }))
    : []
  const manifest = { name, short_name: name, start_url: '/', display: 'browser', icons }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'no-cache' },
  })
}
