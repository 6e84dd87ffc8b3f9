'use client'

import { useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Link } from '../../primitives/link/index.ts'
import { PasswordField } from '../../primitives/password-field/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useLabels } from '../../system/index.ts'
import * as styles from './auth.css.ts'
import { authLabels } from './auth.labels.ts'
import { AuthForm, type AuthFormEvents } from './auth-form.tsx'

export interface LoginFormProps extends AuthFormEvents {
  /** Called with the trimmed email and the password as it was typed. */
  onSubmit: (data: { email: string; password: string }) => void
  /** The email that the field starts with. Default empty. */
  defaultEmail?: string | undefined
  /** A sentence below the title, such as why to log in now. Default "Log in to see your cart and orders." */
  lede?: string | undefined
  /** Offers to log in or register by an emailed code. Called with the trimmed email. Leave out for no such way. */
  onCode?: ((email: string) => void) | undefined
  /** The code comes before the password, and a form without a password asks for one. Default `false`. */
  codeFirst?: boolean | undefined
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
  onCode,
  codeFirst = false,
  ...form
}: LoginFormProps) {
  const t = useLabels('auth', authLabels)
  const emailInput = useRef<HTMLInputElement>(null)
  const isCodeFirst = codeFirst && onCode !== undefined
  const askForCode = () => {
    const input = emailInput.current
    if (input?.checkValidity()) onCode?.(input.value.trim())
  }
  return (
    <AuthForm
      {...form}
      title={t(isCodeFirst ? 'logInOrRegister' : 'loginTitle')}
      lede={lede ?? t('loginLede')}
      submitLabel={t('logIn')}
      submitEmphasis={isCodeFirst ? 'line' : undefined}
      onSubmit={({ email = '', password = '' }) => {
        if (isCodeFirst && password === '') onCode(email.trim())
        else onSubmit({ email: email.trim(), password })
      }}
      foot={
        <>
          {onCode && !isCodeFirst && (
            <>
              <Button emphasis="plain" size="sm" onClick={askForCode}>
                {t('emailCode')}
              </Button>
              <br />
            </>
          )}
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
        ref={emailInput}
        required
      />
      {isCodeFirst && (
        <div className={styles.code}>
          <Button block size="lg" busy={form.busy} onClick={askForCode}>
            {t('emailCode')}
          </Button>
          <p className={styles.hint}>{t('emailCodeHint')}</p>
          <p className={styles.or}>{t('orPassword')}</p>
        </div>
      )}
      <PasswordField
        label={t('password')}
        name="password"
        missing={t('passwordMissing')}
        autoComplete="current-password"
        labelEnd={<Link href={forgotHref}>{t('forgot')}</Link>}
        maxLength={200}
        required={!isCodeFirst}
      />
    </AuthForm>
  )
}
