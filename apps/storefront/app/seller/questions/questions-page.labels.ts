export const questionsPageLabels = {
  title: 'Questions',
  text: 'Questions are private until you answer. Then both appear on the product page, and the shopper gets an email.',
} as const

export const questionViewLabels = {
  all: {
    label: 'All',
    empty: {
      title: 'No questions yet',
      description: 'Shoppers can ask on the page of each product. Their questions will appear here.',
    },
  },
  unanswered: {
    label: 'Unanswered',
    empty: { title: 'No unanswered questions', description: 'New questions will appear here.' },
  },
  answered: {
    label: 'Answered',
    empty: { title: 'No answered questions yet', description: 'Your answers appear on the product pages.' },
  },
  reported: {
    label: 'Reported',
    empty: { title: 'No reported questions', description: 'You can report questions that break our rules.' },
  },
} as const
