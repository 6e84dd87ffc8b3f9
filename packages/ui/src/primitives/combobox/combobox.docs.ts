import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Choosing one out of more entries than fit in a short list: a category, a product, a page.',
  keywords: ['autocomplete', 'typeahead', 'autosuggest', 'searchable select', 'multi-select'],
  alternatives: [
    ['A handful of choices', 'Select'],
    ['Searching without choosing', 'FindForm'],
  ],
  accessibility:
    'As the ARIA Authoring Practices describe a combobox with a list: the focus stays in the field, arrows walk, Enter chooses, Escape leaves. The number of results is announced. It needs scripts: before they load, its form sends the choice that it came with.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Loading',
    error: 'Refused',
    disabled: 'Disabled',
    long: 'LongText',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: ['many'],
  keys: [
    ['Arrow Down, Arrow Up', 'Open the list, and walk in it round and round.'],
    ['Alt+Arrow Down', 'Opens the list without walking.'],
    ['Enter', 'Chooses the item that was walked to; without one it sends the form.'],
    ['Escape', 'Closes the list and puts back what was chosen.'],
    ['Tab', 'Leaves the field. An emptied field clears the choice, half a word changes nothing.'],
  ],
  hooks: [
    ['[data-component="Combobox"]', 'The root.'],
    ['[data-active]', 'On the item that the arrows have walked to.'],
  ],
  from: 'native',
  status: 'new',
}
