import type { Brand } from '../../platform/market.ts'
import { type Addressee, addressed, greet } from './addressee.ts'
import { compose } from './email-layout.ts'
import type { Email } from './send-email.ts'

export interface ContactMessage {
  name: string
  email: string
  topic?: keyof typeof TOPICS | undefined
  subject: string
  message: string
}

/** Beginning of the subject, for the people who answer. */
const TOPICS = {
  order: 'Order: ',
  product: 'Product: ',
  account: 'Account: ',
  selling: 'Selling: ',
  other: '',
}

/** Code for an address, with its account if it has one. */
export interface SignInCodeMail {
  email: string
  code: string
  user: Addressee | null
  /** Whether the code would prove the account's address for the first time. */
  isFirstProof: boolean
}

export interface EmailTemplates {
  activate(to: Addressee, token: string): Email
  confirmEmail(to: Addressee, token: string): Email
  signInCode(given: SignInCodeMail): Email
  resetPassword(to: Addressee, token: string): Email
  deviceLink(to: Addressee, token: string): Email
  newDevice(to: Addressee, where: { device: string; at: Date }): Email
  passwordChanged(to: Addressee): Email
  confirmNewEmail(to: Addressee, token: string): Email
  emailChangeAsked(to: Addressee, newEmail: string): Email
  emailChanged(to: Addressee, newEmail: string): Email
  accountDeleted(to: Addressee): Email
  contactMessage(operator: string, message: ContactMessage): Email
}

