import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../tokens/index.ts'
import { text } from './text.css.ts'

function Swatches() {
  const groups = Object.entries(vars.color).map(([group, value]) =>
    typeof value === 'string' ? ([group, { '': value }] as const) : ([group, value] as const),
  )
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      {groups.map(([group, colors]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul
            style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 12 }}
          >
            {Object.entries(colors).map(([name, value]) => (
              <li key={name} className={text.xs}>
                <span
                  style={{
                    display: 'block',
                    blockSize: 44,
                    borderRadius: vars.radius.sm,
                    border: `1px solid ${vars.color.border.subtle}`,
                    background: value,
                  }}
                />
                {name || group}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

// Pictured only: the pages on colors and type show the same.
const meta = {
  title: 'Foundations/Tokens',
  id: 'tokens-tokens',
  component: Swatches,
  tags: ['!autodocs', '!dev'],
} satisfies Meta<typeof Swatches>

export default meta
type Story = StoryObj<typeof meta>

export const Colours: Story = {}

export const Type: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 14 }}>
      <p className={text.hero}>Good things, under one roof</p>
      <p className={text.title1}>Title one, page titles</p>
      <p className={text.title2}>Title two, sections</p>
      <p className={text.title3}>Title three, panels</p>
      <p className={text.lede}>Lede. Pottery, lamps, linen and oak from small workshops.</p>
      <p className={text.body}>Body. A straight-sided mug with a handle wide enough for three fingers.</p>
      <p className={text.sm}>Small: helper texts and labels.</p>
      <p className={text.xs}>Extra small: captions.</p>
    </div>
  ),
}

export const SpaceAndShape: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'end', flexWrap: 'wrap' }}>
        {Object.entries(vars.space).map(([name, value]) => (
          <span key={name} className={text.xs}>
            <span
              style={{
                display: 'block',
                inlineSize: value,
                blockSize: value,
                background: vars.color.accent.solid,
              }}
            />
            {name}
          </span>
        ))}
      </div>
      <div style={{ display: 'flex', gap: 24, flexWrap: 'wrap' }}>
        {Object.entries(vars.radius).map(([name, value]) => (
          <span key={name} className={text.xs}>
            <span
              style={{
                display: 'block',
                inlineSize: 88,
                blockSize: 88,
                borderRadius: value,
                background: vars.color.surface.raised,
                boxShadow: vars.shadow[2],
              }}
            />
            {name}
          </span>
        ))}
      </div>
    </div>
  ),
}
