export const shopSwitcherLabels = {
  open: 'Switch shop',
  choose: 'Your shops',
} as const
