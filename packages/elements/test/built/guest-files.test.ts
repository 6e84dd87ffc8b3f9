import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from './pages.ts'

/** Storage key of the session. */
const SESSION = 'user-data'

/** Names of the files that this one imports, and of those that they import. */
function filesFrom(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const code = readFileSync(join(dist, name), 'utf8')
  const all = readdirSync(dist).filter(file => file.endsWith('.js'))
  // The script builds the URLs of its chunks, so that no import statement names them.
  for (const file of all) if (code.includes(file)) filesFrom(file, found)
  return found
}

test('reads the session on the marketplace’s own origin only', () => {
  const all = [...filesFrom('stoa.js')]
  const own = all.find(name => name.startsWith('own-origin-')) ?? ''
  const ofOwnOrigin = filesFrom(own)
  const readsSession = (name: string) => readFileSync(join(dist, name), 'utf8').includes(SESSION)
  const others = all.filter(name => !ofOwnOrigin.has(name))
  expect(others).toContainEqual(expect.stringMatching(/^guest-/))
  expect(others).toContainEqual(expect.stringMatching(/^parts-/))
  expect(others.filter(readsSession)).toEqual([])
  // The search itself works.
  expect([...ofOwnOrigin].filter(readsSession)).toHaveLength(1)
})
