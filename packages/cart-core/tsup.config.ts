import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    guest: 'src/guest/index.ts',
    'hand-over': 'src/hand-over/index.ts',
    react: 'src/react/index.tsx',
    'wish-list': 'src/wish-list/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  dts: true,
  external: ['react'],
})
