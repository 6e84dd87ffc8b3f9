export {
  type ChosenFilter,
  chosenFilters,
  type FilterChoice,
  type FilterGroupData,
  filterParameters,
  withoutParameters,
} from './filter-data.ts'
export { Filters, type FiltersProps } from './filters.tsx'
