export const faultNoticeLabels = {
  title: 'Not saved. Check “{field}”.',
  others: '{count, plural, one {One more field needs a change.} other {# more fields need a change.}}',
} as const
