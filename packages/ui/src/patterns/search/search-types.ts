export interface SearchSuggestion {
  /** URL of the suggestion; unique within its group. */
  href: string
  /** Text of the suggestion. */
  label: string
  /** Smaller text next to the label: a category, a shop, a price. */
  detail?: string | undefined
  /** Instead of a picture: `recent` for an earlier search, `search` for a text to search for. */
  icon?: 'recent' | 'search' | undefined
  /** A picture before the label, 40 × 40 px. */
  picture?: { src: string; alt: string } | undefined
}

export interface SearchSuggestionGroup {
  /** The heading of the group. Leave out for none. */
  label?: string | undefined
  /** A button at the end of the heading, such as "Clear". `onClick` is called when it is pressed. */
  action?: { label: string; onClick: () => void } | undefined
  /** The suggestions in order. */
  items: readonly SearchSuggestion[]
}

export interface SearchProps {
  /** Path for the GET form. */
  action: string
  /** The query parameter. Default `q`. */
  name?: string | undefined
  /** The text that the page was found by. Default empty. */
  value?: string | undefined
  /** Called with the trimmed text instead of sending the form. Never called with an empty text. */
  onSubmit?: ((text: string) => void) | undefined
  /** Called with the whole text after each change, to fetch suggestions. */
  onInputChange?: ((text: string) => void) | undefined
  /** Suggestions for the current text. `undefined` before any request; `[]` says that nothing was found. */
  suggestions?: readonly SearchSuggestionGroup[] | undefined
}
