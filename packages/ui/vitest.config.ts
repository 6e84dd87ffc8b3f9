import { defineConfig } from 'vitest/config'
import { componentTests } from './test/config.ts'

export default defineConfig(componentTests)
