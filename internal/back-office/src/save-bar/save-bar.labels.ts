export const saveBarLabels = {
  label: 'Unsaved changes',
  count: '{count, plural, one {# change} other {# changes}}',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving',
  saved: 'All changes are saved.',
} as const
