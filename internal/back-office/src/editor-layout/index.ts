export {
  EditorLayout,
  type EditorLayoutProps,
  EditorRow,
  EditorSection,
  type EditorSectionProps,
  SearchResult,
  type SearchResultProps,
  TitleCell,
  type TitleCellProps,
} from './editor-layout.tsx'
