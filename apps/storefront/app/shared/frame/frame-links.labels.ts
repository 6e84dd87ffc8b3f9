export const frameLinksLabels = {
  logo: '{market}, home',
  help: 'Help Center',
} as const
