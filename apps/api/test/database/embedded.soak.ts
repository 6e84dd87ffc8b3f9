import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { type EmbeddedDatabase, startEmbedded } from '../../src/platform/db/embedded/index.ts'
import { findPostmaster, isAlive } from '../../src/platform/db/embedded/postmaster.ts'
import { runCommand } from '../catalog/command.ts'

// Each of them makes a database and starts its server, some twice.
vi.setConfig({ testTimeout: 90_000 })

const module = fileURLToPath(new URL('../../src/platform/db/embedded/index.ts', import.meta.url))
const cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const one of cleanUp.reverse().splice(0)) await one()
})

async function newHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'stoa-embedded-'))
  cleanUp.push(() => rm(home, { recursive: true, force: true }))
  return home
}

async function start(home: string, lines: string[] = [], durable = false): Promise<EmbeddedDatabase> {
  const server = await startEmbedded({ home, durable, log: line => lines.push(line) })
  cleanUp.push(() => server.stop())
  return server
}

async function ask(server: EmbeddedDatabase, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: server.url() })
  await client.connect()
  try {
    return (await client.query(sql)).rows[0]
  } finally {
    await client.end()
  }
}

test('starts in an empty folder, closed to other users, and stops', async () => {
  const home = await newHome()
  const server = await start(home)
  await server.ensureDatabase('stoa')
  await server.ensureDatabase('stoa')
  const facts = await ask(
    server,
    `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
      (select datcollate from pg_database where datname = 'stoa') as collation,
      (select string_agg(distinct auth_method, ',') from pg_hba_file_rules) as auth`,
  )
  expect(facts).toEqual({
    encoding: 'UTF8',
    addresses: '127.0.0.1',
    collation: 'C.UTF-8',
    auth: 'scram-sha-256',
  })
  expect((await stat(join(home, 'postgres.password'))).mode & 0o777).toBe(0o600)
  expect((await stat(server.home)).isDirectory()).toBe(true)

  const running = await findPostmaster(join(home, 'postgres'))
  await server.stop()
  expect(isAlive(running!.pid)).toBe(false)
})

test('adopts a server whose starter was killed, with its data, and stops it in the end', async () => {
  const home = await newHome()
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startEmbedded } = await import(${JSON.stringify(module)})
       const server = await startEmbedded({ home: ${JSON.stringify(home)}, durable: false })
       await server.ensureDatabase('stoa')
       process.kill(process.pid, 'SIGKILL')`,
    ],
    { stdio: 'ignore' },
  )
  await new Promise(resolve => child.once('exit', resolve))
  const left = await findPostmaster(join(home, 'postgres'))
  expect(left && isAlive(left.pid)).toBe(true)

  const server = await start(home)
  expect(server.adopted).toBe(true)
  expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 })
  await server.stop()
  expect(isAlive(left!.pid)).toBe(false)
})

test('clears the files of a dead server, even if its process id is in use again', async () => {
  const home = await newHome()
  const first = await start(home)
  await first.stop()
  for (const pid of [process.pid, 2 ** 22 - 1]) {
    await writeFile(join(home, 'postgres', 'postmaster.pid'), `${pid}\n${home}\n0\n5999\n\n127.0.0.1\n`)
    const server = await start(home)
    expect(server.adopted).toBe(false)
    await server.stop()
  }
})

test('recreates a folder that an interrupted start left incomplete', async () => {
  const home = await newHome()
  await mkdir(join(home, 'postgres.new'), { recursive: true })
  await writeFile(join(home, 'postgres.new', 'PG_VERSION'), '18')
  const server = await start(home)
  await server.ensureDatabase('stoa')
  expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 })
})

test('names an unusable folder with the reason and the remedy', async () => {
  const file = join(await newHome(), 'a-file')
  await writeFile(file, '')
  for (const home of [file, join(file, 'below')]) {
    await expect(startEmbedded({ home })).rejects.toThrow(
      `The data cannot be kept in ${home}: there is a file where a folder should be. STOA_DATA_HOME`,
    )
  }
})

test.each([
  [17, 'pnpm --filter api upgrade:postgres'],
  [99, 'Use the version of Stoa that made it, or a newer one.'],
])('leaves data of PostgreSQL %i alone, and says what to do', async (major, remedy) => {
  const home = await newHome()
  const data = join(home, 'postgres')
  await mkdir(data)
  await writeFile(join(data, 'PG_VERSION'), `${major}\n`)
  await expect(startEmbedded({ home })).rejects.toThrow(
    new RegExp(`The database in ${data} is PostgreSQL ${major}'s, .* cannot read it. .*${remedy}$`),
  )
  expect(await readdir(data)).toEqual(['PG_VERSION'])
})

