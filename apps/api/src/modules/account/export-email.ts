import type { Tx } from '../../platform/db/client.ts'
import {
  type Addressee,
  addressed,
  type Brand,
  compose,
  type Email,
  greet,
  queueEmail,
} from '../mail/index.ts'

/**
 * Email to a person who asked the operator for their data. It leads to their download, which needs a login, so that neither an email nor
 * an operator has the data.
 */
export const exportEmail = (brand: Brand, to: Addressee): Email =>
  compose(brand, {
    kind: 'account-export',
    ...addressed(to),
    subject: 'Your data is ready to download',
    preview: 'Log in to get it as one file.',
    greeting: greet(to),
    paragraphs: [
      `You asked for the data that ${brand.marketplaceName} keeps about you. Log in, and choose “Download my data” in your profile. The file contains everything as it is at that moment.`,
    ],
    action: { label: 'Get your data', href: `${brand.siteUrl}/account/profile` },
    afterwards: [
      'If you can’t log in, choose “Forgot password” there. If you didn’t ask for your data, you don’t need to do anything.',
    ],
  })

/** Emails a person a link to the download of their data. */
export const sendExportEmail = (tx: Tx, brand: Brand, to: Addressee): Promise<unknown> =>
  queueEmail(tx, exportEmail(brand, to))
