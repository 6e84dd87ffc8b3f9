import type { ComponentDocs } from '../../docs/component-docs.ts'

export const docs: ComponentDocs = {
  usage: 'Reviews next to the distribution of their ratings; questions with the shop’s answers.',
  keywords: ['comments', 'feedback', 'testimonials', 'questions'],
  alternatives: [
    ['The stars alone', 'Rating'],
    ['A form that asks the shop', 'Form'],
  ],
  advice: [
    [
      'Show the spread of ratings next to the average.',
      'Hide reviews with few stars: shoppers distrust a wall of fives.',
    ],
    ['Show the shop’s answer below the review, smaller.', 'Put the shop’s answer first.'],
  ],
  accessibility:
    'Each review and each question is an article named after its author. Stars are announced as figures, each bar as a sentence.',
  states: { default: 'Default', empty: 'NoVotes', long: 'LongText', rtl: 'RightToLeft', phone: 'Phone' },
  without: ['loading', 'error', 'disabled', 'many'],
  keys: [['Enter', 'On a row of stars: shows these reviews alone. On a picture: opens the viewer.']],
  hooks: [
    ['[data-component="Review"]', 'A review.'],
    ['[data-bare]', 'On a review without its own frame.'],
    ['[data-component="ReviewList"]', 'The list of reviews.'],
    ['[data-component="ReviewPhotos"]', 'The strip of pictures.'],
    ['[data-component="ReviewsLayout"]', 'The summary beside the list.'],
    ['[data-component="RatingSummary"]', 'The average and how it comes about.'],
    ['[data-component="Question"]', 'A question.'],
    ['[data-component="QuestionList"]', 'The list of questions.'],
  ],
  from: 'native',
}
