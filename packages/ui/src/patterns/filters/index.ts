export {
  type FilterChoice,
  type FilterGroupData,
  filterParameters,
  type SelectedFilter,
  selectedFilters,
  withoutParameters,
} from './filter-data.ts'
export { Filters, type FiltersProps } from './filters.tsx'
