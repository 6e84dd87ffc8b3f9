/** The rules of alerts.yml, played by Prometheus's own tool with the series of alerts.test.yml. */
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { missingParts } from '../support/parts.ts'
import { runProgram } from '../support/servers.ts'

const skip = missingParts('alert rules', ['promtool'])

test('each rule fires when it must, and only then', { skip, timeout: 300_000 }, async () => {
  await runProgram('promtool', ['test', 'rules', inRoot('operations/metrics/alerts.test.yml')])
})
