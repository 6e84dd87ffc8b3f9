export const questionsPageLabels = {
  title: 'Questions',
  text: 'Questions are private until you answer. Then both appear on the product page, and the shopper gets an email.',
} as const

export const questionViewLabels = {
  all: {
    label: 'All',
    empty: {
      title: 'No questions yet',
      text: 'Shoppers can ask on the page of each product. Their questions will appear here.',
    },
  },
  unanswered: {
    label: 'Unanswered',
    empty: { title: 'No unanswered questions', text: 'New questions will appear here.' },
  },
  answered: {
    label: 'Answered',
    empty: { title: 'No answered questions yet', text: 'Your answers appear on the product pages.' },
  },
  reported: {
    label: 'Reported',
    empty: { title: 'No reported questions', text: 'You can report questions that break our rules.' },
  },
} as const
