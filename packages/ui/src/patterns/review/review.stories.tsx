import type { Meta, StoryObj } from '@storybook/react-vite'
import { inContainer } from '../../../fixtures/in-container.tsx'
import { arabic } from '../../../fixtures/right-to-left.ts'
import { gallery, longName, questions, reviews } from '../../../fixtures/store-data.ts'
import { Question, Review } from './index.ts'
import { QuestionList } from './question-list.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ReviewList, ReviewPhotos, ReviewsLayout } from './review-list.tsx'

const meta = {
  title: 'Patterns/Product/Reviews',
  id: 'patterns-reviews',
  component: ReviewsLayout,
  subcomponents: { RatingSummary, ReviewList, Review, ReviewPhotos, QuestionList, Question },
  decorators: [inContainer],
  args: {
    summary: <RatingSummary average={4.8} distribution={[176, 27, 8, 2, 1]} />,
    children: <ReviewList reviews={reviews} />,
  },
} satisfies Meta<typeof ReviewsLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OfShop: Story = {
  render: () => (
    <ReviewList
      reviews={reviews.map(review => ({
        ...review,
        product: { name: 'Cove mug', href: '#mug' },
        reportHref: '#report',
      }))}
    />
  ),
}
export const Photographs: Story = {
  args: {
    children: <ReviewList reviews={reviews.map(review => ({ ...review, pictures: gallery }))} />,
  },
}
export const PhotoStrip: Story = {
  render: () => <ReviewPhotos reviews={reviews.map(review => ({ ...review, pictures: gallery }))} />,
}
export const Narrowed: Story = {
  args: {
    summary: (
      <RatingSummary
        average={4.8}
        distribution={[176, 27, 8, 2, 0]}
        hrefOf={stars => `#${stars}`}
        chosen={4}
      />
    ),
  },
}
export const Questions: Story = { render: () => <QuestionList questions={questions} /> }
export const LongQuestions: Story = {
  render: () => (
    <QuestionList
      questions={questions.map(question => ({ ...question, author: longName, text: longName.repeat(6) }))}
    />
  ),
}
export const NoVotes: Story = {
  args: { summary: <RatingSummary average={0} distribution={[0, 0, 0, 0, 0]} /> },
}
export const LongText: Story = {
  args: {
    children: (
      <ReviewList
        reviews={reviews.map(review => ({ ...review, author: longName, text: longName.repeat(6) }))}
      />
    ),
  },
}
export const RightToLeft: Story = {
  args: {
    children: (
      <ReviewList
        reviews={reviews.map(review => ({ ...review, author: arabic.author, text: arabic.review }))}
      />
    ),
  },
  globals: { direction: 'rtl' },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
