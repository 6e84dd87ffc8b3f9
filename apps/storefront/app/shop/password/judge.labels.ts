export const judgeLabels = {
  missing: '{count, plural, one {# more character} other {# more characters}}',
  common: 'Too common',
  scores: ['Very weak', 'Weak', 'Not strong enough', 'Good', 'Strong'],
} as const
