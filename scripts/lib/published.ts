import { readdirSync, readFileSync } from 'node:fs'
import { inRoot } from '@stoa/tooling'

/** Folders in `packages` whose packages go out. */
export const publishedFolders = (): string[] =>
  readdirSync(inRoot('packages')).filter(
    name => !JSON.parse(readFileSync(inRoot('packages', name, 'package.json'), 'utf8')).private,
  )
