export const viewTabsLabels = {
  label: 'Views',
  save: 'Save this view',
  saveTitle: 'Save this view',
  saveText: 'Search, filters and order of the list under a name of yours.',
  name: 'Name',
  confirm: 'Save',
  cancel: 'Cancel',
  remove: 'Remove view {name}',
} as const
