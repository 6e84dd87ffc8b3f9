import { Button } from '@stoa/ui/button'
import { longName, shops } from '@stoa/ui/fixtures'
import { ShopCard } from '@stoa/ui/shop'
import { TextField } from '@stoa/ui/text-field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldPair, FormPage, FormSection } from './index.ts'

const sections = (title: string) => (
  <>
    <FormSection
      title={title}
      description="A new address leaves the old one working."
      actions={
        <Button emphasis="line" size="sm">
          Add
        </Button>
      }
    >
      <TextField label="Name" defaultValue="Kiln & Cove" />
      <FieldPair>
        <TextField label="Postal code" defaultValue="5003" />
        <TextField label="City" defaultValue="Bergen" />
      </FieldPair>
    </FormSection>
    <FormSection title="Pictures">
      <TextField label="Caption" optional />
    </FormSection>
  </>
)

const meta = {
  title: 'Seller/Page/FormPage',
  id: 'seller-formpage',
  component: FormPage,
  subcomponents: { FormSection, FieldPair },
  args: { children: sections('Names'), preview: <ShopCard shop={shops[0]!} /> },
} satisfies Meta<typeof FormPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutPreview: Story = { args: { preview: undefined } }
export const LongText: Story = { args: { children: sections(longName.repeat(2)) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
