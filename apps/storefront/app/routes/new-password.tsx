import ResetPassword, { meta as metaOfGuests } from './reset-password.tsx'

export const meta = metaOfGuests

/** Does what `/reset-password` does, for guests and users alike. */
export default function NewPassword() {
  return <ResetPassword />
}
