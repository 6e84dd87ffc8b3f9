import { Note } from '@stoa/ui'
import { wishPartLabels } from './wish-parts.labels.ts'

export const WishesUnread = ({ onRetry }: { onRetry: () => void }) => (
  <Note
    tone="caution"
    role="status"
    title={wishPartLabels.unread}
    action={{ label: wishPartLabels.retry, onClick: onRetry }}
  >
    {wishPartLabels.unreadText}
  </Note>
)
