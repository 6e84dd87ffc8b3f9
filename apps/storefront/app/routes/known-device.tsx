import { unwrap } from '@stoa/api-client'
import { api } from '../data/api.ts'
import { pageMeta } from '../lib/seo.ts'
import type { NamedPage } from '../shop/login/card-frame.tsx'
import { ResendEmail } from '../shop/login/resend-email.tsx'
import { TokenForm } from '../shop/login/token-form.tsx'
import { knownDeviceLabels } from './known-device.labels.ts'

export const handle: NamedPage = { title: knownDeviceLabels.title }

export const meta = () =>
  pageMeta({ title: knownDeviceLabels.title, description: knownDeviceLabels.description, noIndex: true })

const ask = (email: string) => unwrap(api.POST('/api/auth/device-link', { body: { email } }))
const confirm = (token: string) => unwrap(api.POST('/api/auth/device-link/confirm', { body: { token } }))

/** Lets the owner of an account past the login limit by email, when strangers have used up its attempts. */
export default function KnownDevice() {
  return (
    <TokenForm
      title={knownDeviceLabels.heading}
      lede={knownDeviceLabels.lede}
      submitLabel={knownDeviceLabels.submit}
      done={knownDeviceLabels.done}
      spend={confirm}
      anotherHref="/known-device"
      withoutToken={<ResendEmail {...knownDeviceLabels.resend} send={ask} />}
    />
  )
}
