import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cart: 'src/cart/index.ts',
    'signed-in': 'src/signed-in/index.ts',
    react: 'src/react/index.tsx',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  dts: true,
  external: ['react'],
})
