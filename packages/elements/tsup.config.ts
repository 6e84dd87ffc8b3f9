import { defineConfig } from 'tsup'

/** Types only. They are complete: hosts install no other package of ours. */
export default defineConfig({
  entry: { stoa: 'src/stoa.ts', types: 'src/types.ts', 'types-react': 'src/types-react.ts' },
  outDir: 'dist/types',
  format: 'esm',
  dts: { only: true, resolve: [/^@stoa\//] },
})
