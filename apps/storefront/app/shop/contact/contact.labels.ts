export const contactLabels = {
  title: 'Write to us',
  text: 'We answer by email, usually within one working day.',
  sent: 'Message sent.',
  sentText: 'We’ll answer by email.',
  name: 'Name',
  nameMissing: 'Enter your name.',
  email: 'Email',
  emailMissing: 'Enter your email.',
  topic: 'Topic',
  subject: 'Subject',
  subjectMissing: 'Enter a subject.',
  message: 'Message',
  messageMissing: 'Write your message.',
  messageHint: 'At least 10 characters. An order number helps.',
  trap: 'Leave this empty',
  submit: 'Send message',
} as const

export const topicLabels = {
  order: 'An order',
  product: 'A product or a shop',
  account: 'My account',
  selling: 'Selling on {market}',
  other: 'Something else',
} as const
