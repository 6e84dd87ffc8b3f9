/** The systemd units: what systemd says about them, and that each process starts with what its unit gives it. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parseEnv } from 'node:util'
import { inRoot } from '@stoa/testing/paths'
import { freePort, waitForHttp } from '@stoa/testing/ports'
import { SMTPServer } from 'smtp-server'
import { findProgram, missingParts } from '../support/parts.ts'
import { type PostgresServer, startPostgres } from '../support/postgres.ts'
import { makeFolder, removeFolder, runProgram, type Server, startServer, until } from '../support/servers.ts'
import { createStoaCommand, type HandedOver } from './command.ts'
import { readUnit, type UnitService } from './read.ts'

const UNITS = inRoot('operations/units')
const NODE = '/usr/bin/node'
/** Maximum exposure of ten; a unit without any of the shared lines has 9.6. */
const MAX_EXPOSURE = 1.5
/** Unit that systemd-run creates for stoa-command: it has the lines of its folder, and the shared ones. */
const OF_COMMAND = 'stoa-command-seller-1.service'

const skip = missingParts('units', ['systemd-analyze', 'initdb', 'postgres'])
const options = { skip, timeout: 180_000 }
const read = (file: string) => readFileSync(join(UNITS, file), 'utf8')

const folder = makeFolder('units')
const etc = join(folder, 'etc')
const backups = join(folder, 'backups')
const folders = {
  '/etc/stoa': etc,
  '/var/lib/stoa': join(folder, 'state'),
  '/var/backups/stoa': backups,
  '/opt/stoa': inRoot('apps'),
  '%d': join(etc, 'secrets'),
}
const writeSecret = (name: string, secret: string) => writeFileSync(join(etc, 'secrets', name), secret)

let postgres: PostgresServer
let stoaCommand: (args: string[], cwd: string) => HandedOver
const stops: (() => unknown)[] = [() => removeFolder(folder)]

before(async () => {
  for (const path of [join(etc, 'secrets'), backups]) mkdirSync(path, { recursive: true })
  for (const file of ['api.env', 'storefront.env']) writeFileSync(join(etc, file), read(file))
  stoaCommand = createStoaCommand(join(folder, 'bin'), folders)
  if (skip) return
  postgres = await startPostgres()
  stops.push(() => postgres.stop())
  writeSecret('database-url', postgres.url())
  writeSecret('token-secret', 'Wq3vX8nB5kT1mZ7rL9cJ2hF6dS4gP0yAeUiOxQwEtRb')
  writeSecret('smtp-url', 'smtp://127.0.0.1:9')
})
after(async () => {
  for (const stop of stops.reverse()) await stop()
})

/** Copies of the units that name the Node of this machine, changed as given. */
function copyUnits(name: string, change = (text: string) => text): { copy: string; services: string[] } {
  const copy = join(folder, name)
  cpSync(UNITS, copy, { recursive: true, filter: file => !file.endsWith('.ts') })
  writeFileSync(join(copy, OF_COMMAND), `[Service]\nExecStart=${NODE} src/commands/seller.ts list\n`)
  const services = readdirSync(copy).filter(file => file.endsWith('.service'))
  for (const service of services) {
    const text = readFileSync(join(copy, service), 'utf8').replaceAll(NODE, process.execPath)
    writeFileSync(join(copy, service), change(text))
  }
  return { copy, services }
}

/** Returns the findings of systemd about units; nothing if they are right. Its exit code is 0 even for an unknown key. */
function verify(copy: string): string {
  const files = readdirSync(copy).filter(name => /\.(service|target|timer)$/.test(name))
  const args = ['verify', ...files.map(name => join(copy, name))]
  const { stdout, stderr } = spawnSync(findProgram('systemd-analyze')!, args, { encoding: 'utf8' })
  return `${stdout}${stderr}`
}

/** Starts a unit's process with the secrets that systemd would have found. */
function start(name: string, unit: UnitService, command = unit.command): Server {
  for (const [copy, file] of Object.entries(unit.credentials)) {
    assert.equal(file, join(etc, 'secrets', copy))
    assert.ok(existsSync(file), file)
  }
  const [program, ...args] = command
  assert.equal(program, NODE)
  const server = startServer('/usr/bin/env', ['-C', unit.folder, process.execPath, ...args], {
    logFile: join(folder, `${name}.log`),
    env: unit.env,
  })
  stops.push(() => server.stop('SIGKILL'))
  return server
}

const end = (server: Server) => until('the end of a command', () => !server.isAlive(), { said: server.log })

test('systemd has nothing to say about any line, and would about a misspelt one', options, () => {
  assert.equal(verify(copyUnits('right').copy), '')
  const misspelt = copyUnits('misspelt', text => text.replace('EnvironmentFile=', 'EnvironmentFiles='))
  assert.match(verify(misspelt.copy), /Unknown key.* 'EnvironmentFiles'/)
})

test('no process may do more than it needs, by systemd’s own rating', options, async () => {
  const { copy, services } = copyUnits('rated')
  for (const service of services) {
    const args = ['security', '--offline=true', `--threshold=${MAX_EXPOSURE * 10}`, join(copy, service)]
    const said = await runProgram(findProgram('systemd-analyze')!, args)
    console.log(`FIGURES: ${service} ${/exposure level for .*: ([\d.]+)/.exec(said)?.[1]} of 10`)
  }
})

