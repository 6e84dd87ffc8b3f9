import { defineConfig } from 'tsup'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    schema: 'src/schema.ts',
    server: 'src/server.ts',
    answers: 'src/contract-answers.ts',
    swr: 'src/swr/index.ts',
    operator: 'src/operator.ts',
    'operator-schema': 'src/operator-schema.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  dts: true,
})
