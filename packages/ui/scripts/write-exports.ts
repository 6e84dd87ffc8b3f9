import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportsMap, publishedExports } from './entries.ts'

const file = join(import.meta.dirname, '..', 'package.json')
const manifest = JSON.parse(readFileSync(file, 'utf8'))
manifest.exports = exportsMap()
manifest.publishConfig = { access: 'public', exports: publishedExports() }
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
