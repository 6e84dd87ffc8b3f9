import { EmptyState } from '@stoa/ui'

export interface AuthMessageProps {
  readonly title: string
  readonly text: string
  readonly action: { readonly label: string; readonly href: string }
}

/** The inside of the centred card where there is nothing to fill in, only something to know. */
export const AuthMessage = ({ title, text, action }: AuthMessageProps) => (
  <EmptyState headingLevel={1} thing="box" title={title} text={text} action={action} />
)
