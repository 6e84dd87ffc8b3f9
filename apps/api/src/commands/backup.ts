import { rmSync } from 'node:fs'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BackupError, type Manifest } from '../platform/backup/format.ts'
import { createProgress, formatBytes } from '../platform/backup/progress.ts'
import { filesBeside, writeBackup } from '../platform/backup/write-backup.ts'
import { isAlive } from '../platform/db/embedded/postmaster.ts'
import { backupStores } from './backup-stores.ts'
import { type Call, type Command, Mistake, pathOf, runProcess } from './cli.ts'
import { withServer } from './with-server.ts'

const USAGE = `Writes a backup of the whole marketplace, while it is open: its rows as they are at one moment, uploaded
pictures, files that sellers sent, and the signing key where the data folder has it.

  pnpm --filter api backup FILE
  pnpm --filter api backup FOLDER [--keep N]

  FILE                 a new file; none is ever written over
  FOLDER               a folder that is there: the file is named by the moment, stoa-2026-11-30T03-00-00Z.stoa
  --keep N             leaves the newest N backups in the folder; the others go once the new one was read back
  --without-pictures   leaves pictures out, where they are kept safe elsewhere

The file has everything, passwords' hashes and the key too: only its owner may read it. The exit code is 0, or 1 when
no backup was made.`

const NAME = /^stoa-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.stoa$/

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { keep: { type: 'string' }, 'without-pictures': { type: 'boolean', default: false } },
  })
  const [wanted, ...rest] = positionals
  if (!wanted || rest.length > 0) throw new Mistake(USAGE)
  const path = pathOf(call, wanted)
  const isFolder = (await stat(path).catch(() => null))?.isDirectory() ?? false
  if (values.keep !== undefined && !isFolder) throw new Mistake('--keep needs a folder that is there.')
  if (values.keep !== undefined && !/^[1-9]\d{0,4}$/.test(values.keep))
    throw new Mistake(`--keep takes a whole number from 1, not "${values.keep}".`)
  const moment = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
  const file = isFolder ? join(path, `stoa-${moment}.stoa`) : path

  const stopListening = removeOnSignal(file)
  const manifest = await withServer({ ...call, mustExist: true }, async ({ url, config, dataDir }) => {
    const manifest = await writeBackup({
      url,
      file,
      stores: backupStores(config, dataDir, !values['without-pictures']),
      tokenKeyFile: config.tokenSecret ? null : join(dataDir, 'token.key'),
      progress: createProgress(call.say),
    })
    await rememberSuccess(dataDir, file, manifest)
    return manifest
  }).catch(error => {
    if (error instanceof BackupError) throw new Mistake(error.message)
    throw error
  })
  stopListening()
  print(call, file, manifest, (await stat(file)).size)
  if (isFolder) await tidy(call, path, values.keep === undefined ? null : Number(values.keep))
  return 0
}

/** Leaves no half-written file if the process is stopped. */
function removeOnSignal(file: string): () => void {
  const end = () => {
    for (const left of filesBeside(file)) rmSync(left, { force: true })
    process.exit(1)
  }
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, end)
  return () => {
    for (const signal of signals) process.off(signal, end)
  }
}

/** Records the time of the last backup for monitoring. */
async function rememberSuccess(dataDir: string, file: string, { createdAt }: Manifest): Promise<void> {
  const words = JSON.stringify({ createdAt, finishedAt: new Date(), file })
  // With a bucket and an external key, nothing else may have created the folder.
  await mkdir(dataDir, { recursive: true })
  await writeFile(join(dataDir, 'last-backup.json'), words)
}

function print(call: Call, file: string, { tables, stores }: Manifest, bytes: number): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  call.print(`${file}: ${formatBytes(bytes)}`)
  call.print(`${tables.length} tables with ${rows} rows`)
  for (const [name, facts] of Object.entries(stores))
    call.print(facts ? `${name}: ${facts.count} files, ${formatBytes(facts.bytes)}` : `${name}: left out`)
}

/** Removes the oldest backups, and files left by an interrupted run. */
async function tidy({ print }: Call, folder: string, keep: number | null): Promise<void> {
  const names = (await readdir(folder)).sort()
  if (keep !== null)
    for (const name of names.filter(one => NAME.test(one)).slice(0, -keep)) {
      await rm(join(folder, name))
      print(`removed ${name}`)
    }
  for (const name of names) {
    const pid = /^stoa-.*\.stoa\.(\d+)\.(table\.)?part$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { force: true })
  }
}

if (import.meta.main) await runProcess(command)
