export const sideNavLabels = {
  label: 'Your shop',
  collapse: 'Collapse menu',
  expand: 'Expand menu',
} as const
