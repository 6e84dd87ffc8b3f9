export const navMenuLabels = {
  label: 'Shop',
  show: 'Show {category} sub-categories',
  all: 'All of {category}',
} as const
