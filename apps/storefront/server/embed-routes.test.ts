import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { buildStorefront } from './app.ts'
import { readStorefrontSettings } from './settings.ts'

/** Creates a folder for the releases of a marketplace. */
function releases() {
  const folder = mkdtempSync(join(tmpdir(), 'stoa-embed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  let count = 0
  /** Starts a storefront with a version of the elements. */
  return async (version: string, { code = version, isKept = true } = {}) => {
    const clientFolder = join(folder, `${count++}`)
    mkdirSync(join(clientFolder, 'assets'), { recursive: true })
    for (const path of ['1', version]) {
      const at = join(clientFolder, 'embed', path)
      mkdirSync(at, { recursive: true })
      writeFileSync(join(at, 'stoa.js'), `"${code}"`)
      writeFileSync(join(at, 'stoa.js.gz'), gzipSync(`"${code}"`))
      writeFileSync(join(at, 'integrity.json'), JSON.stringify({ version, files: { 'stoa.js': code } }))
    }
    const ASSETS_HOME = isKept ? join(folder, 'shared') : undefined
    const storefront = await buildStorefront({
      // No page is rendered here.
      build: { entry: { module: {} } } as unknown as ServerBuild,
      clientFolder,
      settings: readStorefrontSettings({ PUBLIC_ORIGIN: 'http://localhost:3000', ASSETS_HOME }),
    })
    onTestFinished(() => storefront.close())
    const read = async (path: string, encoding = 'identity') => {
      const answer = await storefront.inject({ url: path, headers: { 'accept-encoding': encoding } })
      expect(answer.headers['access-control-allow-origin']).toBe('*')
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
      const isGzip = answer.headers['content-encoding'] === 'gzip'
      return {
        status: answer.statusCode,
        cache: answer.headers['cache-control'],
        body: `${isGzip ? gunzipSync(answer.rawPayload) : answer.rawPayload}`,
      }
    }
    return { read }
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable'

test.each(['identity', 'gzip'])('keeps the versions of earlier releases: %s', async encoding => {
  const release = releases()
  await release('0.1.0')
  const { read } = await release('0.2.0')
  for (const version of ['0.1.0', '0.2.0'])
    expect(await read(`/embed/${version}/stoa.js`, encoding)).toEqual({
      status: 200,
      cache: FOR_EVER,
      body: `"${version}"`,
    })
  expect(await read('/embed/1/stoa.js', encoding)).toMatchObject({
    cache: 'public, max-age=600',
    body: '"0.2.0"',
  })
  expect(await read('/embed/1/integrity.json')).toMatchObject({ cache: 'public, max-age=600' })
})

test('keeps the first files of a version when another build has the same number', async () => {
  const release = releases()
  await release('0.1.0')
  const { read } = await release('0.1.0', { code: 'changed' })
  expect(await read('/embed/0.1.0/stoa.js')).toMatchObject({ body: '"0.1.0"' })
  expect(await read('/embed/1/stoa.js')).toMatchObject({ body: '"changed"' })
  // It would name the sheets of the other build.
  expect(await read('/embed/0.1.0/header')).toMatchObject({ status: 404, cache: 'no-store' })
})

test.each([true, false])('says that a version isn’t here, with a shared folder: %s', async isKept => {
  const { read } = await releases()('0.1.0', { isKept })
  expect(await read('/embed/0.1.0/stoa.js')).toMatchObject({ status: 200, cache: FOR_EVER })
  for (const path of ['/embed/9.9.9/stoa.js', '/embed/0.1.0/other.js', '/embed/1/other.js', '/embed/x'])
    expect(await read(path)).toEqual({
      status: 404,
      cache: 'no-store',
      body: 'This marketplace has no such version of its elements, or no such file of it. The newest is /embed/1/stoa.js.\n',
    })
  // Servers that include it would show the sentence in their pages.
  expect(await read('/embed/9.9.9/header')).toEqual({
    status: 404,
    cache: 'no-store',
    body: '<stoa-header></stoa-header>\n',
  })
})
