import { join } from 'node:path'
import { english } from '../src/english.ts'
import { testLabels } from './suites/labels.ts'

testLabels(join(import.meta.dirname, '../src'), english)
