import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    schema: 'src/schema.ts',
    server: 'src/server.ts',
    answers: 'src/contract-answers.ts',
    swr: 'src/swr/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  dts: true,
})
