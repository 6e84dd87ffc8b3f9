export const editCellLabels = {
  edit: 'Edit {label}: {value}',
  saving: 'Saving {label}',
  none: 'none',
  reason: 'Reason',
} as const
