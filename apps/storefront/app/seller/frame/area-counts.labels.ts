export const areaCountLabels = {
  orders: '{count} to ship',
  returns: '{count} to answer',
  claims:
    '{count, plural, one {# return} other {# returns}} and {claims, plural, one {# claim} other {# claims}} to answer',
  unanswered: '{count} unanswered',
  many: 'More than {count} unanswered',
} as const
