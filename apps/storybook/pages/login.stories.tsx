import { CardLayout, LoginForm, RegisterForm, ShortHeader } from '@stoa/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

function LoginPage({ form }: { form: 'login' | 'register' }) {
  return (
    <CardLayout
      header={
        <ShortHeader logo={{ href: '/', alt: 'Stoa, home' }} help={{ href: '/help', label: 'Help Center' }} />
      }
    >
      {form === 'login' ? (
        <LoginForm
          forgotHref="/forgot-password"
          registerHref="/register"
          defaultEmail="mara@stoa.example"
          notice={{
            tone: 'caution',
            title: 'Account not activated.',
            text: 'Please check your email to activate your account.',
          }}
          onSubmit={() => {}}
        />
      ) : (
        <RegisterForm
          loginHref="/login"
          strength={{ score: 3, label: 'Good' }}
          errors={{ email: 'There is already an account with this email.' }}
          onSubmit={() => {}}
        />
      )}
    </CardLayout>
  )
}

/** Logging in, and making an account. */
const meta = {
  title: 'Pages/Login',
  component: LoginPage,
  args: { form: 'login' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>

export default meta
type Story = StoryObj<typeof meta>

export const Login: Story = {}
export const Register: Story = { args: { form: 'register' } }
