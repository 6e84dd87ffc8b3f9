export interface SearchSuggestion {
  href: string
  label: string
  /** Beside the label: a category, a shop, a price. */
  detail?: string | undefined
  /** Instead of a picture: something searched before, or a text to search for. */
  icon?: 'recent' | 'search' | undefined
  /** 40 × 40 px. */
  picture?: { src: string; alt: string } | undefined
}

export interface SearchSuggestionGroup {
  label?: string | undefined
  /** At the end of the label: "Clear". */
  action?: { label: string; onPress: () => void } | undefined
  items: readonly SearchSuggestion[]
}

export interface SearchProps {
  /** Where the form goes, by GET. */
  action: string
  /** The name of the query parameter. Default `q`. */
  name?: string | undefined
  /** The text that the page was found by. */
  value?: string | undefined
  /**
   * Takes the trimmed text instead of the browser's own navigation. Never called with an empty text, which
   * goes nowhere.
   */
  onSubmit?: ((text: string) => void) | undefined
  /** At every change of the text, for suggestions. */
  onInput?: ((text: string) => void) | undefined
  suggestions?: readonly SearchSuggestionGroup[] | undefined
}
