export const figureWordLabels = {
  unknownCountry: 'Unknown',
  points: '{count} points',
  range: '{from} to {to}',
  comparison: 'vs. {days, plural, one {the day before} other {# days before}}',
} as const

export const salesSummaryLabels = {
  none: 'No sales in this period.',
  first: '{amount}, with no sales in {days, plural, one {the day before} other {the # days before}}.',
  same: '{amount}, as much as in {days, plural, one {the day before} other {the # days before}}.',
  more: '{amount}, {share} more than in {days, plural, one {the day before} other {the # days before}}.',
  less: '{amount}, {share} less than in {days, plural, one {the day before} other {the # days before}}.',
  bestDay: 'The best day was {name} with {amount}.',
  bestMonth: 'The best month was {name} with {amount}.',
} as const
