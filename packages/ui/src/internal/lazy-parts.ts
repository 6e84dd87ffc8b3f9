/** Parts that the header loads when they open, for a package of the workspace that puts them into one file. It is not published. */
export { CategoryDrawer } from '../patterns/category-drawer/category-drawer.tsx'
export { SearchOverlay } from '../patterns/search/search-overlay.tsx'
export { SearchSuggestions } from '../patterns/search/search-suggestions.tsx'
