/** Builds nothing: packs what `npx -y pnpm build` left, for each example to install from. */
import { mkdirSync } from 'node:fs'
import { inRoot } from '../scripts/lib/paths.ts'
import { packInto } from './test/packages.ts'

for (const name of ['next', 'react-router', 'vite']) {
  const folder = inRoot('examples', name, 'packed')
  mkdirSync(folder, { recursive: true })
  await packInto(folder)
}
