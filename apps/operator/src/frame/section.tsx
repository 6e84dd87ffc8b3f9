import { Heading } from '@stoa/ui/heading'
import { Panel } from '@stoa/ui/panel'
import { Stack } from '@stoa/ui/stack'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  /** Link or button next to the title. */
  action?: ReactNode
  children: ReactNode
}

/** A panel with its heading. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId()
  const heading = (
    <Heading level={2} step="title3" id={id}>
      {title}
    </Heading>
  )
  return (
    <Panel as="section" padded aria-labelledby={id}>
      <Stack>
        {action ? (
          <Stack layout="row">
            {heading}
            {action}
          </Stack>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Panel>
  )
}
