import type { Meta, StoryObj } from '@storybook/react-vite'
import { gallery, longName, reviews } from '../../../fixtures/store-data.ts'
import {
  OwnReview,
  RatingField,
  ReviewableProduct,
  ReviewableProducts,
  ReviewedProduct,
  ReviewForm,
} from './index.ts'

const product = {
  id: 'p1',
  title: 'Cove mug',
  shop: 'Kiln & Cove',
  picture: gallery[0]!,
  href: '#product',
}
const [, written] = reviews
const nothing = () => {}
const form = (
  <ReviewForm
    title="Your review of Cove mug"
    author="Mara Lindqvist"
    upload={() => new Promise(() => {})}
    cancelHref="#reviews"
    onSubmit={nothing}
  />
)
const filled = { rating: 4, title: 'It holds', text: 'The handle is the thing.' }

const meta = {
  title: 'Patterns/Product/Own reviews',
  id: 'patterns-own-reviews',
  component: OwnReview,
  subcomponents: { ReviewForm, RatingField, ReviewedProduct, ReviewableProducts, ReviewableProduct },
  args: { product, review: written!, editHref: '#edit', onRemove: nothing },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OwnReview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const EmptyForm: Story = { render: () => form }
export const Sending: Story = {
  render: () => <ReviewForm {...form.props} defaultValue={filled} isWritten busy />,
}
export const Refused: Story = {
  render: () => (
    <ReviewForm
      {...form.props}
      defaultValue={filled}
      errors={{ pictureIds: 'A picture no longer exists. Choose it again.' }}
    />
  ),
}
export const Reviewable: Story = {
  render: () => (
    <ReviewableProducts>
      {gallery.slice(0, 3).map((picture, place) => (
        <ReviewableProduct
          key={picture.id}
          product={{ ...product, id: `p${place}`, picture }}
          writeHref="#write"
        />
      ))}
    </ReviewableProducts>
  ),
}
export const LongText: Story = {
  args: { product: { ...product, title: longName }, review: { ...written!, text: longName.repeat(5) } },
}
export const RightToLeft: Story = { ...EmptyForm, globals: { direction: 'rtl' } }
export const Phone: Story = { ...EmptyForm, globals: { viewport: { value: 'phone' } } }
