import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createDiskStore } from '../../src/adapters/media-disk.ts'
import { backupStores } from '../../src/commands/backup-stores.ts'
import { openBackup } from '../../src/platform/backup/open-backup.ts'
import { restoreBackup } from '../../src/platform/backup/restore-backup.ts'
import { restoreStores } from '../../src/platform/backup/restore-stores.ts'
import { useTestApp } from '../app.ts'
import { runCommand } from '../catalog/command.ts'
import { useEmptyDatabase } from '../database.ts'
import { multipart, signedUp } from '../fixtures.ts'
import { cutAt } from './cut-connection.ts'

const api = useTestApp()
const target = useEmptyDatabase()
const another = useEmptyDatabase()
const quiet = () => undefined

let file: string
/** The pictures of the backup, in its order, and their bytes. */
let keys: [string, string, string, string]
let contents: Buffer[]

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#c96f4a' } })
    .png()
    .toBuffer()
  for (let n = 0; n < 4; n++) {
    const { token } = await signedUp(api())
    const form = multipart({ avatar: { filename: 'me.png', bytes } })
    await api().call({ method: 'POST', url: '/api/user/update_profile', token, ...form })
  }
  writeFileSync(join(api().dataDir, 'token.key'), 'the key of the backup')
  file = join(api().dataDir, 'good.stoa')
  const made = await runCommand('backup', [file], {
    DATABASE_URL: api().database.url,
    STOA_DATA_HOME: api().dataDir,
  })
  expect(made).toMatchObject({ code: 0 })
  const parts = execFileSync('tar', ['tf', file], { encoding: 'utf8' }).split('\n')
  keys = parts.flatMap(part => (part.startsWith('media/') ? [part.slice(6)] : [])) as typeof keys
  expect(keys).toHaveLength(4)
  contents = keys.map(key => readFileSync(join(api().dataDir, 'media', key)))
}, 120_000)
afterEach(() => {
  vi.useRealTimers()
})

/** A data folder with a signing key and the first picture of its own, a year old. */
function usedFolder() {
  const home = mkdtempSync(join(tmpdir(), 'stoa-restore-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const at = (key: string) => join(home, 'media', key)
  mkdirSync(dirname(at(keys[0])), { recursive: true })
  writeFileSync(at(keys[0]), contents[0]!)
  const before = new Date(Date.now() - 365 * 24 * 60 * 60_000)
  utimesSync(at(keys[0]), before, before)
  writeFileSync(join(home, 'token.key'), 'the key of before')
  return {
    home,
    at,
    isUntouched: () => statSync(at(keys[0])).mtimeMs === before.getTime(),
    signingKey: () => readFileSync(join(home, 'token.key'), 'utf8'),
    isThere: (key: string) => statSync(at(key), { throwIfNoEntry: false }) !== undefined,
  }
}
const restore = (home: string, url = target()) =>
  runCommand('restore', [file], { DATABASE_URL: url, STOA_DATA_HOME: home })

test('removes only what it wrote when a restore fails at a file', async () => {
  const folder = usedFolder()
  writeFileSync(folder.at(keys[1]), 'half of it')
  mkdirSync(folder.at(keys[3]))
  const { code, stderr } = await restore(folder.home)
  expect(code).toBe(1)
  expect(keys.map(folder.isThere)).toEqual([true, true, false, true])
  expect(folder.isUntouched()).toBe(true)
  // With another size it was no copy of the picture.
  expect(readFileSync(folder.at(keys[1]))).toEqual(contents[1])
  expect(stderr).toMatch(`1 file that it had begun to write could not be removed: media/${keys[3]}.`)
  expect(stderr).toMatch('EISDIR')
  expect(folder.signingKey()).toBe('the key of before')
}, 60_000)

test('names files that could not be removed again, with the reason of the failure', async () => {
  const folder = usedFolder()
  const disk = createDiskStore(join(folder.home, 'media'))
  const [media] = backupStores(api().deps.config, folder.home)
  const store: typeof disk = {
    ...disk,
    async write(key, content, type) {
      if (key === keys[3]) throw new Error('the bucket is full')
      await disk.write(key, content, type)
    },
    remove: () => Promise.reject(new Error('the bucket is read-only')),
  }
  const error = await restoreStores(file, [{ ...media!, store }], quiet, new AbortController().signal).catch(
    thrown => thrown,
  )
  expect(error.message).toMatch(
    `3 files that it had begun to write could not be removed: media/${keys[1]}, media/${keys[2]}, media/${keys[3]}.`,
  )
  expect(error.cause.message).toBe('the bucket is full')
  expect(folder.isUntouched()).toBe(true)
})

test('uses the connection once a minute while it copies files, and stops if it breaks', async () => {
  const manifest = await openBackup(file, quiet)
  const watcher = new pg.Client({ connectionString: target() })
  await watcher.connect()
  onTestFinished(() => watcher.end())
  const lastStatement = async () => {
    const { rows } = await watcher.query(
      `select pid, query from pg_stat_activity where application_name = 'stoa-restore' and datname = current_database()`,
    )
    return rows[0]
  }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const others = async (signal: AbortSignal) => {
    const { query: before, pid } = await lastStatement()
    vi.advanceTimersByTime(60_000)
    await expect.poll(async () => (await lastStatement()).query).not.toBe(before)
    await watcher.query('select pg_terminate_backend($1)', [pid])
    vi.advanceTimersByTime(60_000)
    await expect.poll(() => signal.aborted).toBe(true)
    signal.throwIfAborted()
  }
  await expect(restoreBackup({ url: target(), file, manifest, progress: quiet, others })).rejects.toThrow(
    /connection to the database broke.*Nothing was restored/,
  )
  expect(vi.getTimerCount()).toBe(0)
}, 60_000)

test('keeps the old signing key if the commit is not answered, and succeeds the next time', async () => {
  const folder = usedFolder()
  const cut = await cutAt('commit', target())
  onTestFinished(() => cut.close())
  const broken = await restore(folder.home, cut.url)
  expect(broken.code).toBe(1)
  expect(broken.stderr).toMatch(/did not answer the commit.*Make an empty database anew, and restore again/)
  expect(folder.signingKey()).toBe('the key of before')

  // The server takes a moment to notice that the connection is cut.
  const watcher = new pg.Client({ connectionString: target() })
  await watcher.connect()
  onTestFinished(() => watcher.end())
  const restores = `select from pg_stat_activity where application_name = 'stoa-restore' and datname = current_database()`
  await expect.poll(async () => (await watcher.query(restores)).rowCount).toBe(0)
  expect(await restore(folder.home)).toMatchObject({ code: 0 })
  expect(folder.signingKey()).toBe('the key of the backup')
  expect(keys.map(key => readFileSync(folder.at(key)))).toEqual(contents)
  expect(folder.isUntouched()).toBe(true)
}, 120_000)

test('restores the rest if the signing key can’t be written, and says how to write it', async () => {
  const folder = usedFolder()
  rmSync(join(folder.home, 'token.key'))
  mkdirSync(join(folder.home, 'token.key'))
  const { code, stdout, stderr } = await restore(folder.home, another())
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch('accounts: 4')
  const told = /The signing key could not be written: EISDIR.*: (tar .*) > .*token\.key$/m.exec(stderr)!
  expect(execFileSync('sh', ['-c', told[1]!], { encoding: 'utf8' })).toBe('the key of the backup')
}, 60_000)
