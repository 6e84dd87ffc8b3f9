import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** Copies of a good backup that are not one, or not one for this version. */
export interface BrokenFiles {
  damaged: string
  cut: string
  newerForm: string
  newerMigration: string
  /** Its hashes are right, and a table's rows are not those that the manifest speaks of. */
  otherRows: string
  noBackup: string
}

export function breakFiles(good: string, folder: string): BrokenFiles {
  const names = ['damaged', 'cut', 'newerForm', 'newerMigration', 'otherRows', 'noBackup'] as const
  const files = Object.fromEntries(names.map(name => [name, join(folder, `${name}.stoa`)])) as Record<
    (typeof names)[number],
    string
  >
  const bytes = readFileSync(good)
  copyFileSync(good, files.damaged)
  const at = Math.floor(bytes.length / 2)
  const handle = openSync(files.damaged, 'r+')
  writeSync(handle, Buffer.from([bytes[at]! ^ 0xff]), 0, 1, at)
  closeSync(handle)
  copyFileSync(good, files.cut)
  truncateSync(files.cut, Math.floor(bytes.length * 0.7))
  writeFileSync(files.noBackup, 'no backup')
  repack(good, files.newerForm, folder, parts => {
    parts.edit('stoa-backup.json', text => text.replace('"format":1', '"format":2'))
  })
  repack(good, files.newerMigration, folder, parts => {
    parts.edit('manifest.json', text => {
      const manifest = JSON.parse(text)
      manifest.migrations.push({ hash: 'f'.repeat(64), name: '9999_of-tomorrow' })
      return JSON.stringify(manifest)
    })
  })
  repack(good, files.otherRows, folder, parts =>
    parts.replace('tables/search_words.copy.zst', 'tables/wishes.copy.zst'),
  )
  return files
}

interface Parts {
  edit(name: string, change: (text: string) => string): void
  replace(name: string, by: string): void
}

/** Unpacks, changes, computes the hashes again, and packs in the same order. */
function repack(good: string, file: string, folder: string, change: (parts: Parts) => void): void {
  const inside = join(folder, `parts-${createHash('sha256').update(file).digest('hex').slice(0, 8)}`)
  mkdirSync(inside)
  execFileSync('tar', ['xf', good, '-C', inside])
  const names = execFileSync('tar', ['tf', good], { encoding: 'utf8' }).trim().split('\n')
  change({
    edit: (name, how) => writeFileSync(join(inside, name), how(readFileSync(join(inside, name), 'utf8'))),
    replace: (name, by) => copyFileSync(join(inside, by), join(inside, name)),
  })
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(inside, name)))
      .digest('hex')
  const sums = names.filter(name => name !== 'SHA256SUMS').map(name => `${hashOf(name)}  ${name}\n`)
  writeFileSync(join(inside, 'SHA256SUMS'), sums.join(''))
  execFileSync('tar', ['cf', file, '--format=ustar', '-C', inside, ...names])
}
