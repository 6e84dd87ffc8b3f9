/** Emails: templates, queue and delivery, and the mailbox that shows them during development. */

export type { Brand } from '../../platform/market.ts'
export { type Addressee, addressed, greet, isAdvertising } from './addressee.ts'
export { createContactHandlers } from './contact.handlers.ts'
export type { Draft, EmailPicture, EmailText, ParcelLook, Section, SectionRow } from './email-draft.ts'
export { compose } from './email-layout.ts'
export { createEmailTemplates } from './email-templates.ts'
export { deleteEmailsOf, findEmailsOf, sweepEmails } from './emails.repository.ts'
export { registerMailbox } from './mailbox.ts'
export { type MemberAddressee, memberEmail, sellerHref } from './member-email.ts'
export { operatorReference } from './operator-reference.ts'
export {
  createSendEmailJob,
  createWakeEmailsJob,
  type Delivery,
  type Email,
  queueEmail,
  queueEmails,
  resendEmail,
  wakeEmails,
} from './send-email.ts'
