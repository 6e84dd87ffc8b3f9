import { join } from 'node:path'
import { testLabels } from '@stoa/ui/testing/suites'
import { expect, test } from 'vitest'
import { componentNames, english } from '../src/messages.ts'

testLabels(join(import.meta.dirname, '../src'), english)

test('the names of the components are the keys of their labels', () => {
  expect([...componentNames].sort()).toEqual(Object.keys(english).sort())
})
