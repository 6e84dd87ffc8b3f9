import type { Meta, StoryObj } from '@storybook/react-vite'
import { AuthForm, LoginForm, RegisterForm } from './index.ts'

const meta = {
  title: 'Patterns/Account/Auth',
  id: 'patterns-auth',
  component: LoginForm,
  subcomponents: { RegisterForm, AuthForm },
  args: { forgotHref: '/forgot-password', registerHref: '/register', onSubmit: () => {} },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {}
export const CodeFirst: Story = { args: { onCode: () => {}, codeFirst: true } }
export const WithCode: Story = { args: { onCode: () => {} } }
export const Busy: Story = { args: { defaultEmail: 'mara@stoa.example', busy: true } }
export const NotActivated: Story = {
  args: {
    defaultEmail: 'mara@stoa.example',
    activateHref: '/verify-account',
    notice: {
      tone: 'caution',
      title: 'Account not activated.',
      text: 'Please check your email to activate your account.',
    },
  },
}
export const Refused: Story = { args: { errors: { email: 'There is no such account.' } } }
export const Register: Story = {
  render: () => (
    <RegisterForm loginHref="/login" strength={{ score: 3, label: 'Good' }} onSubmit={() => {}} />
  ),
}
export const RegisterRefused: Story = {
  render: () => (
    <RegisterForm
      loginHref="/login"
      errors={{ email: 'There is already an account with this email.' }}
      onSubmit={() => {}}
    />
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
