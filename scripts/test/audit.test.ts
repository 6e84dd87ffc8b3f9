import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { run } from '@stoa/testing/processes'

const advisory = (severity: string) => ({
  fastify: [
    { id: 1, url: 'https://example.test/1', title: 'made up', severity, vulnerable_versions: '<99', cwe: [] },
  ],
})

/** The audit against a registry that answers every question with this. */
async function auditWith(status: number, body: unknown, env: NodeJS.ProcessEnv = {}) {
  const registry = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => registry.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`
  try {
    return await run('node', ['scripts/check-audit.ts'], { env: { pnpm_config_registry: address, ...env } })
  } finally {
    registry.close()
  }
}

test('a finding of high severity fails and is named, with who brings the package', async () => {
  const { code, output } = await auditWith(200, advisory('high'))
  assert.equal(code, 1)
  assert.match(output, /^high: fastify <99: made up \(https:\/\/example\.test\/1\), by apps/m)
})

test('passes and names a minor finding, and passes without findings', async () => {
  const low = await auditWith(200, advisory('moderate'))
  assert.equal(low.code, 0)
  assert.match(low.output, /^moderate: fastify[\s\S]*1 findings, 0 of high severity/m)
  const none = await auditWith(200, {})
  assert.equal(none.code, 0)
  assert.match(none.output, /^[1-9]\d+ packages asked about, 0 findings/m)
})

test('warns if a registry cannot answer, and fails if the audit is required', async () => {
  const silent = await auditWith(405, {})
  assert.equal(silent.code, 0)
  assert.match(silent.output, /^SKIPPED: the audit of dependencies.*405/m)
  assert.equal((await auditWith(405, {}, { AUDIT: 'required' })).code, 1)
})
