export { FilterBar, type FilterBarProps, type TableFilter } from './filter-bar.tsx'