/** Every email that the marketplace sends. Links open a screen, and the screen asks for a click. */
export function createEmailTemplates(brand: Brand): EmailTemplates {
  const screen = (page: string, token: string) =>
    `${brand.siteUrl}/${page}?token=${encodeURIComponent(token)}`
  return {
    activate: (to, token) =>
      compose(brand, {
        kind: 'activate',
        ...addressed(to),
        subject: 'Activate your account',
        preview: 'One click activates your account.',
        greeting: greet(to),
        paragraphs: [
          `Welcome to ${brand.marketplaceName}. Activate your account with this link. The link works for 24 hours.`,
        ],
        action: { label: 'Activate account', href: screen('verify-account', token) },
        afterwards: ['If you didn’t register, you can ignore this email. The account stays inactive.'],
      }),
    confirmEmail: (to, token) =>
      compose(brand, {
        kind: 'confirm-email',
        ...addressed(to),
        subject: 'Confirm your email address',
        preview: 'Make sure that emails about your orders reach you.',
        greeting: greet(to),
        paragraphs: [
          `Welcome to ${brand.marketplaceName}. Confirm that this address is yours. The link works for 24 hours.`,
        ],
        action: { label: 'Confirm address', href: screen('verify-email', token) },
        afterwards: ['If you didn’t register, you can ignore this email. We won’t write again.'],
      }),
    signInCode: ({ email, user, code, isFirstProof }) =>
      compose(brand, {
        kind: 'sign-in-code',
        ...(user ? addressed(user) : { recipient: email }),
        subject: `${code} is your code for ${brand.marketplaceName}`,
        preview: 'The code works once, within 10 minutes.',
        greeting: user ? greet(user) : 'Hello,',
        paragraphs: [
          `Your code is ${code}. Enter it on the page where you asked for it. It works once, within 10 minutes.`,
          ...(isFirstProof
            ? [
                'Your email address wasn’t confirmed yet, and the code confirms it. For your safety, the password that the account had until now stops working then.',
              ]
            : []),
        ],
        afterwards: [
          'We never ask for this code by phone or in a message. If you didn’t ask for it, you can ignore this email.',
        ],
      }),
    resetPassword: (to, token) =>
      compose(brand, {
        kind: 'reset-password',
        ...addressed(to),
        subject: 'Reset your password',
        preview: 'The link works once, within one hour.',
        greeting: greet(to),
        paragraphs: [
          'Someone asked to reset the password of your account. The link works once, within one hour.',
        ],
        action: { label: 'Choose a new password', href: screen('reset-password', token) },
        afterwards: ['If it wasn’t you, you can ignore this email. Your password stays the same.'],
      }),
    deviceLink: (to, token) =>
      compose(brand, {
        kind: 'device-link',
        ...addressed(to),
        subject: 'Log in on your device',
        preview: 'The link works once, within 30 minutes.',
        greeting: greet(to),
        paragraphs: [
          'There were too many attempts to log in to your account. If it was you, open this link on the device you want to use. It works once, within 30 minutes. You still need your password.',
        ],
        action: { label: 'This is my device', href: screen('known-device', token) },
        afterwards: ['If it wasn’t you, you can ignore this email.'],
      }),
    newDevice: (to, { device, at }) =>
      compose(brand, {
        kind: 'new-device',
        ...addressed(to),
        subject: 'A new device logged in to your account',
        preview: `${device}, ${brand.words.moment(at)}`,
        greeting: greet(to),
        paragraphs: [
          `Someone logged in to your account on a new device: ${device}, ${brand.words.moment(at)}.`,
        ],
        action: { label: 'Not you? Reset your password', href: `${brand.siteUrl}/forgot-password` },
        link: { label: 'See where you are logged in', href: `${brand.siteUrl}/account/change-password` },
        afterwards: ['If it was you, you don’t need to do anything.'],
      }),
    passwordChanged: to =>
      compose(brand, {
        kind: 'password-changed',
        ...addressed(to),
        subject: 'Your password was changed',
        preview: 'All other devices were logged out.',
        greeting: greet(to),
        paragraphs: ['Your password was just changed, and all other devices were logged out.'],
        action: { label: 'Not you? Reset your password', href: `${brand.siteUrl}/forgot-password` },
        afterwards: ['If it was you, you don’t need to do anything.'],
      }),
    confirmNewEmail: (to, token) =>
      compose(brand, {
        kind: 'confirm-new-email',
        ...addressed(to),
        subject: 'Confirm your new email address',
        preview: 'Your account uses this address once you confirm it.',
        greeting: greet(to),
        paragraphs: [
          'Confirm that you want to use this address for your account. The link works once, within 24 hours.',
        ],
        action: { label: 'Confirm address', href: screen('confirm-email', token) },
        afterwards: ['If you didn’t ask for this, you can ignore this email. Nothing changes.'],
      }),
    emailChangeAsked: (to, newEmail) =>
      compose(brand, {
        kind: 'email-change-asked',
        ...addressed(to),
        subject: 'Your email address is about to change',
        preview: `The new address is ${newEmail}.`,
        greeting: greet(to),
        paragraphs: [
          `You asked to use ${newEmail} for your account. It changes when the link in our email to that address is opened.`,
        ],
        action: { label: 'Not you? Reset your password', href: `${brand.siteUrl}/forgot-password` },
        afterwards: ['If it was you, you don’t need to do anything here.'],
      }),
    emailChanged: (to, newEmail) =>
      compose(brand, {
        kind: 'email-changed',
        ...addressed(to),
        subject: 'Your email address was changed',
        preview: `Your account uses ${newEmail} now.`,
        greeting: greet(to),
        paragraphs: [
          `Your account uses ${newEmail} now. Log in with that address from now on. We send emails about your orders there.`,
        ],
        link: { label: 'Not you? Write to us', href: `${brand.siteUrl}/contact` },
      }),
    accountDeleted: to =>
      compose(brand, {
        kind: 'account-deleted',
        // Without the account's id: it would say whose the anonymous row was.
        recipient: to.email,
        subject: 'Your account was deleted',
        preview: 'Your data was deleted. Your reviews and answered questions stay without your name.',
        greeting: greet(to),
        paragraphs: [
          'We’ve deleted your account with your addresses, cart and sessions, as you asked. Your reviews and answered questions stay under the name “Former member”.',
        ],
        afterwards: ['You can create a new account with this address at any time.'],
      }),
    contactMessage: (operator, { name, email, topic = 'other', subject, message }) =>
      compose(brand, {
        kind: 'contact',
        recipient: operator,
        replyTo: email,
        subject: `Contact: ${TOPICS[topic]}${subject}`,
        preview: message.slice(0, 90),
        greeting: `${name} <${email}> sent a message through the contact form.`,
        paragraphs: [],
        quote: message,
        afterwards: ['Your reply to this email goes to the sender. The address wasn’t verified.'],
      }),
  }
}
