export const frameLinksLabels = {
  logo: 'Stoa, home',
  help: 'Help Center',
} as const