test('an upgrade that ended between its last two moves is finished by the next start', async () => {
  const home = await newHome()
  const first = await start(home)
  await first.ensureDatabase('stoa')
  await ask(first, 'create table kept as select 7 as seven')
  await first.stop()
  await rename(join(home, 'postgres'), join(home, 'postgres.upgraded'))
  expect(await ask(await start(home), 'select seven from kept')).toEqual({ seven: 7 })
})

test('restarts a killed server at the same address, with all committed data', async () => {
  const home = await newHome()
  // As the product runs: the quick kind of the other tests may forget what it said it had committed.
  const server = await start(home, [], true)
  await server.ensureDatabase('stoa')
  await ask(server, 'create table kept as select 7 as seven')
  const killed = await findPostmaster(join(home, 'postgres'))
  process.kill(killed!.pid, 'SIGKILL')
  await expect.poll(() => ask(server, 'select seven from kept'), { timeout: 60_000 }).toEqual({ seven: 7 })

  const running = await findPostmaster(join(home, 'postgres'))
  expect(running).toEqual({ pid: expect.any(Number), port: killed!.port })
  await server.stop()
  expect(isAlive(running!.pid)).toBe(false)
})

/** The owner's mark of a process that lives and is not this one. */
async function ownedByAnother(home: string): Promise<void> {
  const text = await readFile(`/proc/${process.ppid}/stat`, 'utf8')
  const started = text.slice(text.lastIndexOf(')') + 2).split(' ')[19]
  await writeFile(join(home, 'postgres.owner'), `${process.ppid} ${started}`)
}

test('stops the next server in the end, if it started while the last owner was closing', async () => {
  const home = await newHome()
  await (await start(home)).stop()
  await ownedByAnother(home)
  const next = await start(home)
  expect(next.adopted).toBe(false)
  const running = await findPostmaster(join(home, 'postgres'))
  await next.stop()
  expect(isAlive(running!.pid)).toBe(false)
})

test('leaves the server running when a guest of a living owner ends', async () => {
  const home = await newHome()
  const owner = await start(home)
  await ownedByAnother(home)
  const guest = await start(home)
  expect(guest.adopted).toBe(true)
  await guest.stop()
  const running = await findPostmaster(join(home, 'postgres'))
  expect(running && isAlive(running.pid)).toBe(true)
  await owner.stop()
})

test.skipIf(process.getuid?.() !== 0)(
  'uses another folder as root if the usual one is closed to others, and logs it',
  async () => {
    const parent = await newHome()
    await chmod(parent, 0o700)
    const lines: string[] = []
    const server = await start(join(parent, 'data'), lines)
    cleanUp.push(() => rm(server.home, { recursive: true, force: true }))
    expect(server.home).toMatch(/^\/var\/lib\/stoa\//)
    expect(lines.join('\n')).toContain(`data is in ${server.home}`)
    await server.ensureDatabase('stoa')
    expect(await ask(server, 'select 1 as one')).toEqual({ one: 1 })
    // The same folder is found again.
    await server.stop()
    const again = await start(join(parent, 'data'))
    expect(again.home).toBe(server.home)
    expect(await ask(again, 'select 1 as one')).toEqual({ one: 1 })
  },
)

test.each([['sessions-end', '--all'], ['backup', 'shop.stoa'], ['slow']])(
  'refuses %s without a database',
  async (name, ...args) => {
    const home = await newHome()
    const { code, stdout, stderr } = await runCommand(name, args, { STOA_DATA_HOME: home })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^DATABASE_URL is not set, and there is no database in /m)
    expect(stderr).not.toContain('    at ')
    expect(await readdir(home)).toEqual([])
  },
)
