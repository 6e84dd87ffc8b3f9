'use client'

import { Link } from '../../primitives/link/index.ts'
import { PasswordField, type PasswordStrength } from '../../primitives/password-field/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels } from '../../system/index.ts'
import { authLabels } from './auth.labels.ts'
import { AuthForm, type AuthFormEvents } from './auth-form.tsx'

export interface RegisterFormProps extends AuthFormEvents {
  /** Called with the trimmed username and email, and the password as it was typed. */
  onSubmit: (data: { username: string; email: string; password: string }) => void
  /** The host's verdict on the password. `null` shows an empty bar; leave out for none. */
  strength?: PasswordStrength | null | undefined
  /** Called with the whole password after each change, to judge it. */
  onPasswordChange?: ((password: string) => void) | undefined
  /** URL of the login page. */
  loginHref: string
}

/** Making an account. It works as a plain form before scripts arrive. */
export function RegisterForm({
  onSubmit,
  strength,
  onPasswordChange,
  loginHref,
  ...form
}: RegisterFormProps) {
  const t = useLabels('auth', authLabels)
  return (
    <AuthForm
      {...form}
      title={t('registerTitle')}
      lede={t('registerLede')}
      submitLabel={t('createAccount')}
      onSubmit={({ username = '', email = '', password = '' }) =>
        onSubmit({ username: username.trim(), email: email.trim(), password })
      }
      foot={
        <>
          {t('alreadyHere')} <Link href={loginHref}>{t('logIn')}</Link>
        </>
      }
    >
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        name="username"
        missing={t('usernameMissing')}
        autoComplete="nickname"
        minLength={2}
        maxLength={60}
        required
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        missing={t('emailMissing')}
        autoComplete="email"
        maxLength={254}
        required
      />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        name="password"
        missing={t('newPasswordMissing')}
        autoComplete="new-password"
        minLength={8}
        maxLength={200}
        strength={strength}
        onValueChange={onPasswordChange}
        required
      />
    </AuthForm>
  )
}
