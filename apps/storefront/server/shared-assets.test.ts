import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { buildStorefront } from './app.ts'
import { readStorefrontSettings } from './settings.ts'
import { shareAssets } from './shared-assets.ts'

const folder = mkdtempSync(join(tmpdir(), 'stoa-assets-'))
const shared = join(folder, 'shared')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A version of the storefront that has one script. */
async function storefrontWith(script: string) {
  const clientFolder = join(folder, script)
  mkdirSync(join(clientFolder, 'assets'), { recursive: true })
  writeFileSync(join(clientFolder, 'assets', script), `export const from = '${script}'`)
  mkdirSync(join(clientFolder, 'embed/1'), { recursive: true })
  for (const name of ['stoa.js', `parts-${script}`]) {
    const code = `export const from = '${script}'`
    writeFileSync(join(clientFolder, 'embed/1', name), code)
    writeFileSync(join(clientFolder, 'embed/1', `${name}.gz`), gzipSync(code))
  }
  return buildStorefront({
    // No page is rendered here.
    build: { entry: { module: {} } } as unknown as ServerBuild,
    clientFolder,
    settings: readStorefrontSettings({ PUBLIC_ORIGIN: 'http://localhost:3000', ASSETS_HOME: shared }),
  })
}

test('serves the scripts of other versions with immutable caching', async () => {
  const [before, next] = [await storefrontWith('page-AAAA.js'), await storefrontWith('page-BBBB.js')]
  for (const storefront of [before, next])
    for (const script of ['page-AAAA.js', 'page-BBBB.js']) {
      const { statusCode, headers, body } = await storefront.inject(`/assets/${script}`)
      expect([statusCode, body]).toEqual([200, `export const from = '${script}'`])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(headers['content-type']).toContain('javascript')
    }
  await Promise.all([before.close(), next.close()])
})

test.each(['identity', 'gzip'])(
  'serves the elements to any origin, and chunks of other versions: %s',
  async accepted => {
    const [before, next] = [await storefrontWith('page-CCCC.js'), await storefrontWith('page-DDDD.js')]
    const read = async (name: string) => {
      const answer = await next.inject({ url: `/embed/1/${name}`, headers: { 'accept-encoding': accepted } })
      const { 'access-control-allow-origin': allowed, 'cross-origin-resource-policy': policy } =
        answer.headers
      const { 'content-encoding': encoding, 'x-content-type-options': sniffing } = answer.headers
      expect([allowed, policy, sniffing]).toEqual(['*', 'cross-origin', 'nosniff'])
      expect(encoding ?? 'identity').toBe(accepted)
      const { rawPayload } = answer
      return [`${encoding ? gunzipSync(rawPayload) : rawPayload}`, answer.headers['cache-control']]
    }
    expect(await read('stoa.js')).toEqual(["export const from = 'page-DDDD.js'", 'public, max-age=600'])
    for (const script of ['page-CCCC.js', 'page-DDDD.js'])
      expect(await read(`parts-${script}`)).toEqual([
        `export const from = '${script}'`,
        'public, max-age=31536000, immutable',
      ])
    await Promise.all([before.close(), next.close()])
  },
)

test('keeps scripts for two weeks after the last version that used them', async () => {
  const built = join(folder, 'built')
  mkdirSync(built)
  writeFileSync(join(built, 'new.js'), '')
  const days = (count: number) => new Date(Date.now() - count * 86_400_000)
  for (const [name, age] of [
    ['recent.js', 13],
    ['old.js', 15],
    ['new.js', 15],
  ] as const) {
    writeFileSync(join(shared, name), '')
    utimesSync(join(shared, name), days(age), days(age))
  }
  await shareAssets(built, shared)
  expect(readdirSync(shared)).toEqual(expect.arrayContaining(['new.js', 'recent.js']))
  expect(readdirSync(shared)).not.toContain('old.js')
})
