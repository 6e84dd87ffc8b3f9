/** Prints every kind of email with made-up facts as JSON, for Storybook's page of them. */
import { emailSamples } from './email-samples/index.ts'

const groups = Object.entries(await emailSamples()).map(([group, emails]) => ({
  group,
  emails: emails.map(({ kind, subject, html }) => ({ kind, subject, html })),
}))
process.stdout.write(JSON.stringify(groups))
