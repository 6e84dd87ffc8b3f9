export const areaCountLabels = {
  orders: '{count} to ship',
  returns: '{count} waiting for you',
  claims:
    '{count, plural, one {# return} other {# returns}} and {claims, plural, one {# claim} other {# claims}} waiting for you',
  unanswered: '{count} unanswered',
  many: 'More than {count} unanswered',
} as const
