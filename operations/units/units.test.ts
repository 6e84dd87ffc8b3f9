/** The systemd units: what systemd says about them, and that each process starts with what its unit gives it. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { freePort, inRoot, waitForHttp } from '@stoa/tooling'
import { findProgram, missingParts } from '../support/parts.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, runProgram, type Server, startServer } from '../support/servers.ts'
import { readUnit } from './read.ts'

const UNITS = inRoot('operations/units')
const NODE = '/usr/bin/node'
/** Of ten; a unit without any of the shared lines has 9.6. */
const MAX_EXPOSURE = 1.5

const skip = missingParts('units', ['systemd-analyze', 'initdb', 'postgres'])
const options = { skip, timeout: 180_000 }
const services = readdirSync(UNITS).filter(name => name.endsWith('.service'))

const folder = makeFolder('units')
const stops: (() => Promise<void>)[] = []
after(async () => {
  for (const stop of stops.reverse()) await stop()
  removeFolder(folder)
})

/** Copies of the units that name the Node of this machine, changed where told. */
function copyUnits(name: string, change = (text: string) => text): string {
  const copy = join(folder, name)
  cpSync(UNITS, copy, { recursive: true, filter: file => !file.endsWith('.ts') })
  for (const service of services) {
    const text = readFileSync(join(copy, service), 'utf8').replaceAll(NODE, process.execPath)
    writeFileSync(join(copy, service), change(text))
  }
  return copy
}

/** What systemd says about units; nothing where they are right. Its exit code is 0 even for an unknown key. */
function verify(copy: string): string {
  const files = readdirSync(copy).filter(name => /\.(service|target)$/.test(name))
  const args = ['verify', ...files.map(name => join(copy, name))]
  const { stdout, stderr } = spawnSync(findProgram('systemd-analyze')!, args, { encoding: 'utf8' })
  return `${stdout}${stderr}`
}

test('systemd has nothing to say about any line, and would about a misspelt one', options, () => {
  assert.equal(verify(copyUnits('right')), '')
  const misspelt = copyUnits('misspelt', text => text.replace('EnvironmentFile=', 'EnvironmentFiles='))
  assert.match(verify(misspelt), /Unknown key.* 'EnvironmentFiles'/)
})

test('no process may do more than it needs, by systemd’s own rating', options, async () => {
  const copy = copyUnits('rated')
  for (const service of services) {
    const args = ['security', '--offline=true', `--threshold=${MAX_EXPOSURE * 10}`, join(copy, service)]
    const said = await runProgram(findProgram('systemd-analyze')!, args)
    console.log(`FIGURES: ${service} ${/exposure level for .*: ([\d.]+)/.exec(said)?.[1]} of 10`)
  }
})

test('each process starts outside the demo with what its unit gives it', options, async () => {
  const postgres: PostgresServer = await startPostgres()
  stops.push(() => postgres.stop())
  const [api, storefront] = [String(await freePort()), String(await freePort())]
  const etc = join(folder, 'etc')
  mkdirSync(join(etc, 'secrets'), { recursive: true })
  const secrets = {
    'database-url': postgres.url(),
    'token-secret': 'Wq3vX8nB5kT1mZ7rL9cJ2hF6dS4gP0yAeUiOxQwEtRb',
    'smtp-url': 'smtp://127.0.0.1:9',
  }
  for (const [name, secret] of Object.entries(secrets)) writeFileSync(join(etc, 'secrets', name), secret)
  writeFileSync(join(etc, 'api.env'), readFileSync(join(UNITS, 'api.env')))
  const env = readFileSync(join(UNITS, 'storefront.env'), 'utf8')
  assert.match(env, /:4000$/m)
  writeFileSync(join(etc, 'storefront.env'), env.replace(/:4000$/m, `:${api}`))
  const folders = {
    '/etc/stoa': etc,
    '/var/lib/stoa': join(folder, 'state'),
    '/opt/stoa': inRoot('apps'),
    '%d': join(etc, 'secrets'),
  }

  const start = (name: string, instance = ''): Server => {
    const unit = readUnit(name, { instance, folders })
    for (const [copy, file] of Object.entries(unit.credentials)) {
      assert.equal(file, join(etc, 'secrets', copy))
      assert.ok(existsSync(file), file)
    }
    const [program, file] = unit.command
    assert.equal(program, NODE)
    const server = startServer(process.execPath, [join(unit.folder, file!)], {
      logFile: join(folder, `${name}.log`),
      env: unit.env,
    })
    stops.push(() => server.stop('SIGKILL'))
    return server
  }
  const answers = (port: string, path: string, server: Server) =>
    waitForHttp(`http://127.0.0.1:${port}${path}`, 60_000, () => server.isAlive()).catch(error => {
      throw new Error(`${error.message}\n${server.log()}`)
    })

  const first = start('stoa-api@.service', api)
  const worker = start('stoa-worker.service')
  // Both wait for the migration, which is a unit of its own.
  const migration = start('stoa-migrate.service')
  await answers(api, '/readyz', first)
  assert.match(migration.log(), /up to date/)
  const page = start('stoa-storefront@.service', storefront)
  await answers(storefront, '/readyz', page)
  assert.ok(worker.isAlive(), worker.log())
})
