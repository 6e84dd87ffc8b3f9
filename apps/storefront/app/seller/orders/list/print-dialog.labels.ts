export const printDialogLabels = {
  slips: 'Print packing slips',
  labels: 'Print address labels',
  text: 'For {count, plural, one {# order} other {# orders}}, as one PDF.',
  back: 'Back',
  download: 'Download',
  prices: 'Show prices (leave off for gifts)',
  sheet: 'Sheet',
  firstFree: 'First free label',
} as const

export const labelSheetLabels = {
  'a4-3x7': 'A4, 3 by 7',
  'a4-2x4': 'A4, 2 by 4',
  'letter-3x10': 'Letter, 3 by 10',
  '100x150': 'Label printer, 100 by 150 mm',
} as const
