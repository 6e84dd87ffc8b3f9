import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, type Manifest, TOKEN_KEY } from '../platform/backup/format.ts'
import { openBackup } from '../platform/backup/open-backup.ts'
import { createProgress, type Progress } from '../platform/backup/progress.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { restoreStores } from '../platform/backup/restore-stores.ts'
import { readTokenKey, writeTokenKey } from '../platform/backup/restore-token-key.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { backupStores } from './backup-stores.ts'
import { Mistake, run, say } from './cli.ts'
import { countMissingPictures } from './count-missing-pictures.ts'
import { wakeWhatIsDue } from './wake-what-is-due.ts'
import { withServer } from './with-server.ts'

const USAGE = `Brings a backup into an empty marketplace, or checks that it could be.

  pnpm --filter api restore FILE
  pnpm --filter api restore --check FILE

The marketplace is the one of DATABASE_URL, else the embedded one of STOA_DATA_HOME; it must have no rows, and none of
its processes may run. All of the file goes in or nothing. --check does the same with a database of its own that is
thrown away, and says what the file holds. The exit code is 0, or 1 when nothing was restored.`

await run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const [wanted, ...rest] = positionals
  if (!wanted || rest.length > 0) throw new Mistake(USAGE)
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), wanted)
  const progress = createProgress(say)
  try {
    const manifest = await openBackup(file, progress)
    await (values.check ? check : restore)(file, manifest, progress)
  } catch (error) {
    if (error instanceof BackupError) throw new Mistake(error.message)
    throw error
  }
  return 0
})

async function restore(file: string, manifest: Manifest, progress: Progress): Promise<void> {
  await withServer({ say, mustExist: false }, async ({ url, config, dataDir, ensureDatabase }) => {
    await ensureDatabase()
    const tokenKey = config.tokenSecret || !manifest.hasTokenKey ? null : await readTokenKey(file)
    await restoreBackup({
      url,
      file,
      manifest,
      progress,
      others: signal => restoreStores(file, backupStores(config, dataDir), progress, signal),
      afterCommit: async () => {
        // The rows hold: what is left to do for them must not wait for this.
        if (tokenKey)
          await writeTokenKey(tokenKey, dataDir).catch(error => say(keyIsMissing(error, file, dataDir)))
      },
    })
    await wakeWhatIsDue(url, new Date(manifest.createdAt), config.databasePooler === 'session')
    console.log(`Restored from ${file}:`)
    await describe(url, file, manifest)
    if (!config.tokenSecret && !manifest.hasTokenKey)
      console.log(
        'The signing key is not in the file: set the TOKEN_SECRET of before, or everybody logs in again.',
      )
  })
}

function keyIsMissing(error: Error, file: string, dataDir: string): string {
  return `The signing key could not be written: ${error.message}. All else is restored. Write it by hand, or everybody logs in again: tar xOf ${file} ${TOKEN_KEY} > ${join(dataDir, TOKEN_KEY)}`
}

async function check(file: string, manifest: Manifest, progress: Progress): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'stoa-check-'))
  try {
    const server = await startEmbedded({ home, durable: false })
    try {
      await server.ensureDatabase('stoa')
      await restoreBackup({ url: server.url(), file, manifest, progress })
      console.log(`${file} can be restored:`)
      await describe(server.url(), file, manifest)
    } finally {
      await server.stop()
      await rm(server.home, { recursive: true, force: true })
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

async function describe(url: string, file: string, manifest: Manifest): Promise<void> {
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
  const pictures = manifest.stores.media
  console.log(`made at ${manifest.createdAt} on PostgreSQL ${manifest.postgres}`)
  console.log(`orders: ${rowsOf('orders')}`)
  console.log(`accounts: ${rowsOf('users')}`)
  console.log(`products: ${rowsOf('products')}`)
  console.log(`pictures: ${pictures ? pictures.count : 'left out, as asked when the backup was made'}`)
  const missing = pictures ? await countMissingPictures(url, file) : 0
  if (missing > 0) console.log(`uploaded pictures that were not there when the backup was made: ${missing}`)
}
