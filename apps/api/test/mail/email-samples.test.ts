import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emailSamples } from '../../scripts/email-samples/index.ts'

const modules = join(import.meta.dirname, '../../src/modules')
const samples = Object.values(await emailSamples()).flat()

test('there is a sample of every kind of email that the modules write', () => {
  const files = globSync('**/{*email*,*emails*}.ts', { cwd: modules }).filter(
    file => !file.includes('.test.'),
  )
  const kinds = files.flatMap(file =>
    [
      ...readFileSync(join(modules, file), 'utf8').matchAll(
        /\bkind: (?:\w+ \? )?'([a-z-]+)'(?: : '([a-z-]+)')?/g,
      ),
    ]
      .flatMap(([, one, other]) => [one, other])
      .filter(kind => kind !== undefined),
  )
  expect(kinds.length).toBeGreaterThan(50)
  const shown = new Set(samples.map(({ kind }) => kind))
  expect(kinds.filter(kind => !shown.has(kind))).toEqual([])
})

test.each(samples.map(sample => [sample.kind, sample] as const))(
  'the email %s has a name for each picture, its size, and fits into what Gmail shows',
  (_, { html, body }) => {
    for (const [picture] of html.matchAll(/<img[^>]*>/g))
      expect(picture).toMatch(
        /^<img src="https:\/\/shop\.example\/[^"]+" alt="[^"]*" width="\d+" height="\d+"/,
      )
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(html + body).not.toMatch(/undefined|null|NaN|\[object/)
  },
)
