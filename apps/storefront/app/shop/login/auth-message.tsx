import { EmptyState } from '@stoa/ui'

export interface AuthMessageProps {
  readonly title: string
  readonly text: string
  readonly action: { readonly label: string; readonly href: string }
}

/** Shows a message in the centered card instead of a form. */
export const AuthMessage = ({ title, text, action }: AuthMessageProps) => (
  <EmptyState headingLevel={1} thing="box" title={title} description={text} action={action} />
)
