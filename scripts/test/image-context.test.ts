import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'

/** Packages that no image runs. */
const APART = ['bench', 'operations']

test('images are built from every folder of packages and from the patches', () => {
  const [, folders = ''] =
    /^packages: \[(.*)\]$/m.exec(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8')) ?? []
  const needed = folders
    .split(', ')
    .map(folder => folder.replace('/*', ''))
    .filter(folder => !APART.includes(folder))
  assert.ok(needed.length > 0)
  const lines = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n')
  for (const folder of [...needed, 'patches']) assert.ok(lines.includes(`!${folder}`), folder)
})
