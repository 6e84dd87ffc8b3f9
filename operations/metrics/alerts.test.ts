/** The rules of alerts.yml, each with series that fire it and series that do not, asked of Prometheus's own tool. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { missingParts } from '../support/parts.ts'
import { runProgram } from '../support/servers.ts'

const skip = missingParts('alert rules', ['promtool'])
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

test('Prometheus reads the rules', { skip, timeout: 30_000 }, async () => {
  assert.match(await runProgram('promtool', ['check', 'rules', fileOf('alerts.yml')]), /SUCCESS/)
})

test('each rule fires when it must, and only then', { skip, timeout: 30_000 }, async () => {
  await runProgram('promtool', ['test', 'rules', fileOf('alerts.test.yml')])
  const [rules, cases] = await Promise.all(
    ['alerts.yml', 'alerts.test.yml'].map(name => readFile(fileOf(name), 'utf8')),
  )
  const names = [...rules!.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  assert.ok(names.length > 0)
  for (const name of names)
    for (const what of ['fires', 'is silent'])
      assert.ok(cases!.includes(`name: ${name} ${what}\n`), `${name} ${what}`)
})
