export const areaCountLabels = {
  orders: '{count} to ship',
  returns: '{count} to answer',
  unanswered: '{count} unanswered',
  many: 'More than {count} unanswered',
} as const
