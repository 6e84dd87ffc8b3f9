export const withdrawalSectionLabels = {
  title: 'Right of withdrawal',
  label: 'Exception by law',
  none: 'None: buyers can withdraw from the contract',
  hint: 'Buyers see it before they order. Returns by the marketplace’s own rules stay possible.',
} as const
