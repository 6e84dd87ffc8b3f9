import VerifyEmail, { meta as metaOfGuests } from './verify-email.tsx'

export const meta = metaOfGuests

/** Does what `/verify-email` does, for guests and users alike. */
export default function ConfirmEmail() {
  return <VerifyEmail />
}
