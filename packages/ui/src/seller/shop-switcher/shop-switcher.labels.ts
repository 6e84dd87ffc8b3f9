export const shopSwitcherLabels = {
  open: 'Shop: {name}. Switch shop',
  choose: 'Your shops',
} as const
