import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage:
    'Choosing one or, with `multiple`, several of more entries than fit in a short list: a category, a product, countries.',
  keywords: ['autocomplete', 'typeahead', 'autosuggest', 'searchable select', 'multi-select', 'tag picker'],
  alternatives: [
    ['A handful of choices', 'Select'],
    ['Searching without choosing', 'FindForm'],
  ],
  accessibility:
    'As the ARIA Authoring Practices describe a combobox with a list: the focus stays in the field, arrows walk, Enter chooses, Escape leaves. The number of results is announced. With `multiple`, each choice has a button that removes it, the buttons are one stop of the Tab key, and changes are announced. It needs scripts: before they load, its form sends the choice that it came with.',
  states: {
    default: 'Default',
    empty: 'Empty',
    loading: 'Loading',
    error: 'Refused',
    disabled: 'Disabled',
    long: 'LongText',
    many: 'Multiple',
    rtl: 'RightToLeft',
    phone: 'Phone',
  },
  without: [],
  keys: [
    ['Arrow Down, Arrow Up', 'Open the list, and walk in it round and round.'],
    ['Alt+Arrow Down', 'Opens the list without walking.'],
    ['Enter', 'Chooses the item that was walked to; without one it sends the form.'],
    ['Escape', 'Closes the list and puts back what was chosen.'],
    ['Backspace in an empty field', 'With `multiple`, removes the last choice.'],
    ['Arrow Left, Arrow Right', 'With `multiple`, walk between the field and the choices before it.'],
    ['Backspace, Delete on a choice', 'Removes it; the focus goes to the next one.'],
    ['Tab', 'Leaves the field. An emptied field clears the choice, half a word changes nothing.'],
  ],
  hooks: [
    ['[data-component="Combobox"]', 'The root.'],
    ['[data-part="Chip"]', 'A choice with its button, with `multiple`.'],
    ['[data-active]', 'On the item that the arrows have walked to.'],
  ],
  from: 'native',
  status: 'new',
}
