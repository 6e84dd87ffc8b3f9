import { defineConfig } from 'tsup'

export default defineConfig([
  /** Types only. They contain those of the other packages, which hosts don't install. */
  {
    entry: {
      stoa: 'src/stoa.ts',
      server: 'src/server.ts',
      types: 'src/types.ts',
      'types-react': 'src/types-react.ts',
    },
    outDir: 'dist/types',
    format: 'esm',
    dts: {
      only: true,
      compilerOptions: {
        paths: {
          '@stoa/cart-core': ['../cart-core/src/index.ts'],
          '@stoa/cart-core/guest': ['../cart-core/src/guest/index.ts'],
        },
      },
    },
  },
  { entry: ['src/bin/elements.ts'], outDir: 'dist/bin', format: 'esm', target: 'node20' },
])