test('units, balancer and the operator’s guide name the same processes', () => {
  const balancer = parseEnv(read('haproxy.env'))
  const asked = readFileSync(inRoot('operations/balancer/haproxy.cfg'), 'utf8').matchAll(
    /"\$\{(STOA_\w+)\}"/g,
  )
  assert.deepEqual(Object.keys(balancer).sort(), [...new Set([...asked].map(([, name]) => name))].sort())
  assert.equal(parseEnv(read('storefront.env')).API_URL, `http://${balancer.STOA_INTERNAL}`)
  const enabled = /^systemctl enable --now (stoa-api.*)$/m.exec(
    readFileSync(inRoot('docs/operations.md'), 'utf8'),
  )![1]!
  const portsOf = (kind: string) =>
    [...enabled.matchAll(RegExp(`stoa-${kind}@(\\d+)`, 'g'))].map(([, port]) => port)
  const behind = (kind: string) =>
    Object.entries(balancer).flatMap(([name, address]) =>
      name.startsWith(`STOA_${kind}_`) ? address!.split(':')[1] : [],
    )
  assert.deepEqual(portsOf('api'), behind('API'))
  assert.deepEqual(portsOf('storefront'), behind('STOREFRONT'))
  const metrics = portsOf('api').map(
    port => readUnit('stoa-api@.service', { instance: port!, folders }).env.METRICS_PORT,
  )
  metrics.push(readUnit('stoa-worker.service', { folders }).env.METRICS_PORT)
  assert.deepEqual(metrics, ['14001', '14002', '14003', '9464'])
})

test('each process starts outside the demo with what its unit gives it', options, async () => {
  const [api, storefront, metrics] = [await freePort(), await freePort(), await freePort()].map(String)
  const answers = (port: string, path: string, server: Server) =>
    waitForHttp(`http://127.0.0.1:${port}${path}`, 60_000, () => server.isAlive()).catch(error => {
      throw new Error(`${error.message}\n${server.log()}`)
    })
  const begin = (name: string, env: Record<string, string> = {}, instance = '') => {
    const unit = readUnit(name, { instance, folders })
    return start(name, { ...unit, env: { ...unit.env, ...env } })
  }
  // The units' own ports of metrics may be taken here.
  const first = begin('stoa-api@.service', { METRICS_PORT: metrics! }, api)
  const worker = begin('stoa-worker.service', { METRICS_PORT: '0' })
  // Both wait for the migration, which is a unit of its own.
  const migration = begin('stoa-migrate.service')
  await answers(api!, '/readyz', first)
  assert.match(migration.log(), /up to date/)
  await answers(metrics!, '/metrics', first)
  const page = begin('stoa-storefront@.service', { API_URL: `http://127.0.0.1:${api}` }, storefront)
  await answers(storefront!, '/readyz', page)
  assert.ok(worker.isAlive(), worker.log())
})

test(
  'a command has what the processes have: a backup of the night goes into another database',
  options,
  async () => {
    const unit = readUnit('stoa-backup.service', { folders })
    const backup = start('stoa-backup.service', unit)
    await end(backup)
    const [name, ...others] = readdirSync(backups)
    assert.match(name ?? backup.log(), /^stoa-.*Z\.stoa$/)
    assert.deepEqual(others, [])

    await postgres.query('create database restored', [], 'postgres')
    writeSecret('database-url', postgres.url('restored'))
    const { options: given, command } = stoaCommand(['restore', name!], backups)
    const { env, ...own } = readUnit('stoa-command-.service.d/command.conf', { folders })
    assert.deepEqual(given.slice(0, 4), ['--quiet', '--pipe', '--wait', '--collect'])
    // The folder stoa-command-.service.d is for this name.
    assert.match(given[4]!, /^--unit=stoa-command-restore-\d+$/)
    assert.deepEqual(given.slice(5), [`--setenv=INIT_CWD=${backups}`])
    const restore = start('restore', { ...own, env: { ...env, INIT_CWD: backups } }, command)
    await end(restore)
    assert.match(restore.log(), /Restored from/)
  },
)

test('passes a command’s arguments unchanged, and lists the commands for an unknown name', () => {
  const words = ['reject', 'nice-things', '--because', '20 $US, "100 %" \\n $HOME $$ it’s']
  assert.deepEqual(stoaCommand(['seller', ...words], folder).command, [
    NODE,
    'src/commands/seller.ts',
    ...words,
  ])
  const { scripts } = JSON.parse(readFileSync(inRoot('apps/api/package.json'), 'utf8'))
  const names = Object.keys(scripts).filter(name => scripts[name].startsWith('node src/commands/'))
  for (const name of names) assert.equal(`node ${stoaCommand([name], folder).command[1]}`, scripts[name])
  const unknown = stoaCommand(['sel.er', 'list'], folder)
  assert.equal(unknown.status, 2)
  assert.deepEqual(unknown.command, [])
  assert.deepEqual(unknown.stderr.match(/(?<=^ {2})\S+$/gm), names)
})

test('the operator gets an email about a unit that failed', options, async () => {
  assert.match(read('stoa-backup.service'), /^OnFailure=stoa-failed@%n\.service$/m)
  let email = ''
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void stream.on('data', part => (email += part)).on('end', done),
  })
  await once(smtp.listen(0, '127.0.0.1'), 'listening')
  stops.push(() => new Promise<void>(resolve => smtp.close(resolve)))
  writeSecret('smtp-url', `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`)
  const told = start('failed', readUnit('stoa-failed@.service', { instance: 'stoa-backup.service', folders }))
  await end(told)
  assert.match(email, /^To: office@shop\.example\r\nSubject: stoa-backup\.service failed\r\n/m, told.log())
  assert.match(email, /journalctl --unit stoa-backup\.service/)
})
