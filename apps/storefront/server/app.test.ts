import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createContext, type ServerBuild } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { buildStorefront } from './app.ts'
import { readStorefrontSettings } from './settings.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'stoa-client-'))
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }))

const pageWith = (status: number) =>
  ({
    routes: { root: { id: 'root', path: '', module: { loader: () => new Response('', { status }) } } },
    entry: { module: { requestScope: createContext(), checkoutPolicy: () => null, publicPage: () => null } },
    assets: { version: '', routes: {} },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    future: {},
    ssr: true,
  }) as unknown as ServerBuild
const settings = readStorefrontSettings({ PUBLIC_ORIGIN: 'http://localhost:3000' })

test.each([
  [503, '5'],
  [404, undefined],
])('sends with status %i the retry-after header: %s', async (status, after) => {
  const storefront = await buildStorefront({ build: pageWith(status), clientFolder, settings })
  const { statusCode, headers } = await storefront.inject('/')
  expect([statusCode, headers['retry-after']]).toEqual([status, after])
  await storefront.close()
})

test.each([
  ['fonts/hanken-grotesk.woff2', 'cross-origin'],
  ['supplied-share.png', 'same-origin'],
])('lets pages of other origins show %s: %s', async (file, policy) => {
  mkdirSync(join(clientFolder, 'fonts'), { recursive: true })
  writeFileSync(join(clientFolder, file), '')
  const storefront = await buildStorefront({ build: pageWith(200), clientFolder, settings })
  const { statusCode, headers } = await storefront.inject(`/${file}`)
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, policy])
  await storefront.close()
})

test.each(['/api/cart/add', '/contact'])(
  'rejects a compressed body for %s without unpacking it',
  async url => {
    const storefront = await buildStorefront({ build: pageWith(200), clientFolder, settings })
    const { statusCode, headers, body } = await storefront.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{}'),
    })
    expect([statusCode, headers['accept-encoding']]).toEqual([415, 'identity'])
    if (url.startsWith('/api/'))
      expect(JSON.parse(body)).toMatchObject({ code: 'request.media_type', status: 415 })
    await storefront.close()
  },
)
