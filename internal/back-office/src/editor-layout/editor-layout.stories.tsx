import { longName, pictureOf } from '@stoa/ui/fixtures'
import { TextField } from '@stoa/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { EditorLayout, EditorRow, EditorSection, SearchResult, TitleCell } from './index.ts'

const meta = {
  title: 'Seller/Page/EditorLayout',
  id: 'seller-editorlayout',
  component: EditorLayout,
  subcomponents: { EditorSection, EditorRow, SearchResult, TitleCell },
  args: {
    aside: (
      <EditorSection title="Status">
        <TitleCell name="Cove mug" description="CM-LAG" picture={pictureOf('mug-teal', '')} />
      </EditorSection>
    ),
    children: (
      <>
        <EditorSection title="Price">
          <EditorRow>
            <TextField label="Price" defaultValue="24.00" />
            <TextField label="Sale price" />
          </EditorRow>
        </EditorSection>
        <EditorSection title="Search engines">
          <SearchResult
            label="As a result would look"
            address="stoa.example › product › cove-mug"
            title="Cove mug"
            description="Thrown by hand in Porto."
          />
        </EditorSection>
      </>
    ),
  },
} satisfies Meta<typeof EditorLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongText: Story = {
  args: { children: <EditorSection title={longName}>{longName}</EditorSection> },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
