export const searchLabels = {
  label: 'Search',
  placeholder: 'Search for amazing products...',
  submit: 'Search',
  open: 'Search',
  overlay: 'Search the shops',
  close: 'Clear and close search',
  suggestions: 'Suggestions',
  find: 'Search',
  found: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
} as const
