import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, type ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { buildStorefront } from './app.ts'
import { readStorefrontSettings } from './settings.ts'

/** Asks a storefront for a file of the header, which its pages answer in this way. */
async function ask(file: string, answer: () => Response) {
  const clientFolder = mkdtempSync(join(tmpdir(), 'stoa-header-'))
  onTestFinished(() => rmSync(clientFolder, { recursive: true, force: true }))
  mkdirSync(join(clientFolder, 'embed/1'), { recursive: true })
  const storefront = await buildStorefront({
    build: {
      routes: { header: { id: 'header', path: 'embed/1/:file', module: { loader: answer } } },
      entry: {
        module: { requestScope: createContext(), checkoutPolicy: () => null, publicPage: () => null },
      },
      assets: { version: '', routes: {} },
      routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
      future: {},
      ssr: true,
    } as unknown as ServerBuild,
    clientFolder,
    settings: readStorefrontSettings({ PUBLIC_ORIGIN: 'http://localhost:3000' }),
  })
  onTestFinished(() => storefront.close())
  const { statusCode, headers, body } = await storefront.inject({
    url: `/embed/1/${file}`,
    headers: { 'accept-encoding': 'br' },
  })
  return { status: statusCode, headers, body }
}

const page = (status: number) => () =>
  new Response(`<!doctype html><p>${'Opening soon. '.repeat(200)}</p>`, {
    status,
    headers: { 'content-type': 'text/html' },
  })

// Few servers that include it look at the status.
test.each([404, 500, 503])(
  'answers with a header that draws itself in place of a page with status %i',
  async status => {
    const answer = await ask('header', page(status))
    expect(answer).toMatchObject({ status, body: '<stoa-header></stoa-header>\n' })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  },
)

test('lets pages of other origins read that there are no facts', async () => {
  const { status, headers } = await ask('header.json', () => Response.json(null, { status: 503 }))
  expect([status, headers['access-control-allow-origin'], headers['cache-control']]).toEqual([
    503,
    '*',
    'no-store',
  ])
})
