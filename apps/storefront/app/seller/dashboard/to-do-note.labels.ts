export const toDoNoteLabels = {
  none: 'You’re all caught up.',
  noneText: 'New orders will appear here.',
  others: 'Also to do',
} as const

export const taskLabels = {
  late: '{count, plural, one {# order is late} other {# orders are late}}',
  claims: '{count, plural, one {# claim to answer} other {# claims to answer}}',
  toShipToday: '{count, plural, one {# order to ship today} other {# orders to ship today}}',
  toConfirm: '{count, plural, one {# order to confirm} other {# orders to confirm}}',
  toShip: '{count, plural, one {# order to ship} other {# orders to ship}}',
  returns: '{count, plural, one {# return waiting for you} other {# returns waiting for you}}',
  unansweredQuestions: '{count, plural, one {# question to answer} other {# questions to answer}}',
  unansweredReviews: '{count, plural, one {# review to answer} other {# reviews to answer}}',
} as const

export const taskActionLabels = {
  ship: 'Ship now',
  answer: 'Answer',
  pack: 'Pack',
  confirm: 'Confirm',
  read: 'Read',
} as const
