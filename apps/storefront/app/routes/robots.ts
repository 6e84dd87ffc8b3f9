import { canonicalUrl } from '../data/api.server.ts'
import { fileResponse } from '../lib/sitemap.ts'
import type { Route } from './+types/robots'

// Cart, account and search say `noindex` themselves; a program that may not open them could not read that. Every review
// links to a report page, and none is worth a request.
const CLOSED = ['/api/', '/auth/', '/dev/', '/seller/', '/report']

export const loader = (scope: Route.LoaderArgs) =>
  fileResponse(
    'text/plain',
    [
      'User-agent: *',
      ...CLOSED.map(path => `Disallow: ${path}`),
      '',
      `Sitemap: ${new URL('/sitemap.xml', canonicalUrl(scope)).href}`,
      '',
    ].join('\n'),
  )
