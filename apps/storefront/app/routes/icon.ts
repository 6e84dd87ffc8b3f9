import { brandColorIn } from '@stoa/ui/brand'
import { followMarket } from '../data/market-settings.server.ts'
import type { Route } from './+types/icon'

/** Draws an icon for a marketplace without one: the first letter of its name on its color. */
export async function loader(scope: Route.LoaderArgs): Promise<Response> {
  const { name, theme } = await followMarket(scope)
  const [first] = new Intl.Segmenter().segment(name)
  const letter = (first?.segment ?? '')
    .toLocaleUpperCase('en')
    .replace(/[&<]/g, sign => `&#${sign.charCodeAt(0)};`)
  const color = (part: 'solid' | 'on') => brandColorIn(theme, 'light', `accent.${part}`)
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color('solid')}"/><text x="16" y="23" font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="${color('on')}">${letter}</text></svg>`
  return new Response(drawing, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  })
}
