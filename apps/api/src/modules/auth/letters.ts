import type { Mail } from '../../platform/outbox/outbox.ts'

export interface Addressee {
  email: string
  username: string
}

export interface Letters {
  activate(to: Addressee, token: string): Mail
  confirmEmail(to: Addressee, token: string): Mail
  resetPassword(to: Addressee, token: string): Mail
  passwordChanged(to: Addressee): Mail
}

export function createLetters(siteUrl: string): Letters {
  const link = (page: string, token: string) => `${siteUrl}/${page}?token=${encodeURIComponent(token)}`
  const letter = (kind: string, to: Addressee, subject: string, lines: readonly string[]): Mail => ({
    kind,
    recipient: to.email,
    subject,
    body: [`Hello ${to.username},`, ...lines, 'Stoa'].join('\n\n'),
  })
  return {
    activate: (to, token) =>
      letter('activate', to, 'Activate your account', [
        'please activate your account with this link. It is good for 24 hours:',
        link('verify-account', token),
        'If you did not register, do nothing: the account stays closed.',
      ]),
    confirmEmail: (to, token) =>
      letter('confirm-email', to, 'Confirm your e-mail address', [
        'welcome to Stoa. Please confirm your address with this link. It is good for 24 hours:',
        link('verify-email', token),
      ]),
    resetPassword: (to, token) =>
      letter('reset-password', to, 'Reset your password', [
        'somebody, hopefully you, asked to reset your password. This link is good for one hour and works once:',
        link('reset-password', token),
        'If it was not you, do nothing: your password stays as it is.',
      ]),
    passwordChanged: to =>
      letter('password-changed', to, 'Your password was changed', [
        'your password was just changed and you were signed out everywhere.',
        `If it was not you, reset it at once: ${siteUrl}/forgot-password`,
      ]),
  }
}
