import type { Mail } from '../../platform/outbox/outbox.ts'
import { compose } from './letterhead.ts'

export interface Addressee {
  id: string
  email: string
  username: string
}

export interface Message {
  name: string
  email: string
  subject: string
  message: string
}

export interface Letters {
  activate(to: Addressee, token: string): Mail
  confirmEmail(to: Addressee, token: string): Mail
  resetPassword(to: Addressee, token: string): Mail
  passwordChanged(to: Addressee): Mail
  accountDeleted(to: Addressee): Mail
  contact(operator: string, message: Message): Mail
}

/** Every letter that leaves the marketplace. Links open a screen, and the screen asks for a click. */
export function createLetters(siteUrl: string): Letters {
  const screen = (page: string, token: string) => `${siteUrl}/${page}?token=${encodeURIComponent(token)}`
  return {
    activate: (to, token) =>
      compose(siteUrl, {
        kind: 'activate',
        ...addressed(to),
        subject: 'Activate your account',
        preview: 'One click and your account is open.',
        greeting: greet(to),
        paragraphs: ['Welcome to Stoa. Please activate your account; the link is good for 24 hours.'],
        action: { label: 'Activate the account', href: screen('verify-account', token) },
        afterwards: ['If you did not register, do nothing: the account stays closed.'],
      }),
    confirmEmail: (to, token) =>
      compose(siteUrl, {
        kind: 'confirm-email',
        ...addressed(to),
        subject: 'Confirm your e-mail address',
        preview: 'So that letters about your orders reach you.',
        greeting: greet(to),
        paragraphs: [
          'Welcome to Stoa. Please confirm that this address is yours; the link is good for 24 hours.',
        ],
        action: { label: 'Confirm the address', href: screen('verify-email', token) },
        afterwards: ['If you did not register, do nothing and you will not hear from us again.'],
      }),
    resetPassword: (to, token) =>
      compose(siteUrl, {
        kind: 'reset-password',
        ...addressed(to),
        subject: 'Reset your password',
        preview: 'The link is good for one hour and works once.',
        greeting: greet(to),
        paragraphs: [
          'Somebody, hopefully you, asked to reset your password. The link is good for one hour and works once.',
        ],
        action: { label: 'Choose a new password', href: screen('reset-password', token) },
        afterwards: ['If it was not you, do nothing: your password stays as it is.'],
      }),
    passwordChanged: to =>
      compose(siteUrl, {
        kind: 'password-changed',
        ...addressed(to),
        subject: 'Your password was changed',
        preview: 'All other devices are signed out.',
        greeting: greet(to),
        paragraphs: ['Your password was just changed, and all other devices were signed out.'],
        action: { label: 'It was not me: reset it', href: `${siteUrl}/forgot-password` },
        afterwards: ['If it was you, there is nothing to do.'],
      }),
    accountDeleted: to =>
      compose(siteUrl, {
        kind: 'account-deleted',
        // Of no account any more: it would say who the nameless row was.
        recipient: to.email,
        subject: 'Your account is deleted',
        preview: 'Your data is gone, your reviews stay without your name.',
        greeting: greet(to),
        paragraphs: [
          'Your account was deleted as you asked. Your addresses, your cart and your sessions are gone; your reviews stay, under “Former member”.',
        ],
        afterwards: ['This address is free again: you are welcome back at any time.'],
      }),
    contact: (operator, { name, email, subject, message }) =>
      compose(siteUrl, {
        kind: 'contact',
        recipient: operator,
        replyTo: email,
        subject: `Contact: ${subject}`,
        preview: message.slice(0, 90),
        greeting: `${name} <${email}> wrote through the contact form.`,
        paragraphs: [],
        quote: message,
        afterwards: [
          'Answer this letter and it goes to them. Nobody has checked that the address is theirs.',
        ],
      }),
  }
}

const addressed = ({ id, email }: Addressee) => ({ recipient: email, userId: id })

/** Anybody can register another's address under any name: a name that is an advertisement is left out. */
function greet({ username }: Addressee): string {
  const name = username.replace(/\s+/g, ' ').trim()
  return /[/:@<>\\]|www\.|\.\p{L}{2,}/iu.test(name) ? 'Hello,' : `Hello ${name},`
}
