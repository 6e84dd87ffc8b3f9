import { componentTests } from '@stoa/ui/testing/config'
import { defineConfig } from 'vitest/config'

export default defineConfig(componentTests)
