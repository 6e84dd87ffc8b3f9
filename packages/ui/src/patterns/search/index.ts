export { FindForm, type FindFormProps } from './find-form.tsx'
export { SearchBox, type SearchBoxProps } from './search-box.tsx'
export type { SearchOverlayProps } from './search-overlay.tsx'
export type { SearchProps, SearchSuggestion, SearchSuggestionGroup } from './search-types.ts'
export {
  type FoundSuggestions,
  type SuggestedProduct,
  type SuggestionGroupOptions,
  toSuggestionGroups,
} from './to-suggestion-groups.ts'
