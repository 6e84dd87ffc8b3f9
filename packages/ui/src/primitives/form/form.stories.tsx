import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'
import { Form } from './index.ts'

const meta = {
  title: 'Components/Forms/Form',
  id: 'primitives-form',
  component: Form,
  args: {
    'aria-label': 'Ask the shop',
    onSubmit: () => {},
    children: (
      <>
        <TextField label="Email" name="email" type="email" required autoComplete="email" />
        <TextArea label="Your question" name="question" required />
        <Button type="submit">Send</Button>
      </>
    ),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** The focus goes to the first of them. */
export const ServerErrors: Story = {
  args: { errors: { email: 'This address does not receive mail.', question: 'Please ask something.' } },
}
