import { expect, test } from 'vitest'
import { findOddProps, readVocabulary } from './suites/prop-names.ts'

const glossary = `
## Properties of components

| property | takes | meaning | instead of |
|---|---|---|---|
| \`onValueChange\` | the value | the value changed | \`onChange\` |
| \`hideLabel\` | \`boolean\` | hides the label | \`labelHidden\` |
| \`size\` | \`sm\`, \`md\` | the size | |

## Code

| \`onChange\` | a | b | c |
`

test.each([
  ['a known handler', 'onValueChange', '(value: string) => void', []],
  [
    'a retired name',
    'labelHidden',
    'boolean',
    ['Props.labelHidden (a.ts:1): the name for labelHidden is hideLabel'],
  ],
  [
    'a retired handler',
    'onChange',
    '() => void',
    ['Props.onChange (a.ts:1): the name for onChange is onValueChange'],
  ],
  ['an unknown handler', 'onFind', '() => void', ['Props.onFind (a.ts:1): onFind is no known handler']],
  [
    'a handler inside',
    'action',
    '{ onPress?: () => void }',
    ['Props.action (a.ts:1): onPress is no known handler'],
  ],
  ['known values', 'size', "'sm' | 'md' | undefined", []],
  ['values of an equal prop', 'size', "IconProps['size']", []],
  ['an unknown value', 'size', "'md' | 'xl'", ['Props.size (a.ts:1): takes sm, md, not xl']],
  ['another type', 'hideLabel', 'string', ['Props.hideLabel (a.ts:1): takes boolean, not string']],
  ['a name that the table lacks', 'depth', 'number', []],
] as const)('judges %s', (_, name, type, expected) => {
  const found = findOddProps([{ owner: 'Props', name, at: 'a.ts:1', type }], readVocabulary(glossary))
  expect(found).toEqual(expected)
})
