import { defineConfig } from 'vitest/config'
import { componentTests } from './test/config.ts'
import { preactTests } from './test/preact-config.ts'

export default defineConfig(process.env.STOA_SOAK ? preactTests : componentTests)
