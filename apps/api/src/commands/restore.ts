import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, type Manifest, TOKEN_KEY } from '../platform/backup/format.ts'
import { openBackup } from '../platform/backup/open-backup.ts'
import { createProgress, type Progress } from '../platform/backup/progress.ts'
import { restoreBackup } from '../platform/backup/restore-backup.ts'
import { restoreStores } from '../platform/backup/restore-stores.ts'
import { readTokenKey, writeTokenKey } from '../platform/backup/restore-token-key.ts'
import { startEmbedded } from '../platform/db/embedded/index.ts'
import { backupStores } from './backup-stores.ts'
import { type Call, type Command, Mistake, pathOf, runProcess } from './cli.ts'
import { countMissingPictures } from './count-missing-pictures.ts'
import { wakeWhatIsDue } from './wake-what-is-due.ts'
import { withServer } from './with-server.ts'

const USAGE = `Brings a backup into an empty marketplace, or checks that it could be.

  pnpm --filter api restore FILE
  pnpm --filter api restore --check FILE

The marketplace is the one of DATABASE_URL, else the embedded one of STOA_DATA_HOME; it must have no rows, and none of
its processes may run. All of the file goes in or nothing. --check does the same with a database of its own that is
thrown away, and says what the file holds. The exit code is 0, or 1 when nothing was restored.`

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  })
  const [wanted, ...rest] = positionals
  if (!wanted || rest.length > 0) throw new Mistake(USAGE)
  const file = pathOf(call, wanted)
  const progress = createProgress(call.say)
  try {
    const manifest = await openBackup(file, progress)
    await (values.check ? check : restore)(call, file, manifest, progress)
  } catch (error) {
    if (error instanceof BackupError) throw new Mistake(error.message)
    throw error
  }
  return 0
}

async function restore(call: Call, file: string, manifest: Manifest, progress: Progress): Promise<void> {
  const { print, say } = call
  await withServer({ ...call, mustExist: false }, async ({ url, config, dataDir, ensureDatabase }) => {
    await ensureDatabase()
    const tokenKey = config.tokenSecret || !manifest.hasTokenKey ? null : await readTokenKey(file)
    await restoreBackup({
      url,
      file,
      manifest,
      progress,
      others: signal => restoreStores(file, backupStores(config, dataDir), progress, signal),
      afterCommit: async () => {
        // The rows are restored, so the remaining work mustn't depend on this.
        if (tokenKey)
          await writeTokenKey(tokenKey, dataDir).catch(error => say(keyIsMissing(error, file, dataDir)))
      },
    })
    await wakeWhatIsDue(url, new Date(manifest.createdAt), config.databasePooler === 'session')
    print(`Restored from ${file}:`)
    await describe(call, url, file, manifest)
    if (!config.tokenSecret && !manifest.hasTokenKey)
      print('The signing key is not in the file: set the TOKEN_SECRET of before, or everybody logs in again.')
  })
}

function keyIsMissing(error: Error, file: string, dataDir: string): string {
  return `The signing key could not be written: ${error.message}. All else is restored. Write it by hand, or everybody logs in again: tar xOf ${file} ${TOKEN_KEY} > ${join(dataDir, TOKEN_KEY)}`
}

async function check(call: Call, file: string, manifest: Manifest, progress: Progress): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'stoa-check-'))
  try {
    const server = await startEmbedded({ home, durable: false })
    try {
      await server.ensureDatabase('stoa')
      await restoreBackup({ url: server.url(), file, manifest, progress })
      call.print(`${file} can be restored:`)
      await describe(call, server.url(), file, manifest)
    } finally {
      await server.stop()
      await rm(server.home, { recursive: true, force: true })
    }
  } finally {
    await rm(home, { recursive: true, force: true })
  }
}

async function describe({ print }: Call, url: string, file: string, manifest: Manifest): Promise<void> {
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
  const pictures = manifest.stores.media
  print(`made at ${manifest.createdAt} on PostgreSQL ${manifest.postgres}`)
  print(`orders: ${rowsOf('orders')}`)
  print(`accounts: ${rowsOf('users')}`)
  print(`products: ${rowsOf('products')}`)
  print(`pictures: ${pictures ? pictures.count : 'left out, as asked when the backup was made'}`)
  const missing = pictures ? await countMissingPictures(url, file) : 0
  if (missing > 0) print(`uploaded pictures that were not there when the backup was made: ${missing}`)
}

if (import.meta.main) await runProcess(command)
