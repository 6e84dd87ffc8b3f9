/** Packs our packages for each example to install from; packing builds what has changed. */
import { mkdirSync } from 'node:fs'
import { inRoot } from '@stoa/testing/paths'
import { packInto } from './test/packages.ts'

for (const name of ['next', 'react-router', 'vite', 'types']) {
  const folder = inRoot('examples', name, 'packed')
  mkdirSync(folder, { recursive: true })
  await packInto(folder, name === 'types' ? ['elements'] : undefined)
}
