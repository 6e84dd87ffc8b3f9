/**
 * Types of `@stoa/elements` in the templates of other frameworks, checked by their own tools. Only in a soak, since it installs
 * all of them. The daily type check has TypeScript and React 19.
 */
import assert from 'node:assert/strict'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { run } from '@stoa/testing/processes'
import { copyHost, env, type Host, installHost, limits } from './host.ts'
import { packInto } from './packages.ts'

const FRAMEWORKS = ['typescript', 'react-18', 'react-19', 'vue', 'svelte', 'astro']

/** Makes a mistake that types find: an element without its product, or a field that the event doesn't have. */
function spoil(folder: string): void {
  for (const name of globSync('**/*.{ts,tsx,vue,svelte,astro}', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8')
    const spoiled = text.replace(' product="5bec7f81"', '').replace('detail.line.price', 'detail.line.cost')
    if (spoiled !== text) writeFileSync(join(folder, name), spoiled)
  }
}

if (process.env.STOA_SOAK)
  describe('types of the elements', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stoa-types-'))
    let host: Host
    after(() => rmSync(folder, { recursive: true, force: true }))
    before(async () => {
      const packed = join(folder, 'packed')
      mkdirSync(packed)
      await packInto(packed, ['elements'])
      host = copyHost('types', packed, folder)
      await installHost(host)
    })

    for (const framework of FRAMEWORKS)
      test(`describe attributes and events to ${framework}`, async () => {
        const check = () => run('npm', ['run', framework], { cwd: host.folder, env, limits })
        const { code, output } = await check()
        assert.equal(code, 0, output)
        spoil(join(host.folder, framework))
        const spoiled = await check()
        assert.notEqual(spoiled.code, 0, 'finds no mistake')
        assert.match(spoiled.output, /product|cost/)
      })
  })
