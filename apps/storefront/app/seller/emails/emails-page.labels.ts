export const emailsPageLabels = {
  title: 'Emails',
  text: 'Emails about {shop}, to {email}. Each member of the team chooses their own.',
  form: 'Emails about {shop}',
  none: 'You get no emails about {shop}',
  noneText: 'An owner can give you access to orders or products. Then you can get emails about them.',
  orders: 'New orders',
  ordersText:
    'Unless this is off, you also get a reminder before an order has to ship, and when it’s overdue.',
  questions: 'Questions about products',
  questionsText: 'A question becomes public on the product’s page when your shop answers it.',
  ordersLegend: 'Emails about new orders',
  questionsLegend: 'Emails about questions',
  save: 'Save',
  saved: 'Saved',
} as const

export const emailFrequencyLabels = {
  eachOrder: 'An email for each order',
  eachQuestion: 'An email for each question',
  daily: 'One email a day',
  dailyText: 'At 8:00 in your shop’s time zone ({zone}), if there’s news.',
  off: 'No emails',
} as const
