import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Searching for products and shops.',
  keywords: ['autocomplete', 'typeahead', 'suggestions', 'search field'],
  alternatives: [
    ['A search within one list', 'Filters'],
    ['Any other text', 'TextField'],
  ],
  advice: [
    [
      'Suggest terms first, then shops and products, eight lines at most.',
      'Fill the list with recent searches of other people.',
    ],
    [
      'Keep the query in the field on the results page.',
      'Correct a word silently: say which one was searched.',
    ],
  ],
  accessibility:
    'A named GET form that works without scripts. Suggestions are links; arrow keys move between them, Escape closes them, and their count is announced. An empty text is not sent.',
  states: { default: 'WithText', empty: 'Empty', many: 'Suggestions', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'long'],
  keys: [
    ['Enter', 'Sends the text, or follows the focused suggestion.'],
    ['Arrow Down, Arrow Up', 'Move between the field and the suggestions, round and round.'],
    ['Escape', 'Closes the suggestions, or the search of small screens.'],
  ],
  hooks: [
    ['[data-component="SearchBox"]', 'The form.'],
    ['[data-part="Suggestions"]', 'The list of suggestions.'],
    ['[data-floating]', 'On the list: whether it hangs over the page.'],
    ['[data-part="Suggestion"]', 'A suggestion.'],
  ],
  from: 'native',
}
