export const informationLabels = {
  home: 'Home',
  help: 'Help',
  search: 'Search',
  searchField: 'Search in help',
  results: 'Help articles for “{query}”',
  lede: 'From our help pages and policies.',
  none: 'No help articles found',
  noneHint: 'Try another word, or contact us.',
  contact: 'Contact us',
} as const
