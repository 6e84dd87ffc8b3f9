/** The rules of alerts.yml, each with series that fire it and series that do not, asked of Prometheus's own tool. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { missingParts } from '../support/parts.ts'
import { runProgram } from '../support/servers.ts'

const skip = missingParts('alert rules', ['promtool'])
const fileOf = (name: string) => inRoot(`operations/metrics/${name}`)

const rules = readFileSync(fileOf('alerts.yml'), 'utf8')
const alerts = rules
  .split(/^ +- alert: /m)
  .slice(1)
  .map(rule => ({
    name: /^\w+/.exec(rule)![0],
    severity: /severity: (\w+)/.exec(rule)?.[1],
    runbook: /runbook: (\S+)/.exec(rule)?.[1],
  }))

test('Prometheus reads the rules, and the configuration that names them', {
  skip,
  timeout: 30_000,
}, async () => {
  assert.match(await runProgram('promtool', ['check', 'rules', fileOf('alerts.yml')]), /SUCCESS/)
  assert.match(await runProgram('promtool', ['check', 'config', fileOf('prometheus.yml')]), /SUCCESS/)
})

// `alerts.soak.ts` asks Prometheus to play them.
test('each rule has a series that fires it and one that does not', () => {
  const cases = readFileSync(fileOf('alerts.test.yml'), 'utf8')
  assert.ok(alerts.length > 0)
  for (const { name } of alerts)
    for (const what of ['fires', 'is silent'])
      assert.ok(cases.includes(`name: ${name} ${what}\n`), `${name} ${what}`)
})

const runbook = readFileSync(inRoot('docs/alerts.md'), 'utf8')
const sections = runbook
  .split(/^(?=###? )/m)
  .filter(section => section.startsWith('### '))
  .map(section => ({ name: /^### (.+)$/m.exec(section)![1], section }))

test('each alert has its section of the runbook, and each section its alert', () => {
  assert.deepEqual(
    sections.map(({ name }) => name),
    alerts.map(({ name }) => name),
  )
  for (const [at, { name, severity, runbook: link }] of alerts.entries()) {
    assert.equal(link, `docs/alerts.md#${name.toLowerCase()}`)
    const { section } = sections[at]!
    assert.ok(section.startsWith(`### ${name}\n\n${severity === 'page' ? 'Page' : 'Ticket'}: `), name)
    for (const part of ['Means.', 'Look.', 'Do.', 'Do not']) {
      assert.ok(section.includes(`\n**${part}**`), `${name}: ${part}`)
    }
  }
})

test('the commands of the runbook are there', () => {
  const { scripts } = JSON.parse(readFileSync(inRoot('apps/api/package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  for (const [, command = ''] of runbook.matchAll(/pnpm --filter api ([a-z:-]+)/g))
    assert.ok(command in scripts, command)
})
