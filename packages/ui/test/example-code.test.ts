/// <reference types="vite/client" />
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleCode } from '../src/docs/example-code.ts'
import { type ExamplePackage, testExampleCode } from './suites/example-code.ts'
import { uiEntries } from './suites/shop.ts'

test('names icons and their origin in code, without React keys', () => {
  const written = `<Menu icon={Trash2}>\n<React.Fragment key=".0"><b /></React.Fragment></Menu>`
  expect(exampleCode(written, uiEntries)).toEqual(
    `import Trash2 from 'lucide-react/icons/trash-2'\nimport { Menu } from '@stoa/ui/menu'\n\n<Menu icon={Trash2}>\n<><b /></></Menu>`,
  )
})

testExampleCode({
  root: join(import.meta.dirname, '..'),
  stories: import.meta.glob<ExamplePackage['stories'][string]>(
    '../src/{primitives,patterns}/**/*.stories.tsx',
    { eager: true },
  ),
  entries: uiEntries,
  framed: ['cart-drawer', 'category-drawer', 'product', 'toasts'],
  least: 250,
})
