export const editCellLabels = {
  edit: 'Edit {label}:',
  saving: 'Saving {label}',
  none: 'none',
  reason: 'Reason',
} as const
