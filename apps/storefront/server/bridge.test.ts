import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { buildStorefront } from './app.ts'
import { readStorefrontSettings } from './settings.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'stoa-client-'))
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }))

const build = { entry: { module: {} } } as unknown as ServerBuild

async function bridgeOf(PUBLIC_ORIGIN: string, EMBED_ORIGINS?: string) {
  const settings = readStorefrontSettings({ PUBLIC_ORIGIN, ...(EMBED_ORIGINS && { EMBED_ORIGINS }) })
  const storefront = await buildStorefront({ build, clientFolder, settings })
  const { statusCode, headers, body } = await storefront.inject({
    url: '/embed/bridge',
    headers: { origin: 'https://blog.market.example' },
  })
  await storefront.close()
  const policy = String(headers['content-security-policy'])
  return {
    statusCode,
    headers,
    policy,
    framedBy: /frame-ancestors ([^;]+)/.exec(policy)?.[1],
    answered: /data-origins="([^"]*)"/.exec(body)?.[1],
  }
}

const BLOG = 'https://blog.market.example'

test.each([
  ['one', 'https://market.example', BLOG, BLOG],
  ['several, with ports', 'https://market.example', `${BLOG},${BLOG}:8443`, `${BLOG} ${BLOG}:8443`],
  ['one among others', 'https://market.example', `https://a.example,${BLOG},https://b.example`, BLOG],
  [
    'one of a port',
    'http://agora.localhost:3000',
    'http://blog.agora.localhost',
    'http://blog.agora.localhost',
  ],
])('lets the listed subdomains frame the bridge: %s', async (_, market, listed, framedBy) => {
  const bridge = await bridgeOf(market, listed)
  expect(bridge).toMatchObject({ statusCode: 200, framedBy, answered: framedBy })
  expect(bridge.headers['x-frame-options']).toBeUndefined()
})

test.each([
  ['none is listed', 'https://market.example', undefined],
  ['all are listed', 'https://market.example', '*'],
  ['the marketplace itself is', 'https://market.example', 'https://market.example'],
  ['another scheme', 'https://market.example', 'http://blog.market.example'],
  ['a name that ends alike', 'https://market.example', 'https://blackmarket.example'],
  ['a name that begins alike', 'https://market.example', 'https://market.example.evil.example'],
  ['a sibling', 'https://www.market.example', 'https://blog.market.example'],
  ['a name below a name without a dot', 'http://localhost:3000', 'http://blog.localhost:3000'],
])('lets no page frame the bridge: %s', async (_, market, listed) => {
  const bridge = await bridgeOf(market, listed)
  expect(bridge).toMatchObject({ statusCode: 200, framedBy: "'none'", answered: '' })
  expect(bridge.headers['x-frame-options']).toBe('DENY')
})

test('allows the bridge its own scripts and calls, and nothing to other origins', async () => {
  const { policy, headers } = await bridgeOf('https://market.example', BLOG)
  expect(policy).toBe(
    `default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${BLOG}`,
  )
  expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([])
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  })
})
