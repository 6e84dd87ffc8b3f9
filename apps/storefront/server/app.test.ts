import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, type ServerBuild } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { buildStorefront } from './app.ts'
import { readStorefrontSettings } from './settings.ts'

const clientFolder = mkdtempSync(join(tmpdir(), 'stoa-client-'))
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }))

test.each([
  [503, '5'],
  [404, undefined],
])('sends with status %i the retry-after header: %s', async (status, after) => {
  const loader = () => new Response('', { status })
  const build = {
    routes: { root: { id: 'root', path: '', module: { loader } } },
    entry: { module: { requestScope: createContext(), checkoutPolicy: () => null } },
    assets: { version: '', routes: {} },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    future: {},
    ssr: true,
  }
  const storefront = await buildStorefront({
    build: build as unknown as ServerBuild,
    clientFolder,
    settings: readStorefrontSettings({ PUBLIC_ORIGIN: 'http://localhost:3000' }),
  })
  const { statusCode, headers } = await storefront.inject('/')
  expect([statusCode, headers['retry-after']]).toEqual([status, after])
  await storefront.close()
})
