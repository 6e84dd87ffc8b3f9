export const treeLabels = {
  open: 'Show what is below {name}',
  close: 'Hide what is below {name}',
} as const
