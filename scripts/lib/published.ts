import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { inRoot } from '@stoa/testing/paths'

/** Names of the folders in `packages`, all of which are published. */
export const publishedFolders = (): string[] =>
  globSync('*/package.json', { cwd: inRoot('packages') })
    .map(file => basename(dirname(file)))
    .sort()
