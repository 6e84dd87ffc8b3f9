export const categoryTreeLabels = {
  label: 'Categories',
  products: '{count, plural, one {# product} other {# products}}',
  own: 'yours',
  ownInMenu: 'yours, in the top menu',
  ownRequested: 'yours, top menu requested',
  add: 'Add a category below {name}',
  moveInto: 'To another category…',
  more: 'More for {name}',
  edit: 'Edit',
  merge: 'Merge into another…',
  delete: 'Delete…',
} as const
