'use client'

import { Link } from '../../primitives/link/index.ts'
import { PasswordField } from '../../primitives/password-field/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels } from '../../system/index.ts'
import { authLabels } from './auth.labels.ts'
import { AuthForm, type AuthFormEvents } from './auth-form.tsx'

export interface LoginFormProps extends AuthFormEvents {
  /** Called with the trimmed email and the password as it was typed. */
  onSubmit: (data: { email: string; password: string }) => void
  /** The email that the field starts with. Default empty. */
  defaultEmail?: string | undefined
  /** A sentence below the title, such as why to log in now. Default "Log in to see your cart and orders." */
  lede?: string | undefined
  /** URL of the page that resets a password. */
  forgotHref: string
  /** URL of the page that creates an account. */
  registerHref: string
  /** URL of the page that sends the activation email again. Leave out for no link. */
  activateHref?: string | undefined
}

/** Logging in. It works as a plain form before scripts arrive. */
export function LoginForm({
  onSubmit,
  lede,
  defaultEmail,
  forgotHref,
  registerHref,
  activateHref,
  ...form
}: LoginFormProps) {
  const t = useLabels('auth', authLabels)
  return (
    <AuthForm
      {...form}
      title={t('loginTitle')}
      lede={lede ?? t('loginLede')}
      submitLabel={t('logIn')}
      onSubmit={({ email = '', password = '' }) => onSubmit({ email: email.trim(), password })}
      foot={
        <>
          {activateHref && (
            <>
              <Link href={activateHref}>{t('anotherEmail')}</Link>
              <br />
            </>
          )}
          <span>{t('newHere')}</span> <Link href={registerHref}>{t('createAccount')}</Link>
        </>
      }
    >
      <TextField
        label={t('email')}
        name="email"
        type="email"
        missing={t('emailMissing')}
        maxLength={254}
        autoComplete="email"
        defaultValue={defaultEmail}
        required
      />
      <PasswordField
        label={t('password')}
        name="password"
        missing={t('passwordMissing')}
        autoComplete="current-password"
        labelEnd={<Link href={forgotHref}>{t('forgot')}</Link>}
        maxLength={200}
        required
      />
    </AuthForm>
  )
}
