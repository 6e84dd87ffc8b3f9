export const shopFactsLabels = {
  sold: '{count} sold in the last 90 days.',
  onTime: '{percent}% of its last {orders} orders shipped on time.',
  answersInHours:
    'Usually answers within {hours, plural, one {an hour} other {# hours}}, based on its last {questions} questions.',
  answersInDays:
    'Usually answers within {days, plural, one {a day} other {# days}}, based on its last {questions} questions.',
  howCounted:
    '“Sold” counts items of products it still sells, minus cancellations. “Since” is the year the shop opened. An order is on time if its last parcel shipped by the promised day. The answer time is a median; open questions count until now. Shops can’t pay for better numbers.',
} as const
