import type { Meta, StoryObj } from '@storybook/react-vite'
import { faceOf, longName, pictureOf } from '../../../fixtures/store-data.ts'
import { shopTones } from '../../tokens/index.ts'
import { ShopHeader, ShopStory, ShopSwatch } from './index.ts'

const meta = {
  title: 'Patterns/Finding/ShopHeader',
  id: 'patterns-shopheader',
  component: ShopHeader,
  subcomponents: { ShopStory, ShopSwatch },
  args: {
    shop: {
      id: 'kiln-cove',
      name: 'Kiln & Cove',
      tagline: 'Falmouth',
      text: 'Two potters, one kiln, and a view of the harbour. Answers within three hours.',
      rating: { average: 4.8, count: 2140 },
      since: '2021',
      sales: 2940,
      productCount: 86,
    },
  },
} satisfies Meta<typeof ShopHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Banner: Story = {
  args: {
    shop: {
      id: 'kiln-cove',
      name: 'Kiln & Cove',
      banner: pictureOf('hero', '', [640, 1140]),
      productCount: 86,
      rating: { average: 4.8, count: 2140 },
      tone: 'sage',
      place: 'Falmouth, United Kingdom',
      people: 'Ines & Tom',
      makers: [
        { name: 'Ines', portrait: faceOf('ines') },
        { name: 'Tom', portrait: faceOf('tom') },
      ],
    },
  },
}
/** A deep wall is also the ground of the text. */
export const DeepWall: Story = {
  args: {
    shop: {
      id: 'lumen-row',
      name: 'Lumen Row',
      tagline: 'Lamps that look as good switched off.',
      text: 'Four people spin the metal, turn the bases and sew the shades.',
      productCount: 25,
      rating: { average: 4.6, count: 285 },
      since: '2016',
      tone: 'navy',
      place: 'Eindhoven, Netherlands',
    },
  },
}
export const Told: Story = {
  render: () => (
    <ShopStory picture={pictureOf('hero', '', [640, 1140])}>
      <p>Two potters, one kiln, and a view of the harbour.</p>
    </ShopStory>
  ),
}
/** All walls that a shop may choose. */
export const Walls: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {shopTones.map(tone => (
        <ShopSwatch key={tone} tone={tone} />
      ))}
    </p>
  ),
}
export const Empty: Story = { args: { shop: { id: 'new', name: 'Brand New', productCount: 0 } } }
export const LongText: Story = {
  args: { shop: { id: 'long', name: longName, tagline: longName, text: longName.repeat(4) } },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
