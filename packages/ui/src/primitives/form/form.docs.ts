import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Fields that are sent together.',
  keywords: ['validation', 'error summary'],
  alternatives: [
    ['A search', 'SearchBox'],
    ['Narrowing a list', 'Filters'],
  ],
  advice: [
    [
      'Let the form check when it is sent, and keep everything that was typed.',
      'Disable the button until all fields are valid: it doesn’t say what is missing.',
    ],
    [
      'Ask only for what this step needs, one column from top to bottom.',
      'Put two unrelated fields side by side: the second one is skipped.',
    ],
  ],
  accessibility:
    'The browser validates first; the words are ours. Errors of the server are linked to their fields, the first of these gets the focus, and each error goes when its field changes.',
  states: { default: 'Default', error: 'ServerErrors' },
  without: ['empty', 'loading', 'disabled', 'long', 'many', 'rtl', 'phone'],
  keys: [['Enter', 'In a text field: sends the form.']],
  hooks: [['[data-component="Form"]', 'The root.']],
  from: 'React Aria',
}
