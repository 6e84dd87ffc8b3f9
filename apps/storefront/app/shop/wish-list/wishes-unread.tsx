import { Note } from '@stoa/ui'

export const WishesUnread = ({ onRetry }: { onRetry: () => void }) => (
  <Note
    tone="caution"
    role="status"
    title="Your wish list could not be read."
    action={{ label: 'Try again', onClick: onRetry }}
  >
    What you saved is still there.
  </Note>
)
